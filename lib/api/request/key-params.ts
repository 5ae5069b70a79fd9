import * as z from 'zod';

/** A signed key from a mail. */
export const keyParams = z.object({ key: z.string() });

import * as z from 'zod';

/** For routes with [key], a signed key from a mail. A malformed key is not found. */
export const keyParams = z.object({ key: z.string() });

import * as z from 'zod';

/** For routes with [key]: a signed key from a mail. A malformed one is answered with 404. */
export const keyParams = z.object({ key: z.string() });

import * as z from 'zod';

/** For routes with [id]. The lookup answers a malformed id with 404. */
export const idParams = z.object({ id: z.string() });

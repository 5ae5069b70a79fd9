import * as z from 'zod';

/** For routes with [id]. A malformed id is not found by the query. */
export const idParams = z.object({ id: z.string() });

import * as z from 'zod';

/** Of routes with [id]. What it may look like is known where it is looked up: a wrong one is 404. */
export const idParams = z.object({ id: z.string() });

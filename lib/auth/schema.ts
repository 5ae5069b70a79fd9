import * as z from 'zod';

/** The body of POST /api/age-check. */
export const ageAnswer = z.object({ over18: z.boolean() });

import * as z from 'zod';

export const ageAnswer = z.object({ over18: z.boolean() });

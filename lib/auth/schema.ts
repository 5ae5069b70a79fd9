import * as z from 'zod';

/** How an age-check provider sends a visitor back. Without a code, the check failed. */
export const ageReturn = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(200).optional(),
});

export const ageAnswer = z.object({ over18: z.boolean() });

import * as z from 'zod';

/** What a provider of age checks sends a visitor back with; without a code it refused. */
export const ageReturn = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(200).optional(),
});

export const ageAnswer = z.object({ over18: z.boolean() });

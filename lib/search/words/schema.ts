import * as z from 'zod';

export const suggestQuery = z.object({
  q: z
    .string()
    .default('')
    .meta({ examples: ['ford fi'] }),
  of: z
    .enum(['places'])
    .optional()
    .meta({ description: 'What to offer alone; everything without it.' }),
});

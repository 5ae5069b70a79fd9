import * as z from 'zod';

/** The query of GET /api/search/suggest. */
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

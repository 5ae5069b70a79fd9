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

/** The parameters of /search; others are allowed too. */
export const countQuery = z.object({
  q: z
    .string()
    .optional()
    .meta({ examples: ['road bike'] }),
  category: z
    .string()
    .optional()
    .meta({ examples: ['leisure'] }),
  place: z
    .string()
    .optional()
    .meta({ examples: ['ilford'] }),
  min: z.string().optional().meta({ description: 'Lowest price in pounds.' }),
  max: z.string().optional().meta({ description: 'Highest price in pounds.' }),
});

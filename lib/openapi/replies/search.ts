import * as z from 'zod';

export const boundedCount = z.strictObject({
  count: z.number().int(),
  isMore: z.boolean().meta({ description: 'There are more than are counted.' }),
});

export const suggestions = z.array(
  z.strictObject({
    text: z.string(),
    kind: z.string().meta({ description: 'Category, Make, Model or Place; empty for words.' }),
    href: z.string().optional().meta({ description: 'The search that it leads to.' }),
    category: z
      .string()
      .optional()
      .meta({ description: 'Of words: the category that has most of their ads.' }),
    count: z
      .number()
      .int()
      .optional()
      .meta({ description: 'Of categories and whole searches: how many ads the search shows.' }),
    isMore: z.literal(true).optional().meta({ description: 'There are more than are counted.' }),
  }),
);

import * as z from 'zod';
import { siteTexts } from '@/lib/catalogue/site-texts';

export const autocompleteQuery = z.object({
  term: z
    .string()
    .default('')
    .meta({ examples: ['ilford'] }),
});

export const postcodeForm = z.object(
  { postcode: z.string({ error: siteTexts.postcodeInvalid }) },
  { error: siteTexts.postcodeInvalid },
);

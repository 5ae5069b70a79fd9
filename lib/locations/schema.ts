import * as z from 'zod';
import { messages } from '@/lib/catalogue/messages';

export const autocompleteQuery = z.object({
  term: z
    .string()
    .default('')
    .meta({ examples: ['ilford'] }),
});

export const postcodeForm = z.object(
  { postcode: z.string({ error: messages.postcodeInvalid }) },
  { error: messages.postcodeInvalid },
);

import * as z from 'zod';
import { messages } from '@/lib/catalogue/messages';

/** The query of GET /api/locations/autocomplete. */
export const autocompleteQuery = z.object({
  term: z
    .string()
    .default('')
    .meta({ examples: ['ilford'] }),
});

/** The body of POST /api/locations/enrich-from-postcode. */
export const postcodeForm = z.object(
  { postcode: z.string({ error: messages.postcodeInvalid }) },
  { error: messages.postcodeInvalid },
);

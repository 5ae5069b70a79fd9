import type { Rule } from '@/lib/search/vocabulary/meaning';

export const services: readonly Rule[] = [
  {
    // Asking for a quote means a service.
    pattern:
      /(?:(?<=^|\s)(?:free )?(?:quotes?|quotations?|estimates?)(?: for)?|\bno call ?out (?:fee|charge))(?=$|\s)(?! (?:wall|art|print|sign|poster|book)\b)(?<!\b(?:film|movie|love|famous|bible|inspirational) \w+)/g,
    read: () => ({ group: 'services', decidesGroup: true }),
    understood: [
      ['fencing quote', 'quote'],
      ['quote for loft conversion', 'quote for'],
      ['boiler service no call out fee', 'no call out fee'],
    ],
    stays: ['quote wall art', 'inspirational quotes', 'unquoted', 'movie quotes'],
  },
];

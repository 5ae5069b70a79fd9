import { autocompleteMin } from '@/lib/catalogue/limits';
import type { Operation } from '@/lib/openapi/operation';
import { boundedCount, suggestions } from '@/lib/openapi/replies/search';
import { countQuery, suggestQuery } from '@/lib/search/address/schema';

export const searchOperations: readonly Operation[] = [
  {
    id: 'countSearch',
    method: 'get',
    path: '/api/search/count',
    tag: 'Search',
    summary: 'Count the results of a search',
    description:
      'Takes every parameter of /search. Counts to 1,000, and nothing of the adult section.',
    access: 'open',
    query: countQuery,
    reply: boundedCount,
    errors: ['unavailable'],
  },
  {
    id: 'suggestSearches',
    method: 'get',
    path: '/api/search/suggest',
    tag: 'Search',
    summary: 'Suggest searches',
    description: `Categories, words, makes and models of ads, and places. Nothing for fewer than ${autocompleteMin} characters, and nothing of the adult section.`,
    access: 'open',
    query: suggestQuery,
    reply: suggestions,
    errors: ['unavailable'],
  },
];

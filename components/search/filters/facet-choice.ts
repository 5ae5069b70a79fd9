import type { Facet } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';

/** Without what was understood from the words, which may change in the same form. */
export function withChoice(facet: Facet, { facets }: SearchQuery): Facet {
  const choice = facets[facet.name];
  if (facet.kind === 'values') {
    const chosen = choice && 'values' in choice ? choice.values : [];
    return {
      ...facet,
      values: facet.values.map((value) => ({ ...value, isChosen: chosen.includes(value.value) })),
    };
  }
  const { min, max } = choice && 'min' in choice ? choice : { min: null, max: null };
  return facet.kind === 'day' ? { ...facet, latest: max } : { ...facet, min, max };
}

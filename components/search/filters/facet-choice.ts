import type { Facet } from '@/lib/search/facets/facet';
import { facetFields } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { choiceText, implied } from './facet-labels';

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

/** By field name: what was understood from the words and not chosen. */
export function understoodFacets(
  typed: SearchQuery,
  interpreted: SearchQuery,
  shown: readonly Facet[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const field of facetFields(interpreted.scope, typed.isAdult)) {
    const choice = interpreted.facets[field.name];
    if (!choice || typed.facets[field.name]) continue;
    if ('values' in choice && implied.has(`${field.name}=${choice.values.join()}`)) continue;
    texts.set(field.name, choiceText(field, choice, shown));
  }
  return texts;
}

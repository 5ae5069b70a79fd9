import { wantedChoices } from '@/lib/catalogue/form-kinds/form-kinds';
import { facetKey } from './facet-values';
import { facetFields } from './scopes';
import type { Scope, SearchQuery } from './search-query';

/** The choice of wanted ads; null if ads of this scope have none. */
export function wantedFacets(scope: Scope): SearchQuery['facets'] | null {
  const names = facetFields(scope, false).map(({ name }) => name);
  const choice = wantedChoices.find(({ field }) => names.includes(field));
  return choice ? { [choice.field]: { values: [facetKey(choice.value)] } } : null;
}

/** True if the filters ask for wanted ads. */
export const asksForWantedAds = ({ facets }: SearchQuery): boolean =>
  wantedChoices.some(({ field, value }) => {
    const choice = facets[field];
    return choice && 'values' in choice && choice.values.join() === facetKey(value);
  });

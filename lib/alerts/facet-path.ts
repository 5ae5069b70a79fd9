import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { facetKey, hasOptions, saysZero } from '@/lib/search/query/facet-values';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, SearchFilter } from '@/lib/search/query/search-query';

/** The chosen facets as a jsonpath that an ad's facets are tested by; null without any. */
export function facetPath({ scope, isAdult, facets }: SearchFilter): string | null {
  const conditions = facetFields(scope, isAdult).flatMap((field) => {
    const choice = facets[field.name];
    return choice ? [`(${conditionOf(field, choice)})`] : [];
  });
  return conditions.length > 0 ? conditions.join(' && ') : null;
}

function conditionOf(field: FormField, choice: FacetChoice): string {
  const own = memberOf(field.name);
  if ('values' in choice) {
    const alternatives = hasOptions(field)
      ? field.options
          .filter((option) => choice.values.includes(facetKey(option)))
          .map((option) => `${own} == ${JSON.stringify(option)}`)
      : choice.values.map((value) => `${own} like_regex ${exactly(value)} flag "i"`);
    return alternatives.join(' || ');
  }
  const upper = 'upperFacet' in field && field.upperFacet ? memberOf(field.upperFacet) : own;
  const atLeast =
    upper === own
      ? `${own} >= ${choice.min}`
      : `(${upper} >= ${choice.min} || (!exists(${upper}) && ${own} >= ${choice.min}))`;
  const within = [
    ...(choice.min === null ? [] : [atLeast]),
    ...(choice.max === null ? [] : [`${own} <= ${choice.max}`]),
  ].join(' && ');
  const zero = saysZero(field, choice);
  if (!zero) return within;
  const implied = zero.details.map(
    ([name, value]) => `${memberOf(name)} == ${JSON.stringify(value)}`,
  );
  // A jsonpath cannot read titles: the mail looks for the word.
  return [`(${within})`, `${own} == 1`, ...implied].join(' || ');
}

const memberOf = (name: string) => `$.${JSON.stringify(name)}`;

const exactly = (text: string) =>
  JSON.stringify(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import {
  boundInAddress,
  facetKey,
  hasOptions,
  isRangeField,
  parseBound,
  type RangeField,
} from '@/lib/search/query/facet-values';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, Scope, SearchFilter } from '@/lib/search/query/search-query';
import { cleanLine } from '@/lib/text/text';

export const facetNames = (field: FormField): string[] =>
  isRangeField(field) ? [`${field.name}-min`, `${field.name}-max`] : [field.name];

/** Bounds the size of the query. */
const mostFacetValues = 20;

/** Drops unknown values; sorts and deduplicates the rest. */
export function parseFacets(
  params: URLSearchParams,
  scope: Scope | null,
  isAdult: boolean,
): Record<string, FacetChoice> {
  const choices: Record<string, FacetChoice> = {};
  for (const field of facetFields(scope, isAdult)) {
    const choice = isRangeField(field) ? parseRange(params, field) : parseValues(params, field);
    if (choice && (field.name !== 'model' || choices.make)) choices[field.name] = choice;
  }
  return choices;
}

export function facetParams({ scope, isAdult, facets }: SearchFilter): [string, string][] {
  return facetFields(scope, isAdult).flatMap((field): [string, string][] => {
    const { name } = field;
    const choice = facets[name];
    if (!choice) return [];
    if ('values' in choice) return choice.values.map((value) => [name, value]);
    if (!isRangeField(field)) return [];
    const bounds = [choice.min, choice.max];
    return facetNames(field).flatMap((key, index): [string, string][] => {
      const value = bounds[index] ?? null;
      return value === null ? [] : [[key, String(boundInAddress(field, value))]];
    });
  });
}

function parseValues(params: URLSearchParams, field: FormField): FacetChoice | undefined {
  const longest = field.control === 'text' ? field.maxLength : Number.POSITIVE_INFINITY;
  const typed = params
    .getAll(field.name)
    .slice(0, mostFacetValues)
    .map((value) => facetKey(cleanLine(value)))
    .filter((value) => value !== '' && value.length <= longest);
  const chosen = new Set(typed);
  const values = hasOptions(field)
    ? field.options.map(facetKey).filter((option) => chosen.has(option))
    : [...chosen].sort();
  return values.length > 0 ? { values } : undefined;
}

function parseRange(params: URLSearchParams, field: RangeField): FacetChoice | undefined {
  const [from = null, max = null] = facetNames(field).map(
    (name) => parseBound(field, params.get(name) ?? '') ?? null,
  );
  const min = field.control === 'date' ? null : from;
  if (min === null && max === null) return undefined;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

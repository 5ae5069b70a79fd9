import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { type FacetGroup, facetSample, splitFields } from '@/lib/search/engine/facet-groups';
import type { CategoryCounts } from '@/lib/search/engine/search-engine';
import { splitLabel } from './detail-key';
import type { SearchRequest, SearchResponse } from './multi-search';

/* Counts all matches, since the engine counts while it searches. */

type Aggregations = NonNullable<SearchRequest['aggs']>;

const mostCategories = 500;
const mostValues = 2000;

export const ofCategories: Aggregations = {
  categories: { terms: { field: 'category', size: mostCategories } },
};

export function ofFields(fields: readonly FormField[]): Aggregations {
  const { values, ranges } = splitFields(fields);
  const names = values.map(({ name }) => name).join('|');
  const bounds = ranges.flatMap(({ name }) => [
    [`least ${name}`, { min: { field: `numbers.${name}` } }],
    [`most ${name}`, { max: { field: `numbers.${name}` } }],
  ]);
  return {
    ...(names === ''
      ? {}
      : { labels: { terms: { field: 'labels', size: mostValues, include: `(${names})=.*` } } }),
    ...Object.fromEntries(bounds),
  };
}

export const categoriesOf = ({ aggregations }: SearchResponse): CategoryCounts => ({
  offered: null,
  counts: new Map(
    (aggregations?.categories?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]),
  ),
  isMore: false,
});

/** Grouped as in PostgreSQL. At most the sample is reported, although nothing is left out. */
export function groupsOf(
  fields: readonly FormField[],
  { aggregations, hits }: SearchResponse,
): FacetGroup[] {
  const { values, ranges, everyBit } = splitFields(fields);
  const bound = (which: 'least' | 'most') =>
    ranges.map(({ name }) => aggregations?.[`${which} ${name}`]?.value ?? null);
  const whole = {
    others: everyBit,
    value: null,
    count: Math.min(hits.total?.value ?? 0, facetSample),
    lowest: bound('least'),
    highest: bound('most'),
  };
  const of = (aggregations?.labels?.buckets ?? []).flatMap(({ key, doc_count }) => {
    const { name, value } = splitLabel(key);
    const at = values.findIndex((field) => field.name === name);
    if (at < 0) return [];
    return {
      others: everyBit - 2 ** (values.length - 1 - at),
      value: values[at]?.control === 'chips' ? JSON.stringify([value]) : value,
      count: doc_count,
      lowest: [],
      highest: [],
    };
  });
  return [whole, ...of];
}

import type { FormField } from '@/lib/catalogue/form-kind';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { compareText } from '@/lib/search/list/list-order';
import { askNewest } from '@/lib/search/list/newest-matches';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { facetKey, isRangeField } from './facet-values';

/** Values are counted in this many of the newest ads: counting costs more than the rest of a search. */
export const facetSample = 400;

export type FacetRow = {
  name: string;
  /** As in addresses; null for a range. */
  value: string | null;
  /** The most frequent spelling. */
  label: string;
  count: number;
  lowest: number | null;
  highest: number | null;
};

/** Ads with one value of a field, or all ads with the bounds of the ranges. */
type Group = {
  /** A bit mask of the other fields, the last field lowest. */
  others: number;
  value: string | null;
  count: number;
  lowest: (number | null)[];
  highest: (number | null)[];
};

/**
 * Reads all fields in one pass over the ads and merges spellings of the same value. The row without
 * a name counts the ads themselves.
 */
export async function countFacets(
  fields: readonly FormField[],
  filter: SearchFilter,
  now: Date,
): Promise<FacetRow[]> {
  const ranges = fields.filter(isRangeField);
  const values = fields.filter((field) => !isRangeField(field));
  const everyBit = 2 ** values.length - 1;
  const groups = await askNewest(
    { filter, now, most: facetSample, columns: Prisma.sql`a."facets"` },
    (newest) => readRows<Group>(groupsSql(values, ranges, newest)),
    (found) => found.find(({ others }) => others === everyBit)?.count ?? 0,
  );
  const ofField = (index: number) => everyBit - 2 ** (values.length - 1 - index);
  const all = groups.find(({ others }) => others === everyBit);
  const row = { value: null, label: '', count: all?.count ?? 0, lowest: null, highest: null };
  return [
    { ...row, name: '' },
    ...ranges.map(({ name }, index) => ({
      ...row,
      name,
      lowest: all?.lowest[index] ?? null,
      highest: all?.highest[index] ?? null,
    })),
    ...values.flatMap((field, index) =>
      valuesOf(
        field,
        groups.filter(({ others }) => others === ofField(index)),
      ).map((found) => ({ ...row, ...found, name: field.name })),
    ),
  ];
}

function groupsSql(
  values: readonly FormField[],
  ranges: readonly FormField[],
  newest: Prisma.Sql,
): Prisma.Sql {
  const columns = values.map((_, index) => Prisma.raw(`"value${index}"`));
  const numbers = ranges.map((_, index) => Prisma.raw(`"number${index}"`));
  const list = (some: Prisma.Sql[]) => (some.length > 0 ? Prisma.join(some) : Prisma.empty);
  const bounds = (which: 'min' | 'max') =>
    list(numbers.map((number) => Prisma.sql`${Prisma.raw(which)}(${number})`));
  const read = [
    ...values.map(({ name }, index) => Prisma.sql`"facets" ->> ${name} AS ${columns[index]}`),
    ...ranges.map(
      ({ name }, index) => Prisma.sql`("facets" -> ${name})::float8 AS ${numbers[index]}`,
    ),
  ];
  const hasValues = columns.length > 0;
  return Prisma.sql`
    SELECT ${hasValues ? Prisma.sql`grouping(${list(columns)})` : Prisma.sql`0`} AS "others",
      ${hasValues ? Prisma.sql`coalesce(${list(columns)})` : Prisma.sql`NULL`} AS "value",
      count(*)::integer AS "count", ARRAY[${bounds('min')}]::float8[] AS "lowest",
      ARRAY[${bounds('max')}]::float8[] AS "highest"
    FROM (
      SELECT ${list(read)} FROM (${newest}) newest
      -- Each detail is read once, and not once for all that is made of it.
      OFFSET 0) sample
    GROUP BY GROUPING SETS (${list([Prisma.sql`()`, ...columns.map((column) => Prisma.sql`(${column})`)])})`;
}

function valuesOf(field: FormField, groups: readonly Group[]) {
  const merged = new Map<string, Pick<FacetRow, 'label' | 'count'> & { value: string }>();
  const texts = groups.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
  texts.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  for (const { value: text, count } of texts) {
    // Chips are stored together.
    const labels: string[] = field.control === 'chips' ? JSON.parse(text) : [text];
    for (const label of labels) {
      const value = facetKey(label);
      const known = merged.get(value);
      merged.set(value, {
        value,
        label: known?.label ?? label,
        count: count + (known?.count ?? 0),
      });
    }
  }
  return [...merged.values()];
}

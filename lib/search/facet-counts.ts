import type { FormField } from '@/lib/catalogue/form-kind';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { facetKey, isRangeField } from './facet-values';
import { compareText } from './list-order';
import { matchingSql } from './matching-sql';
import type { SearchFilter } from './search-query';

/** Counts are exact up to so many matching ads; beyond, they are of the newest of them. */
export const facetsCountedTo = 10_000;

export type FacetRow = {
  name: string;
  /** As it stands in addresses; null: a range. */
  value: string | null;
  /** As most people write it. */
  label: string;
  count: number;
  lowest: number | null;
  highest: number | null;
};

type ReadRow = Omit<FacetRow, 'label'>;

/**
 * What the matching ads have in the fields; the row without a name counts the ads themselves. All
 * fields are read in one go over the ads, and what belongs together is put together here.
 */
export async function countFacets(
  fields: readonly FormField[],
  filter: SearchFilter,
  now: Date,
): Promise<FacetRow[]> {
  const names = (some: readonly FormField[]) => some.map(({ name }) => name);
  const isRange = Prisma.sql`"name" = ANY (${names(fields.filter(isRangeField))})`;
  const rows = await readRows<ReadRow>(Prisma.sql`
    WITH sample AS MATERIALIZED (
      SELECT a."facets" FROM "Ad" a WHERE ${matchingSql(filter, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${facetsCountedTo + 1})
    SELECT '' AS "name", NULL AS "value", count(*)::integer AS "count",
      NULL::float8 AS "lowest", NULL::float8 AS "highest"
    FROM sample
    UNION ALL
    SELECT "name", CASE WHEN NOT ${isRange} THEN "text" END, count(*)::integer,
      min(CASE WHEN ${isRange} THEN "text"::float8 END),
      max(CASE WHEN ${isRange} THEN "text"::float8 END)
    FROM sample, jsonb_each_text("facets") AS detail("name", "text")
    WHERE "name" = ANY (${names(fields)}) AND "text" IS NOT NULL
    GROUP BY 1, 2`);
  return [
    ...rows.filter(({ name }) => name === ''),
    ...fields.flatMap((field) => ofField(field, rows)),
  ].map((row) => ({ label: row.value ?? '', ...row }));
}

function ofField(field: FormField, rows: readonly ReadRow[]): (ReadRow & { label?: string })[] {
  const own = rows.filter(({ name }) => name === field.name);
  if (isRangeField(field)) return own;
  const merged = new Map<string, FacetRow>();
  // The most frequent first: its way of writing is the label.
  for (const row of own.toSorted(
    (a, b) => b.count - a.count || compareText(textOf(a), textOf(b)),
  )) {
    for (const label of field.control === 'chips' ? chipsOf(row) : [textOf(row)]) {
      const value = facetKey(label);
      const known = merged.get(value);
      merged.set(value, {
        ...row,
        value,
        label: known?.label ?? label,
        count: row.count + (known?.count ?? 0),
      });
    }
  }
  return [...merged.values()];
}

const textOf = ({ value }: ReadRow) => value ?? '';

/** Chips are read as they are stored together. */
const chipsOf = (row: ReadRow): string[] => JSON.parse(textOf(row));

import type { FormField } from '@/lib/catalogue/form-kind';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { hasOptions, isRangeField } from './facet-values';
import { matchingSql } from './matching-sql';
import type { SearchFilter } from './search-query';

/** Counts are exact up to so many matching ads; beyond, they are of the newest of them. */
export const facetsCountedTo = 10_000;

export type FacetRow = {
  name: string;
  value: string | null;
  /** As most people write it. */
  label: string | null;
  count: number;
  lowest: number | null;
  highest: number | null;
};

/** What the matching ads have in the fields; the row without a name counts the ads themselves. */
export function countFacets(
  fields: readonly FormField[],
  filter: SearchFilter,
  now: Date,
): Promise<FacetRow[]> {
  return readRows(Prisma.sql`
    WITH sample AS MATERIALIZED (
      SELECT a."facets" FROM "Ad" a WHERE ${matchingSql(filter, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${facetsCountedTo + 1})
    ${Prisma.join([Prisma.sql`${row({ name: '' })} FROM sample`, ...fields.map(fieldSql)], ' UNION ALL ')}`);
}

function fieldSql(field: FormField): Prisma.Sql {
  const { name } = field;
  const key = Prisma.raw(`'${name}'`);
  if (isRangeField(field)) {
    const number = Prisma.sql`("facets" -> ${key})::float8`;
    return Prisma.sql`${row({
      name,
      lowest: Prisma.sql`min(${number})`,
      highest: Prisma.sql`max(${number})`,
    })} FROM sample`;
  }
  if (field.control === 'chips') {
    return Prisma.sql`${row({ name, value: Prisma.sql`chip` })}
      FROM sample, jsonb_array_elements_text("facets" -> ${key}) chip GROUP BY chip`;
  }
  const text = Prisma.sql`"facets" ->> ${key}`;
  const value = hasOptions(field) ? text : Prisma.sql`lower(${text})`;
  const label = hasOptions(field) ? undefined : Prisma.sql`mode() WITHIN GROUP (ORDER BY ${text})`;
  return Prisma.sql`${row({ name, value, ...(label && { label }) })} FROM sample
    WHERE ${text} IS NOT NULL GROUP BY ${value}`;
}

type Columns = { name: string } & Partial<
  Record<'value' | 'label' | 'lowest' | 'highest', Prisma.Sql>
>;

const row = ({ name, value, label, lowest, highest }: Columns) => Prisma.sql`
  SELECT ${name}::text AS "name", ${value ?? Prisma.sql`NULL`}::text AS "value",
    ${label ?? Prisma.sql`NULL`}::text AS "label", count(*)::integer AS "count",
    ${lowest ?? Prisma.sql`NULL`}::float8 AS "lowest",
    ${highest ?? Prisma.sql`NULL`}::float8 AS "highest"`;

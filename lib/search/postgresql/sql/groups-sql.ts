import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { Prisma } from '@/lib/db/prisma';
import { splitFields } from '@/lib/search/engine/facet-groups';

/** `newest`: a query with the column "facets". */
export function groupsSql(fields: readonly FormField[], newest: Prisma.Sql): Prisma.Sql {
  const { values, ranges } = splitFields(fields);
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

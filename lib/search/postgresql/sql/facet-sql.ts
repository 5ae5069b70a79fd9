import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { Prisma } from '@/lib/db/prisma';
import { facetKey, hasOptions, saysZero } from '@/lib/search/query/facet-values';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, SearchFilter } from '@/lib/search/query/search-query';

type Facets = Pick<SearchFilter, 'scope' | 'isAdult' | 'facets' | 'unrefused'>;

/** `a` is "Ad", which has titles (`hasWords`), or any table whose `id` is an ad's. */
export const facetSql = (
  { scope, isAdult, facets, unrefused = [] }: Facets,
  { hasWords }: { hasWords: boolean },
): Prisma.Sql[] => [
  ...facetFields(scope, isAdult).flatMap((field) => {
    const choice = facets[field.name];
    return choice ? [choiceSql(field, choice, hasWords)] : [];
  }),
  ...unrefused.map(
    (name) => Prisma.sql`(a."facets" @> ${JSON.stringify({ [name]: 'No' })}::jsonb) IS NOT TRUE`,
  ),
];

function choiceSql(field: FormField, choice: FacetChoice, hasWords: boolean): Prisma.Sql {
  if ('values' in choice) return valuesSql(field, choice.values);
  const number = Prisma.sql`(a."facets" -> ${nameOf(field)})::numeric`;
  const upper =
    'upperFacet' in field && field.upperFacet
      ? Prisma.sql`coalesce((a."facets" -> ${nameOf({ name: field.upperFacet })})::numeric, ${number})`
      : number;
  const { min, max } = choice;
  const within = Prisma.join(
    [
      ...(min === null ? [] : [Prisma.sql`${upper} >= ${min}`]),
      ...(max === null ? [] : [Prisma.sql`${number} <= ${max}`]),
    ],
    ' AND ',
  );
  const zero = saysZero(field, choice);
  if (!zero) return Prisma.sql`(${within})`;
  const inTitle = hasWords
    ? Prisma.sql`a."search" @@ to_tsquery('ad_english', ${zero.word})`
    : Prisma.sql`EXISTS (SELECT FROM "Ad" WHERE "Ad"."id" = a."id" AND "Ad"."search" @@ to_tsquery('ad_english', ${zero.word}))`;
  return Prisma.join(
    [
      Prisma.sql`${within}`,
      Prisma.sql`(${number} = 1 AND ${inTitle})`,
      ...zero.details.map(
        ([name, value]) => Prisma.sql`a."facets" @> ${JSON.stringify({ [name]: value })}::jsonb`,
      ),
    ],
    ' OR ',
    '(',
    ')',
  );
}

/** Options match as stored, through the index of details; texts match in lower case. */
function valuesSql(field: FormField, values: readonly string[]): Prisma.Sql {
  if (!hasOptions(field)) {
    const isIndexed = Prisma.sql`a."facets" ? 'make'`;
    const text = Prisma.sql`lower(a."facets" ->> ${nameOf(field)}) = ANY (${[...values]})`;
    return Prisma.sql`(${isIndexed} AND ${text})`;
  }
  const stored = field.options.filter((option) => values.includes(facetKey(option)));
  const alternatives = stored.map((option) => {
    const value = field.control === 'chips' ? [option] : option;
    return Prisma.sql`a."facets" @> ${JSON.stringify({ [field.name]: value })}::jsonb`;
  });
  return Prisma.sql`(${Prisma.join(alternatives, ' OR ')})`;
}

/** A literal, because the planner must match it with an index expression. */
const nameOf = ({ name }: Pick<FormField, 'name'>) => Prisma.raw(`'${name}'`);

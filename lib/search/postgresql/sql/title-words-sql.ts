import { Prisma } from '@/lib/db/prisma';
import { asSet } from './accessories-sql';

/* PostgreSQL takes milliseconds to compile a pattern of some hundred names, so a set holds them. */

/** One of `accessories` after words that match `pattern`, with up to three others between. */
export const hasBehindSql = (
  pattern: string,
  accessories: readonly string[],
): Prisma.Sql => Prisma.sql`(
  SELECT ${asSet(formsOf(accessories))}::jsonb ?| ARRAY[w[1], w[2], w[3], w[4],
    w[1] || ' ' || w[2], w[2] || ' ' || w[3], w[3] || ' ' || w[4]]
  FROM (SELECT string_to_array(ltrim(${withoutWhatComesWith(behindSql(pattern))}), ' ') AS w OFFSET 0) part)`;

export const isNextSql = (
  pattern: string,
  accessories: readonly string[],
): Prisma.Sql => Prisma.sql`(
  SELECT ${asSet(formsOf(accessories))}::jsonb ?| ARRAY[w[1], w[1] || ' ' || w[2]]
  FROM (SELECT string_to_array(ltrim(${behindSql(pattern)}), ' ') AS w OFFSET 0) part)`;

/** One of `accessories` at the end of the title, or before its first comma, bracket or colon. */
export const endsFirstPartSql = (accessories: readonly string[]): Prisma.Sql => Prisma.sql`(
  SELECT ${asSet(formsOf(accessories))}::jsonb ?| ARRAY[w[cardinality(w)],
    w[cardinality(w) - 1] || ' ' || w[cardinality(w)]]
  FROM (SELECT string_to_array(rtrim(
    ${beforeSql(Prisma.sql`lower(a."title")`, [',', ';', ':', '('])}), ' ') AS w OFFSET 0) part)`;

/** The words that follow the pattern, in small letters, beginning with a space. */
const behindSql = (pattern: string) =>
  Prisma.sql`substring(lower(a."title") FROM ${String.raw`${pattern}(\s[[:alnum:]. ]*)`})`;

/** Before "with case", "and case" and "in a case"; "PS5 disc edition 2 controllers" has them too. */
const withoutWhatComesWith = (text: Prisma.Sql): Prisma.Sql =>
  beforeSql(
    Prisma.sql`regexp_replace(${text}, '([a-z]) (?:[2-9]|two|three|four) [a-z].*', '\\1') || ' '`,
    [' and ', ' with ', ' in ', ' on ', ' inc'],
  );

const beforeSql = (text: Prisma.Sql, marks: readonly string[]): Prisma.Sql =>
  marks.reduce((left, mark) => Prisma.sql`split_part(${left}, ${mark}, 1)`, text);

const known = new Map<string, string[]>();

const formsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const forms = known.get(name) ?? formsOfName(name);
    known.set(name, forms);
    return forms;
  });

const formsOfName = (name: string) => [
  name,
  `${name}s`,
  ...(/(?:s|x|z|ch|sh)$/.test(name) ? [`${name}es`] : []),
];

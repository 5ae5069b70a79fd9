import { Prisma } from '@/lib/db/prisma';

/*
 * Accessories beside other words of a title. Small patterns find the words beside, and a set of names tells
 * whether they are an accessory: a pattern of some hundred names takes PostgreSQL milliseconds to compile, for
 * each search anew.
 */

/** One of `extras` after words that match `pattern`, with up to three others between. */
export const hasBehindSql = (pattern: string, extras: readonly string[]): Prisma.Sql =>
  hasOneOfSql(
    // "With case", "and case", "in a case"
    Prisma.sql`regexp_replace(${partSql(String.raw`${pattern}((?:\s+[[:alnum:].]+){1,4})`)},
      '\\s(?:(?:and|with|in|on)\\M|inc).*', '')`,
    extras,
  );

/** One of `extras` directly after words that match `pattern`. */
export const isNextSql = (pattern: string, extras: readonly string[]): Prisma.Sql =>
  isOneOfSql(partSql(String.raw`${pattern}\s+([[:alnum:]]+(?:\s+[[:alnum:]]+)?)`), extras, 1);

/** One of `extras` right before the first comma, bracket, colon or semicolon. */
export const endsFirstPartSql = (extras: readonly string[]): Prisma.Sql =>
  isOneOfSql(
    partSql(String.raw`^[^,;:()]*?([[:alnum:]]+(?:\s+[[:alnum:]]+)?)\s*[,;:(]`),
    extras,
    -1,
  );

/** What the group of the pattern matches, in small letters. */
const partSql = (pattern: string) => Prisma.sql`substring(lower(a."title") FROM ${pattern})`;

/** Any word of `text`, or two in a row. */
const hasOneOfSql = (text: Prisma.Sql, names: readonly string[]) => Prisma.sql`EXISTS (
  SELECT FROM (SELECT regexp_split_to_array(ltrim(${text}), '\\s+') AS "words" OFFSET 0) part,
    unnest(part."words", part."words"[2:]) AS pair("one", "next")
  WHERE pair."one" = ANY (${single(names)}) OR pair."one" || ' ' || pair."next" = ANY (${double(names)}))`;

/** All of `text`, or its first (1) or last (-1) word. */
const isOneOfSql = (text: Prisma.Sql, names: readonly string[], word: 1 | -1) => Prisma.sql`(
  SELECT part."text" = ANY (${double(names)})
    OR split_part(part."text", ' ', ${word}::integer) = ANY (${single(names)})
  FROM (SELECT regexp_replace(${text}, '\\s+', ' ') AS "text" OFFSET 0) part)`;

const single = (names: readonly string[]) =>
  names.filter((name) => !name.includes(' ')).flatMap(forms);
const double = (names: readonly string[]) =>
  names.filter((name) => name.includes(' ')).flatMap(forms);

/** Singular and plurals. */
const forms = (name: string) => [
  name,
  `${name}s`,
  ...(/(?:s|x|z|ch|sh)$/.test(name) ? [`${name}es`] : []),
];

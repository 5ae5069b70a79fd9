import { isPublicSql } from '@/lib/ads/is-public';
import { minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { adultWords } from '@/lib/search/vocabulary/adult-words';

/** Limits the work to the newest ads and the most frequent words. */
const adsRead = 200_000;
const wordsKept = 50_000;
const namesKept = 20_000;
/** Fewer ads, because each title has many pairs. */
const adsReadForPairs = 50_000;
const pairsKept = 50_000;
/** Words between the two of a pair, at most. */
const reach = 2;

/** From public, non-adult ads. Replaces the terms at once, and returns their number. */
export function refreshTerms(now: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '60s'`;
      await tx.searchTerm.deleteMany();
      await tx.searchPair.deleteMany();
      await tx.$executeRaw(addWords(now));
      await tx.$executeRaw(addPairs(now));
      await tx.$executeRaw(addNames('make', now));
      await tx.$executeRaw(addNames('model', now));
      return tx.searchTerm.count();
    },
    { timeout: 3 * minute },
  );
}

const titlesSql = (now: Date, most: number) => Prisma.sql`
  SELECT a."id", a."category", to_tsvector('ad_words', a."title") AS "words" FROM "Ad" a
  WHERE ${isPublicSql(now)} AND a."isAdult" = false
  ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${most}`;

const addWords = (now: Date) => Prisma.sql`
  WITH titles AS (${titlesSql(now, adsRead)}),
  counted AS (
    SELECT word, "category", count(*)::integer AS "count"
    FROM titles, unnest(tsvector_to_array("words")) word
    WHERE word ~ '^[a-z][a-z''-]{1,29}$' AND to_tsvector('ad_english', word) <> ''::tsvector
      AND word <> ALL(${[...adultWords]}::text[])
    GROUP BY word, "category")
  INSERT INTO "SearchTerm" ("kind", "text", "label", "count", "category", "inCategory")
  SELECT 'word', word, word, sum("count")::integer, ${firstCategory}, max("count")
  FROM counted GROUP BY word ORDER BY sum("count") DESC, word LIMIT ${wordsKept}`;

const firstCategory = Prisma.sql`(array_agg("category" ORDER BY "count" DESC, "category"))[1]`;

const addPairs = (now: Date) => Prisma.sql`
  WITH titles AS (${titlesSql(now, adsReadForPairs)}),
  placed AS MATERIALIZED (
    SELECT "id", "category", lexeme AS "word", place
    FROM titles, unnest("words") AS one(lexeme, positions), unnest(positions) place
    WHERE lexeme IN (SELECT "text" FROM "SearchTerm" WHERE "kind" = 'word')),
  counted AS (
    SELECT first."word" AS "before", later."word", first."category", count(*)::integer AS "count"
    FROM placed first JOIN placed later ON later."id" = first."id"
      AND later.place BETWEEN first.place + 1 AND first.place + ${reach}::integer
      AND later."word" <> first."word"
    GROUP BY 1, 2, 3)
  INSERT INTO "SearchPair" ("before", "word", "count", "category", "inCategory")
  SELECT "before", "word", sum("count")::integer, ${firstCategory}, max("count")
  FROM counted GROUP BY 1, 2 ORDER BY sum("count") DESC, 1, 2 LIMIT ${pairsKept}`;

/** Merges spellings that differ in case and shows the most frequent one. */
function addNames(kind: 'make' | 'model', now: Date): Prisma.Sql {
  const make = Prisma.sql`lower(unaccent(a."facets" ->> 'make'))`;
  const name = Prisma.sql`a."facets" ->> ${kind}`;
  const scope = kind === 'model' ? make : Prisma.sql`''`;
  return Prisma.sql`
    INSERT INTO "SearchTerm" ("kind", "scope", "text", "label", "count")
    SELECT ${kind}, ${scope}, lower(unaccent(${name})),
      mode() WITHIN GROUP (ORDER BY ${name}), count(*)::integer
    FROM (
      SELECT a."facets" FROM "Ad" a
      WHERE ${isPublicSql(now)} AND a."isAdult" = false AND a."facets" ? 'make'
        AND a."facets" ? 'model' AND a."categoryGroup" = 'vehicles'
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${adsRead}) a
    GROUP BY 2, 3 ORDER BY count(*) DESC LIMIT ${namesKept}`;
}

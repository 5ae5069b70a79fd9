import { isPublicSql } from '@/lib/ads/is-public';
import { synonymWords } from '@/lib/catalogue/synonyms';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { slipsBetween } from '@/lib/slips';

/* "Did you mean": words that ads do not have, replaced by the nearest that they have. */

const shortestCorrected = 4;
const mostCorrected = 6;
const mostCandidates = 20;
/** Of one word, and of the whole text: which is meant shows when it finds something. */
const waysOfWord = 3;
const mostWays = 9;
/** A rare word is taken for a slip when a word beside it is so many times as frequent. */
const muchMoreFrequent = 50;

const allowedSlips = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

type Row = {
  word: string;
  /** Ads with the word in their title; 1 when it only stands elsewhere. */
  count: number;
  candidates: { text: string; count: number }[] | null;
};

/**
 * The text with its misspelt words corrected, the likeliest way first; empty when nothing better is
 * known.
 */
export async function correctText(text: string | null, now: Date): Promise<string[]> {
  const words = text === null ? [] : wordsToCheck(text);
  if (text === null || words.length === 0) return [];
  const rows = await readRows<Row>(Prisma.sql`
    SELECT typed."word",
      coalesce(
        (SELECT max(t."count") FROM "SearchTerm" t WHERE t."text" = unaccent(typed."word")),
        (SELECT 1 WHERE EXISTS (SELECT FROM "Ad" a WHERE ${isPublicSql(now)}
          AND a."search" @@ plainto_tsquery('ad_english', typed."word"))), 0) AS "count",
      (SELECT json_agg(json_build_object('text', near."text", 'count', near."count")) FROM (
        SELECT t."text", max(t."count") AS "count" FROM "SearchTerm" t
        WHERE t."text" % unaccent(typed."word") AND t."text" NOT LIKE '% %'
        GROUP BY t."text" ORDER BY max(similarity(t."text", unaccent(typed."word"))) DESC
        LIMIT ${mostCandidates}) near) AS "candidates"
    FROM unnest(${words}::text[]) AS typed("word")`);
  const corrections = rows.flatMap((row) => {
    const better = correctionsOf(row);
    return better.length > 0 ? [{ word: row.word, better }] : [];
  });
  const ways = corrections.reduce<Map<string, string>[]>(
    (before, { word, better }) =>
      before.flatMap((way) => better.map((other) => new Map(way).set(word, other))),
    [new Map()],
  );
  return ways
    .filter((way) => way.size > 0)
    .slice(0, mostWays)
    .map((way) => text.replace(wordPattern, (word) => way.get(word.toLowerCase()) ?? word));
}

const wordPattern = /[\p{L}\p{M}]+/gu;

/** Words in quotes, after a minus or with digits are meant as they are. */
function wordsToCheck(text: string): string[] {
  const open = text.replace(/"[^"]*"?|(?:^|\s)-\S+|\S*\p{N}\S*/gu, ' ');
  const words = (open.match(wordPattern) ?? []).map((word) => word.toLowerCase());
  return [...new Set(words)]
    .filter((word) => word.length >= shortestCorrected)
    .slice(0, mostCorrected);
}

function correctionsOf({ word, count, candidates }: Row): string[] {
  const limit = allowedSlips(word.length);
  // Titles say "plumbing repairs", slips are made in "plumber".
  const common = synonymWords.map((text) => ({ text, count: 1 }));
  return [
    ...new Map([...common, ...(candidates ?? [])].map((other) => [other.text, other])).values(),
  ]
    .map((candidate) => ({ ...candidate, slips: slipsBetween(word, candidate.text, limit).whole }))
    .filter(({ slips, text }) => slips <= limit && text !== word)
    .filter(
      (other) => count === 0 || (other.slips === 1 && other.count >= count * muchMoreFrequent),
    )
    .sort((a, b) => a.slips - b.slips || b.count - a.count)
    .slice(0, waysOfWord)
    .map(({ text }) => text);
}

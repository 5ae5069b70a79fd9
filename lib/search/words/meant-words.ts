import { isPublicSql } from '@/lib/ads/is-public';
import { synonymWords } from '@/lib/catalogue/synonyms';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { editDistances } from '@/lib/edit-distance';
import { matchingSql } from '@/lib/search/list/matching-sql';
import { allAds, type SearchFilter } from '@/lib/search/query/search-query';
import { normalise } from './name-start';

/* What a misspelt word may mean: words of ads within a small edit distance. */

const mostCandidates = 20;
/** A rare word is taken for a typing error when a word beside it is so many times as frequent. */
const muchMoreFrequent = 50;
/** So many of one word are counted in the scope that is asked for, each up to so many ads. */
const mostWeighed = 6;
const countedInScope = 100;
/** Given in the end. */
const waysOfWord = 3;

const maxDistance = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

type Candidate = { text: string; count: number };

type Row = {
  word: string;
  /** Ads with the word in their title; 1 when it only stands elsewhere. */
  count: number;
  candidates: Candidate[] | null;
};

type Scoped = Pick<SearchFilter, 'scope' | 'isAdult'>;

/**
 * For each word what it may rather be, the likeliest first; nothing for words that ads have. Asks
 * the database twice at most.
 */
export async function meantWords(
  words: readonly string[],
  within: Scoped,
  now: Date,
): Promise<{ word: string; meant: string[] }[]> {
  const rows = await readCandidates(words, now);
  const near = rows.map((row) => ({ word: row.word, others: nearestOf(row) }));
  const undecided = near.flatMap(({ others }) => (others.length > 1 ? others : []));
  const inScope = await countInScope(
    undecided.map(({ text }) => text),
    within,
    now,
  );
  return near.map(({ word, others }) => ({ word, meant: likeliest(others, inScope) }));
}

/** Two letters swapped leave a short word hardly a trigram of its own: such terms are asked for by name. */
function readCandidates(words: readonly string[], now: Date): Promise<Row[]> {
  const swapped = words.map((word) => withSwaps(normalise(word)).join(' '));
  return readRows(Prisma.sql`
    SELECT typed."word",
      coalesce(
        (SELECT max(t."count") FROM "SearchTerm" t WHERE t."text" = unaccent(typed."word")),
        (SELECT 1 WHERE EXISTS (SELECT FROM "Ad" a WHERE ${isPublicSql(now)}
          AND numnode(plainto_tsquery('ad_english', typed."word")) > 0
          AND a."search" @@ plainto_tsquery('ad_english', typed."word"))), 0) AS "count",
      (SELECT json_agg(json_build_object('text', near."text", 'count', near."count")) FROM (
        (SELECT t."text", max(t."count") AS "count" FROM "SearchTerm" t
          WHERE t."text" % unaccent(typed."word") AND t."text" NOT LIKE '% %'
          GROUP BY t."text" ORDER BY max(similarity(t."text", unaccent(typed."word"))) DESC
          LIMIT ${mostCandidates})
        UNION
        SELECT t."text", max(t."count") FROM "SearchTerm" t
          WHERE t."text" = ANY (string_to_array(typed."swapped", ' ')) GROUP BY t."text") near)
        AS "candidates"
    FROM unnest(${words}::text[], ${swapped}::text[]) AS typed("word", "swapped")`);
}

/** The word with each two letters that stand side by side the other way round. */
const withSwaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((other) => other !== word);

type Near = Candidate & { distance: number; isSwap: boolean };

/** The nearest first; of two as near the one with the same letters, then the more frequent. */
function nearestOf({ word, count, candidates }: Row): Near[] {
  const limit = maxDistance(word.length);
  // Titles say "plumbing repairs", people mistype "plumber".
  const common = synonymWords.map((text) => ({ text, count: 1 }));
  const swaps = new Set(withSwaps(normalise(word)));
  return [
    ...new Map([...common, ...(candidates ?? [])].map((other) => [other.text, other])).values(),
  ]
    .map((candidate) => ({
      ...candidate,
      distance: editDistances(word, candidate.text, limit).whole,
      isSwap: swaps.has(candidate.text),
    }))
    .filter(({ distance, text }) => distance <= limit && text !== word)
    .filter(
      (other) => count === 0 || (other.distance === 1 && other.count >= count * muchMoreFrequent),
    )
    .sort((a, b) => compareNearness(a, b) || b.count - a.count)
    .slice(0, mostWeighed);
}

const compareNearness = (a: Near, b: Near) =>
  a.distance - b.distance || Number(b.isSwap) - Number(a.isSwap);

/** What nobody offers in the scope comes last, and of two as near the more frequent there first. */
function likeliest(near: readonly Near[], inScope: ReadonlyMap<string, number>): string[] {
  const countOf = ({ text }: Near) => inScope.get(text) ?? 0;
  return near
    .toSorted(
      (a, b) =>
        Number(countOf(b) > 0) - Number(countOf(a) > 0) ||
        compareNearness(a, b) ||
        countOf(b) - countOf(a),
    )
    .slice(0, waysOfWord)
    .map(({ text }) => text);
}

/** How many ads of the scope have each word, counted up to a bound; none without a scope. */
async function countInScope(
  words: readonly string[],
  { scope, isAdult }: Scoped,
  now: Date,
): Promise<Map<string, number>> {
  if (!scope || words.length === 0) return new Map();
  const rows = await readRows<{ word: string; count: number }>(Prisma.sql`
    SELECT word, (SELECT count(*)::integer FROM (
      SELECT FROM "Ad" a WHERE ${matchingSql({ ...allAds(isAdult), scope }, now)}
        AND a."search" @@ plainto_tsquery('ad_english', word) LIMIT ${countedInScope}) few) AS "count"
    FROM unnest(${words}::text[]) word`);
  return new Map(rows.map(({ word, count }) => [word, count]));
}

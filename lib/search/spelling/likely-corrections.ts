import { isPublicSql } from '@/lib/ads/is-public';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import { allAds, type SearchFilter } from '@/lib/search/query/search-query';
import { nounWords } from '@/lib/search/understanding/things/nouns';
import { synonymWords } from '@/lib/search/understanding/things/synonyms';
import { editDistances, maxEdits } from '@/lib/text/edit-distance';
import { normalise } from '@/lib/text/name-start';
import { soundKey } from '@/lib/text/sound-key';

const mostCandidates = 20;
/** A rare word is a typo if a similar one is this many times as frequent. */
const muchMoreFrequent = 50;
/** Candidates per word that are counted in the scope. */
const mostWeighed = 6;
const countedInScope = 100;
const waysOfWord = 3;

/** With more than one typo the beginning must be right: "ferret" is not "feet". */
const beginsAlike = (word: string, other: string) =>
  other.startsWith(word.slice(0, word.length < 7 ? 3 : 1));

type Candidate = { text: string; count: number };

type Row = {
  word: string;
  /** Ads with the word in their title; 1 if it is only in descriptions. */
  count: number;
  candidates: Candidate[] | null;
};

type Scoped = Pick<SearchFilter, 'scope' | 'isAdult'>;

/** Most likely first; empty for words that occur in ads. At most two queries. */
export async function likelyCorrections(
  words: readonly string[],
  within: Scoped,
  now: Date,
): Promise<{ word: string; corrections: string[] }[]> {
  const rows = await readCandidates(words, now);
  const near = rows.map((row) => ({ word: row.word, others: nearestOf(row) }));
  const undecided = near.flatMap(({ others }) => (others.length > 1 ? others : []));
  const inScope = await countInScope(
    undecided.map(({ text }) => text),
    within,
    now,
  );
  return near.map(({ word, others }) => ({ word, corrections: likeliest(others, inScope) }));
}

/** Swapped letters leave a short word without shared trigrams, so swaps are looked up directly. */
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

const withSwaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((other) => other !== word);

/** Possible corrections even if no ad has them: "exercise" for an exercise bike. */
const vocabulary = [...new Set([...synonymWords, ...nounWords])].filter((word) =>
  /^[a-z]{4,}$/.test(word),
);

const vocabularyBySound = Map.groupBy(vocabulary, soundKey);

/** `isAlike`: of the same letters, or of the same sound. */
type Near = Candidate & { distance: number; isAlike: boolean };

function nearestOf({ word, count, candidates }: Row): Near[] {
  const limit = maxEdits(word.length);
  const plain = normalise(word);
  const sound = soundKey(plain);
  // Titles say "plumbing"; people mistype "plumber".
  const common = vocabulary
    .filter((text) => text[0] === word[0] && Math.abs(text.length - word.length) <= limit)
    .concat(vocabularyBySound.get(sound) ?? [])
    .map((text) => ({ text, count: 1 }));
  const swaps = new Set(withSwaps(plain));
  return [
    ...new Map([...common, ...(candidates ?? [])].map((other) => [other.text, other])).values(),
  ]
    .map((candidate) => {
      const whole = editDistances(word, candidate.text, limit + 1).whole;
      // "Sofer" is two letters away from "sofa", and sounds the same.
      const isOfSound = whole > 1 && whole <= limit + 1 && soundKey(candidate.text) === sound;
      const distance = isOfSound ? 1 : whole;
      return { ...candidate, distance, isAlike: isOfSound || swaps.has(candidate.text) };
    })
    .filter(({ distance, text }) => distance <= limit && text !== word)
    .filter(({ distance, text }) => distance < 2 || beginsAlike(plain, text))
    .filter(
      (other) =>
        count === 0 ||
        (other.distance === 1 && other.count >= count * muchMoreFrequent) ||
        // "Instructer" has the stem of "instruct".
        (count === 1 &&
          other.distance === 1 &&
          ofDoer.test(word) &&
          isNounOfSound(other.text, word)),
    )
    .sort((a, b) => compareNearness(a, b) || b.count - a.count)
    .slice(0, mostWeighed);
}

const ofDoer = /^[a-z]{5,}[aeo]r$/;

const isNounOfSound = (text: string, word: string) =>
  nounWords.has(text) && soundKey(text) === soundKey(word);

const compareNearness = (a: Near, b: Near) =>
  a.distance - b.distance || Number(b.isAlike) - Number(a.isAlike);

/** Words without ads in the scope come last; ties are broken by frequency there. */
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

/** Bounded counts; empty without a scope. */
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

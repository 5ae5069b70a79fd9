import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { areaOfText } from '@/lib/locations/areas';
import { firstPage } from '@/lib/search/query/search-params';
import { defaultRadius, defaultSort, type SearchQuery } from '@/lib/search/query/search-query';
import { fewerWords } from '@/lib/search/words/fewer-words';
import { correctText } from '@/lib/search/words/spelling';
import { matchingSql } from './matching-sql';
import type { SearchPage } from './search-page';

type GaveUp = NonNullable<SearchPage['widened']>['gaveUp'];
export type Wider = { query: SearchQuery; gaveUp: GaveUp };

/**
 * Relaxes a search without results: corrected words, a town among the words as the place, fewer words,
 * then fewer filters. Null if the site has no ads. A bounded number of queries.
 */
export async function widen(asked: SearchQuery, now: Date): Promise<Wider | null> {
  const corrected = await correctText(asked, now);
  const spelt = corrected.map(
    (text): Wider => ({ query: { ...asked, text }, gaveUp: ['spelling'] }),
  );
  const start = spelt[0] ?? { query: asked, gaveUp: [] };
  const town = withTown(start);
  const read = town ?? start;
  const candidates = [
    ...spelt,
    ...(town ? [town] : []),
    ...withFewerWords(read, wordsBesideFilters),
    ...stepsFrom(read),
  ];
  const found = await firstWithAds(candidates, now);
  return found && { ...found, query: sound(found.query) };
}

/** Each step relaxes one thing more. */
function stepsFrom(start: Wider): Wider[] {
  const steps: [GaveUp[number], (query: SearchQuery) => SearchQuery | null][] = [
    ['posted', (query) => (query.postedWithin === null ? null : { ...query, postedWithin: null })],
    ['photos', (query) => (query.withPhotos ? { ...query, withPhotos: false } : null)],
    ['seller', (query) => (query.seller === null ? null : { ...query, seller: null })],
    ['radius', (query) => (isNarrow(query) ? { ...query, radius: widestRadius } : null)],
    ['facets', (query) => (Object.keys(query.facets).length > 0 ? { ...query, facets: {} } : null)],
    [
      'price',
      (query) =>
        query.minPence === null && query.maxPence === null
          ? null
          : { ...query, minPence: null, maxPence: null },
    ],
    ['place', (query) => (query.area ? { ...query, area: null, radius: defaultRadius } : null)],
    ['scope', (query) => (query.scope ? { ...query, scope: null } : null)],
    ['words', (query) => (query.text === null ? null : { ...query, text: null })],
  ];
  const wider: Wider[] = [];
  let { query, gaveUp } = start;
  for (const [name, giveUp] of steps) {
    const next = giveUp(query);
    if (!next) continue;
    if (name === 'words') wider.push(...withFewerWords({ query, gaveUp }, 1));
    query = next;
    gaveUp = [...gaveUp, name];
    wider.push({ query, gaveUp });
  }
  return wider;
}

/** Fewer words may mean another thing, so with filters at least this many are kept. */
const wordsBesideFilters = 2;

const withFewerWords = ({ query, gaveUp }: Wider, least: number): Wider[] =>
  fewerWords(query.text ?? '', least).map((text) => ({
    query: { ...query, text },
    gaveUp: [...gaveUp, 'some words'],
  }));

const widestRadius = 50;

const isNarrow = ({ area, radius }: SearchQuery) =>
  area?.centre && radius !== null && radius < widestRadius;

const longestName = 4;

/** "sofa leeds", "flat in St Albans". */
function withTown({ query, gaveUp }: Wider): Wider | null {
  const words = query.area ? [] : (query.text?.split(' ') ?? []);
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
    const area = areaOfText(words.slice(-count).join(' '));
    if (!area || area.kind === 'uk') continue;
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/ (?:in|near|at|around)$/i, '');
    return { query: { ...query, text: rest || null, area, radius: defaultRadius }, gaveUp };
  }
  return null;
}

/**
 * Stops at the first candidate with an ad. Planned for all rows: for one row PostgreSQL would scan any
 * index and meet the match at its end.
 */
async function firstWithAds(candidates: readonly Wider[], now: Date): Promise<Wider | null> {
  if (candidates.length === 0) return null;
  const questions = candidates.map(
    ({ query }, index) => Prisma.sql`(
      WITH fit AS MATERIALIZED (SELECT FROM "Ad" a WHERE ${matchingSql(query, now)})
      SELECT ${index}::integer AS "index" WHERE EXISTS (SELECT FROM fit))`,
  );
  const [row] = await readRows<{ index: number }>(
    Prisma.sql`${Prisma.join(questions, ' UNION ALL ')} LIMIT 1`,
  );
  return (row && candidates[row.index]) ?? null;
}

/** Drops sorts that need words or a place. */
function sound(query: SearchQuery): SearchQuery {
  const isPossible =
    (query.sort !== 'relevance' || query.text !== null) &&
    (query.sort !== 'nearest' || query.area?.centre);
  return firstPage({ ...query, sort: isPossible ? query.sort : defaultSort(query) });
}

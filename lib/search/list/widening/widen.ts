import { largeTowns } from '@/lib/locations/area-lists';
import { areaCalled } from '@/lib/locations/area-lookup';
import { poundsToPence } from '@/lib/money';
import { firstPage } from '@/lib/search/address/search-params';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import { opposites } from '@/lib/search/matching/look-alikes/opposites';
import { scopeBySlug } from '@/lib/search/query/scopes';
import { defaultRadius, defaultSort, type SearchQuery } from '@/lib/search/query/search-query';
import { respaced } from '@/lib/search/spelling/respaced';
import { correctText } from '@/lib/search/spelling/spelling';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import { namedParts } from '@/lib/search/understanding/named-parts';
import { asksForOffers } from '@/lib/search/understanding/offers-only';
import { isOfGoods } from '@/lib/search/understanding/things/goods';
import { nounKey } from '@/lib/search/understanding/things/nouns';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { trimmedTexts } from '@/lib/search/understanding/without-droppable-words';
import { isSized } from '@/lib/search/vocabulary/look-alikes/look-alikes';
import { fittedIfNotSold } from '@/lib/search/vocabulary/services/fitted-or-hired';
import { filterAndRankCandidates } from './rank-candidates';
import { relaxations, type Wider } from './relax';
import { searchesForBuyers } from './searches-for-buyers';
import { stepsBeforePrice } from './widening-steps';
import { widerSearches } from './wider-searches';

/** `corrected`: the words of the search without misspellings; null if there are none. */
export type Widened = Wider & { corrected: string | null };

/** Null if the site has no ads. `understood`: the interpretation of `original`. */
export async function widen(
  original: SearchQuery,
  understood: SearchQuery,
  now: Date,
): Promise<Widened | null> {
  // A town is not misspelt: "bike leigh" is not Leith.
  const inTown = withTown({ query: understood, relaxed: [] }, isKnownWord);
  const interpreted = inTown?.query ?? understood;
  const { text, area, radius } = interpreted;
  const typed = inTown ? { ...original, text, area, radius } : original;
  const corrected = (await correctText(interpreted, now)).filter(repeatsNothing);
  const spelt = corrected.map((text): Wider => {
    const again = withCorrection(typed, interpreted, text);
    return { query: interpretQuery(again), relaxed: ['spelling'], again };
  });
  const joined = (query: SearchQuery, again: (text: string) => Partial<Wider>) =>
    respaced(query.text ?? '').map(
      (text): Wider => ({ query: { ...query, text }, relaxed: ['spelling'], ...again(text) }),
    );
  const spaced = joined(interpreted, (text) => ({
    again: withCorrection(typed, interpreted, text),
  }));
  const trimmed = ({ query, relaxed }: Wider) =>
    trimmedTexts(query.text ?? '').map(
      (text): Wider => ({ query: { ...query, text }, relaxed: [...relaxed, 'some words'] }),
    );
  const plain = [{ query: interpreted, relaxed: [] }, ...spelt].flatMap(trimmed);
  const ofModel = withOutcodeAsModel(typed, interpreted);
  const priced = withRangeAsPrice(interpreted);
  const start = spelt[0] ?? { query: interpreted, relaxed: [] };
  const town = withTown(start);
  const read = town ?? start;
  const all = [
    ...(ofModel ? [ofModel] : []),
    ...(inTown ? [inTown] : []),
    ...spaced,
    ...spelt,
    ...(priced ? [priced] : []),
    ...withServices(interpreted),
    ...asWork(interpreted),
    ...plain,
    ...(town ? [town, ...joined(town.query, () => ({}))] : []),
    ...searchesForBuyers(interpreted),
    ...ofNamedParts(typed, interpreted),
    ...widerSearches(
      read,
      ...(spelt.length > 0 ? [{ query: interpreted, relaxed: [] }] : []),
      ...(inTown ? [{ query: understood, relaxed: [] }] : []),
    ),
  ]
    .map(ofOffers(interpreted))
    .map(keptOpposites(interpreted));
  const candidates = filterAndRankCandidates(interpreted, all);
  const filters = candidates.map(({ query }) => query);
  const first = await searchEngine().firstWithAds(filters, now);
  const found = first === null ? undefined : candidates[first];
  return found
    ? {
        ...found,
        query: withSort(found.query, interpreted),
        corrected: spelt[0]?.query.text ?? null,
      }
    : null;
}

function ofNamedParts(typed: SearchQuery, interpreted: SearchQuery): Wider[] {
  if (interpreted.scope !== null) return [];
  return namedParts(interpreted.text ?? '').flatMap((part) => {
    const query = interpretQuery(withCorrection(typed, interpreted, part));
    return relaxations({ query, relaxed: ['some words'] }, stepsBeforePrice, true);
  });
}

/** "Civic type r FK8": an outcode may be the name of a model. */
function withOutcodeAsModel(typed: SearchQuery, interpreted: SearchQuery): Wider | null {
  const [, last] = / ([a-z]{1,2}\d{1,2})$/i.exec(typed.text?.trim() ?? '') ?? [];
  if (last === undefined || typed.area || !interpreted.area || interpreted.text === null)
    return null;
  // Not "M6", which is a motorway.
  if (groupOfThing(thingOf(interpreted.text)) !== 'vehicles' || /^m\d/i.test(last)) return null;
  return {
    query: {
      ...interpreted,
      text: `${interpreted.text} ${last}`,
      area: null,
      radius: defaultRadius,
    },
    relaxed: ['place'],
  };
}

/** "Telescope 100-150": no ad has these numbers; nor "1 bed flat 900-1100". */
function withRangeAsPrice(interpreted: SearchQuery): Wider | null {
  const [, text = '', low, high] =
    /^(?:(.+?) )?(\d{2,5}) ?(?:-|–|to) ?(\d{2,5})$/.exec(interpreted.text ?? '') ?? [];
  const [min, max] = [Number(low), Number(high)];
  if (!(min >= 50 && min < max && max <= 5 * min) || areYears(min, max)) return null;
  if (interpreted.minPence !== null || interpreted.maxPence !== null || isSized.test(text))
    return null;
  const isHome = text === '' && interpreted.facets.propertyType !== undefined;
  if (!isHome && !thingOf(text)?.slugs.some(isOfGoods)) return null;
  const [minPence, maxPence] = [poundsToPence(min) ?? null, poundsToPence(max) ?? null];
  return { query: { ...interpreted, text: text || null, minPence, maxPence }, relaxed: [] };
}

const areYears = (min: number, max: number) => min >= 1800 && max < 2100;

/** "Hot tub": if none is for sale, one may be for hire. */
function withServices(interpreted: SearchQuery): Wider[] {
  const thing = interpreted.scope === null ? thingOf(interpreted.text) : null;
  if (!thing?.isHead || !fittedIfNotSold.has(nounKey(thing.words))) return [];
  return [{ query: { ...interpreted, scope: scopeBySlug('services', false) }, relaxed: ['scope'] }];
}

/** "Drone work": if no ad has the words, jobs with drones. */
function asWork(interpreted: SearchQuery): Wider[] {
  const [, subject] = /^(.+) (?:work|jobs?|gigs?)$/i.exec(interpreted.text ?? '') ?? [];
  if (subject === undefined || interpreted.scope !== null || interpreted.isAdult) return [];
  // "Joinery work" is done by a joiner.
  if ([interpreted.text, subject].some((text) => groupOfThing(thingOf(text)) === 'services'))
    return [];
  return [
    {
      query: { ...interpreted, text: subject, scope: scopeBySlug('jobs', false) },
      relaxed: ['scope'],
    },
  ];
}

/** Without words, "crv" must not find ads that look for cars. */
function ofOffers(interpreted: SearchQuery): (wider: Wider) => Wider {
  if (!asksForOffers(interpreted)) return (wider) => wider;
  return (wider) =>
    wider.query.text === null ? { ...wider, query: { ...wider.query, ofOffers: true } } : wider;
}

/** Without "parking", homes with "no parking" must not be found. */
function keptOpposites(interpreted: SearchQuery): (wider: Wider) => Wider {
  const originalText = interpreted.text;
  if (originalText === null || opposites(interpreted).length === 0) return (wider) => wider;
  return (wider) =>
    wider.query.text === originalText
      ? wider
      : { ...wider, query: { ...wider.query, originalText } };
}

function repeatsNothing(text: string): boolean {
  const words = text.split(' ');
  return new Set(words).size === words.length;
}

export function withCorrection(
  typed: SearchQuery,
  interpreted: SearchQuery,
  corrected: string,
): SearchQuery {
  const typedText = typed.text ?? '';
  const text = interpreted.text ?? '';
  return typedText.includes(text)
    ? { ...typed, text: typedText.replace(text, () => corrected) }
    : { ...interpreted, text: corrected };
}

const longestName = 4;

/** "chairs reading": no ad has the words, so a town that is a common word is the place. */
function withTown(
  { query, relaxed }: Wider,
  isOther: (name: string) => boolean = () => false,
): Wider | null {
  const words = query.area ? [] : (query.text?.split(' ') ?? []);
  for (let count = Math.min(longestName, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    const area = areaCalled(name);
    if (!area || area.kind === 'uk' || isOther(name.toLowerCase())) continue;
    // A "baby walker" is not in Walker, nor a "box" in Box.
    const isSmall = area.kind === 'town' && !largeTowns.has(area.slug);
    if (isSmall && isKnownWord(name.toLowerCase())) continue;
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/ (?:in|near|at|around)$/i, '');
    const again = interpretQuery({ ...query, text: rest, area, radius: defaultRadius, asText: [] });
    return { query: again, relaxed };
  }
  return null;
}

/** Keeps a chosen order if possible; else the smallest excess over the price, then the nearest. */
function withSort(query: SearchQuery, interpreted: SearchQuery): SearchQuery {
  const isChosen =
    query.sort !== defaultSort(interpreted) &&
    (query.sort !== 'relevance' || query.text !== null) &&
    (query.sort !== 'nearest' || query.area?.centre);
  return firstPage({ ...query, sort: isChosen ? query.sort : sortFor(query, interpreted) });
}

function sortFor(query: SearchQuery, interpreted: SearchQuery): SearchQuery['sort'] {
  if (interpreted.maxPence !== null && query.maxPence === null) return 'price-up';
  const isOfAnyWord = / OR /.test(query.text ?? '') && query.text !== interpreted.text;
  if (query.area?.centre && (query.radius === null || query.text === null) && !isOfAnyWord)
    return 'nearest';
  return defaultSort(query);
}

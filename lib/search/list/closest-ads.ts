import { closestMatches } from '@/lib/search/postgresql/closest-matches';
import { groupOf } from '@/lib/search/query/scopes';
import { defaultSort, type Scope, type SearchQuery } from '@/lib/search/query/search-query';
import { asksForWantedAds } from '@/lib/search/query/wanted-facets';
import { hasOperators } from '@/lib/search/understanding/operators';
import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { keepsThing } from '@/lib/search/understanding/things/keeps-thing';
import { isNoun, wordsOf } from '@/lib/search/understanding/things/nouns';
import { isFittedOrHired } from '@/lib/search/understanding/things/sales';
import { ofThing } from '@/lib/search/understanding/things/scope-of-thing';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { unitsOf } from '@/lib/search/words/fewer-words';
import { onlyStopWords } from '@/lib/search/words/stop-words';
import { wordsQuery } from '@/lib/search/words/words-query';
import { cardsOf, withMiles } from './cards';
import type { FoundAd, SearchPage } from './search-page';
import type { Widened } from './widening/widen';

/** Each word costs a count and a comparison. */
const mostWords = 10;
/** Of the widened search, beside its Featured ads. */
const adsCompared = 3;
/** The widened search is shown if one of its first ads comes this close to the closest ad. */
const closeEnough = { unsure: 0.8, sure: 0.6 };
const leastShown = 0.6;

/** The closest ads, if widening kept the least important words. Null if it found ads as good. */
export async function closestAds(
  interpreted: SearchQuery,
  widened: Widened,
  found: SearchPage,
  now: Date,
): Promise<FoundAd[] | null> {
  const { query, relaxed, corrected } = widened;
  const { text, scope } = interpreted;
  if (text === null || !isOpenToOthers(interpreted) || !mayMiss(interpreted, widened)) return null;
  const named = [text, corrected].find((words) => keepsThing(query.text, words)) ?? null;
  const thing = named === null ? null : thingOf(named);
  if (isTrade(named) || (named !== null && asksForAccessory(named))) return null;
  // Who sells needs the ads of buyers, and those of sellers are as close.
  if (asksForWantedAds(query) && !asksForWantedAds(interpreted)) return null;
  // "Get my piano tuned" was understood as a piano tuner, and there is one nearby.
  if (isTrade(query.text) && query.area && !relaxed.includes('place')) return null;
  const others = [...found.featured, ...found.ads.slice(0, adsCompared)].map(({ _id }) => _id);
  const titled = thing?.words.join(' ') ?? null;
  const isInScope = scope !== null && query.scope?.slug === scope.slug;
  const words = phrasesOf(`${corrected ?? ''} ${text}`).slice(0, mostWords);
  if (words.length === 0) return null;
  const options = {
    others,
    titled,
    within: isInScope ? scope : groupAskedFor(interpreted, corrected),
  };
  const matches = await closestMatches(words, { ...interpreted, text }, options, now);
  const [best] = matches;
  if (!best || (best.isFar && !relaxed.includes('place'))) return null;
  const reached = matches.find(({ id }) => others.includes(id))?.closeness ?? 0;
  const isSure = thing !== null || relaxed.includes('spelling');
  const enough = isSure ? closeEnough.sure : closeEnough.unsure;
  if (reached >= enough * best.closeness) return null;
  const ids = matches
    .filter(({ closeness }) => closeness >= leastShown * best.closeness)
    .map(({ id }) => id);
  return withMiles(await cardsOf(ids, now), interpreted);
}

/** An order and the map need a search that finds all their ads; the rest is meant literally. */
const isOpenToOthers = (interpreted: SearchQuery) =>
  !hasOperators(interpreted.text ?? '') &&
  interpreted.postedWithin === null &&
  interpreted.minPence === null &&
  interpreted.seller === null &&
  !interpreted.withPhotos &&
  interpreted.view !== 'map' &&
  interpreted.sort === defaultSort(interpreted);

/** Whoever wants an iron has no use for somebody who irons. */
function groupAskedFor(interpreted: SearchQuery, corrected: string | null): Scope | null {
  const text = corrected ?? interpreted.text;
  const { words, slugs, isHead } = thingOf(text) ?? { words: [], slugs: [], isHead: false };
  const isNamed = wordsOf((text ?? '').replace(/ for .*$/i, '')).every(
    (word) => words.includes(word) || isDescribing(word),
  );
  const isOfItem = isHead && slugs.length > 0 && slugs.every(isBoughtAndSold);
  if (!isOfItem || !isNamed || isFittedOrHired(words)) return null;
  return ofThing({ ...interpreted, text })?.scope ?? null;
}

const isBoughtAndSold = (slug: string) => groupOf(slug) === 'buy-and-sell';

const isTrade = (text: string | null) => groupOfThing(thingOf(text)) === 'services';

function mayMiss(interpreted: SearchQuery, { relaxed }: Widened): boolean {
  const hasFewerWords = relaxed.includes('some words') || relaxed.includes('words');
  const thing = thingOf(interpreted.text);
  const isVague = interpreted.scope === null && !(thing?.isHead && thing.slugs.length > 0);
  return hasFewerWords || (isVague && relaxed.includes('place'));
}

const longestPhrase = 3;

/** Words that say something, and names of things of several words. */
function phrasesOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ');
  const units = unitsOf(plain);
  const phrases: string[] = [];
  for (let at = 0; at < units.length; ) {
    let count = longestPhrase;
    while (count > 1 && !isNoun(units.slice(at, at + count).join(' '))) count -= 1;
    phrases.push(units.slice(at, at + count).join(' '));
    at += count;
  }
  return [...new Set(phrases)].filter(
    (phrase) => onlyStopWords(phrase) === null && wordsQuery(phrase) !== '',
  );
}

import { groupOf, isInGroup, scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import {
  accessoriesOfOne,
  isOfOwner,
  keepsAccessory,
} from '@/lib/search/understanding/things/own-accessory';
import { nearThings } from '@/lib/search/understanding/things/related-things';
import {
  inThingsCategory,
  ofThing,
  withoutHead,
} from '@/lib/search/understanding/things/scope-of-thing';
import { thingOf, wholeVehicles } from '@/lib/search/understanding/things/things-index';
import { isLostOrFound } from '@/lib/search/vocabulary/lost-and-found';
import { workingHours } from '@/lib/search/vocabulary/minor-words/working-hours';
import { anyWord } from '@/lib/search/words/fewer-words';
import { isStopWord } from '@/lib/search/words/stop-words';
import { isBoundToPlace } from './near-place';
import { ofItem } from './of-item';
import {
  insteadOf,
  isNear,
  isRest,
  ofNearThings,
  ofOtherThings,
  orAnyWord,
  relaxations,
  type Wider,
  withFewerWords,
  withoutAnyFilter,
  withoutPlace,
  withoutRest,
  withoutWords,
  withWords,
} from './relax';
import { steps, stepsBeforePrice } from './widening-steps';

/** Wider searches than each of these, nearest to the original first. */
export const widerSearches = (...read: Wider[]): Wider[] => distinct(read.flatMap(all));

const all = (read: Wider): Wider[] => [
  ...(isOfHome(read.query) ? described(read) : []),
  ...(isDescription(read.query)
    ? [...relaxations(read, steps.filter(isRest)), ...withAnyWord(read), ...withoutWords(read)]
    : ofWords(read)),
  ...(isOfAllGoods(read.query) ? [] : withoutWords(read)),
];

function distinct(wider: readonly Wider[]): Wider[] {
  const seen = new Set<string>();
  return wider.filter(({ query: { area, scope, ...query } }) => {
    const key = JSON.stringify([area?.slug, area?.centre !== null, scope?.slug, query]);
    return !seen.has(key) && seen.add(key);
  });
}

const described = (read: Wider): Wider[] => [
  ...(saysSeveral(read.query) ? [...withAnyWord(read), ...withoutWords(read)] : []),
  ...ofAnyType(read),
  ...withAnyWord(read),
  ...withoutWords(read),
];

const severalWords = 2;

/** "Flat, my english not good": the type of home says more than what is left of a sentence. */
const saysSeveral = ({ text, facets }: SearchQuery) =>
  facets.propertyType !== undefined &&
  (text ?? '').split(' ').filter((word) => !isStopWord(word)).length >= severalWords;

function ofAnyType({ query, relaxed }: Wider): Wider[] {
  const { propertyType, ...facets } = query.facets;
  if (!propertyType) return [];
  const again: Wider = { query: { ...query, facets }, relaxed: [...relaxed, 'facets'] };
  return [again, ...withFewerWords(again, 1).slice(0, 1)];
}

/** "Student house": for a home the place matters more than its description. */
const isOfHome = (query: SearchQuery) =>
  isDescription(query) && query.scope !== null && groupOf(query.scope.slug) === 'property';

/** Without a known item all filters are dropped before words, since any of them may name it. */
const ofUnknownItem = (read: Wider): Wider[] => [
  ...insteadOf(withoutPlace(inGoods(read)), withoutHead),
  ...relaxations(read, steps),
  ...withFewerWords(read, 2),
  ...withFewerWords(withoutRest(read), 2),
  ...withFewerWords(withoutAnyFilter(read), 2),
  ...orAnyWord(withoutAnyFilter(read)),
  ...withFewerWords(withoutAnyFilter(read), 1),
  ...ofOtherThings(withoutPlace(read), nearKnownThings),
];

function ofWords(read: Wider): Wider[] {
  const { query } = read;
  const named = ofThing(query);
  const onVehicle = insteadOf(withoutPlace(read), onItsVehicle);
  if (query.text !== null && isOfOwner(query.text))
    return [...onVehicle, ...ofAccessory(read, named)];
  const foundNearby = [...insteadOf(read, asFoundOrLost), ...ofWorkAtAnyTime(read)];
  if (!named) return [...foundNearby, ...ofUnknownItem(read)];
  const inGroup = { ...read, query: named };
  const inCategory = { ...read, query: inThingsCategory(query) };
  return [...foundNearby, ...onVehicle, ...ofItem({ read, inGroup, inCategory })];
}

/** Keeps an accessory: a search for a footmuff does not want a pram, or other nearby goods. */
function ofAccessory(read: Wider, named: SearchQuery | null): Wider[] {
  const { query } = read;
  const inGroup = named ? { ...read, query: named } : inGoods(read);
  const inCategory = { ...read, query: inThingsCategory(named ? query : inGroup.query) };
  const fewer = (start: Wider) => [
    ...withFewerWords(start, 1).filter((one) => keepsAccessory(one.query.text, query.text)),
    ...ofOtherThings(start, accessoriesOfOne),
  ];
  return [
    ...fewer(withoutRest(inGroup)),
    ...relaxations(inGroup, stepsBeforePrice),
    ...fewer(withoutPlace(inGroup)),
    ...relaxations(inGroup, steps),
    ...fewer(withoutAnyFilter(inGroup)),
    ...ofNearThings(withoutRest(inCategory)),
    ...ofNearThings(withoutPlace(inCategory)),
    ...orAnyWord(withoutAnyFilter(read)),
  ];
}

/** A Kia Sportage with a tow bar, before tow bars of other cars: quoted words exclude no vehicles. */
function onItsVehicle(text: string | null): string | null {
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  const owner = (text ?? '')
    .toLowerCase()
    .split(' ')
    .filter((word) => !words.includes(word));
  const isPart = slugs.includes('vehicle-accessories');
  const isOfVehicle = thingOf(owner.join(' '))?.slugs.some((slug) => wholeVehicles.includes(slug));
  return isPart && isOfVehicle ? `"${owner.join(' ')}" "${words.join(' ')}"` : null;
}

/** "Evening cleaner": of a job the place and the work say more than the hours. */
function ofWorkAtAnyTime(read: Wider): Wider[] {
  if (!isInGroup(read.query.scope, 'jobs')) return [];
  const near = steps.filter(isNear);
  const atAnyTime = insteadOf(read, withoutWorkingHours);
  return [
    ...relaxations(read, near),
    ...atAnyTime.flatMap((start) => relaxations(start, near, true)),
  ];
}

function withoutWorkingHours(text: string | null): string | null {
  const words = (text ?? '').split(' ');
  const rest = words.filter((word) => !workingHours.has(word.toLowerCase()));
  return rest.length > 0 && rest.length < words.length ? rest.join(' ') : null;
}

/** Who lost a cat wants to know what others found nearby, before cats lost elsewhere. */
const asFoundOrLost = (text: string | null): string | null =>
  text !== null && thingOf(text)?.isLost
    ? text.replace(isLostOrFound, (word) => (/found/i.test(word) ? 'lost' : 'found'))
    : null;

const inGoods = ({ query, relaxed }: Wider): Wider => ({
  query: { ...query, scope: query.scope ?? scopeBySlug('buy-and-sell', false) },
  relaxed,
});

const nearKnownThings = (text: string | null) =>
  thingOf(text)?.slugs.length && thingOf(text)?.isHead ? nearThings(text) : [];

/** "Bouncy castle to buy": any other goods are no answer. */
const isOfAllGoods = ({ scope }: Pick<SearchQuery, 'scope'>) => scope?.slug === 'buy-and-sell';

/** "Modern" of "modern apartments", "van" of "driving jobs": the category says what is wanted. */
const isDescription = ({ text, scope, facets }: SearchQuery) =>
  text !== null &&
  scope !== null &&
  !isOfAllGoods({ scope }) &&
  (facets.propertyType !== undefined ||
    (thingOf(text)?.slugs ?? []).every((slug) => !isOfGroup(slug, groupOf(scope.slug))));

/** A swimming teacher, in jobs. */
const isOfGroup = (slug: string, group: string) =>
  groupOf(slug) === group || (group === 'jobs' && groupOf(slug) === 'services');

function withAnyWord({ query, relaxed }: Wider): Wider[] {
  const words = anyWord(query.text ?? '');
  if (words === null) return [];
  const some: Wider = { query: { ...query, text: words }, relaxed: [...relaxed, 'some words'] };
  const alone: Wider = { query: { ...query, text: null }, relaxed: withWords(relaxed) };
  const further = relaxations(some, steps.filter(isRest));
  // A cleaning job further away comes before any other job.
  const isTrade = (thingOf(words)?.slugs.length ?? 0) > 0;
  const near = isBoundToPlace(query) ? [alone] : [];
  return [some, ...(isTrade ? [...further, ...near] : [...near, ...further])];
}

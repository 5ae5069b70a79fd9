import { categoryBySlug } from '@/lib/catalogue/categories';
import type { SearchQuery } from '@/lib/search/query/search-query';
import {
  inThingsCategory,
  keepsGroup,
  keepsThing,
  keepsWholeThing,
  ofThing,
  sharesNoun,
  sharesSubject,
} from '@/lib/search/understanding/meant-thing';
import { thingOf } from '@/lib/search/understanding/things-index';
import { anyWord, fewerWords } from '@/lib/search/words/fewer-words';
import { type GaveUp, isStep, type Step, steps, stepsBeforePrice } from './widening-steps';

/** `again`: the same search as somebody would ask it, where that is not `query` itself. */
export type Wider = { query: SearchQuery; gaveUp: GaveUp; again?: SearchQuery };

/** Searches that ask for less, the nearest to what was asked first. */
export const widerSearches = (read: Wider): Wider[] => [
  ...(isOfHome(read.query) ? described(read) : []),
  ...(isDescription(read.query)
    ? [...relaxed(read, steps.filter(isRest)), ...withAnyWord(read), ...withoutWords(read)]
    : ofWords(read)),
  ...withoutWords(read),
];

const described = (read: Wider): Wider[] => [...withAnyWord(read), ...withoutWords(read)];

/** "Student house": a home where it is sought matters more than what describes it. */
const isOfHome = (query: SearchQuery) =>
  isDescription(query) && query.scope !== null && groupOf(query.scope.slug) === 'property';

/**
 * A thing stays what it is: what describes it goes before the price, and other groups come after all of
 * its own. Unknown words go last, one by one.
 */
function ofWords(read: Wider): Wider[] {
  const { query } = read;
  const named = ofThing(query);
  if (!named) {
    return [
      ...relaxed(read, steps),
      ...withFewerWords(read, 2),
      ...withFewerWords(withoutRest(read), 2),
      ...withFewerWords(anywhere(read), 1),
    ];
  }
  const fewer = (start: Wider, keeps: typeof keepsThing) =>
    withFewerWords(start, 1).filter((one) => keeps(one.query.text, query.text));
  const inGroup = { ...read, query: named };
  const inCategory = { ...read, query: inThingsCategory(query) };
  // A plumber in another town is of no use.
  const nearby = isBoundToPlace(named)
    ? [
        ...withFewerWords(withoutRest(inGroup), 1).filter((one) =>
          keepsWholeThing(one.query.text, query.text),
        ),
        ...fewer(withoutRest(inCategory), sharesSubject),
      ]
    : [];
  return [
    ...(nearby.length > 0 ? [...relaxed(inGroup, steps.filter(isRest)), ...nearby] : []),
    ...relaxed(inGroup, stepsBeforePrice),
    ...fewer(withoutRest(inGroup), keepsThing),
    ...fewer(elsewhere(inGroup), keepsThing),
    ...relaxed(inGroup, steps),
    ...fewer(anywhere(inGroup), keepsThing),
    ...fewer(elsewhere(inGroup), keepsGroup),
    ...fewer(elsewhere(inCategory), sharesNoun),
    ...withoutWords(inCategory),
  ];
}

const isBoundToPlace = ({ area, scope }: SearchQuery) =>
  area !== null && (scope?.slug === 'services' || scope?.slug === 'jobs');

/** Each gives up one thing more. */
function relaxed(start: Wider, some: readonly Step[]): Wider[] {
  const wider: Wider[] = [];
  let { query, gaveUp } = start;
  for (const { name, giveUp } of some) {
    const next = giveUp(query);
    if (!next) continue;
    query = next;
    gaveUp = [...gaveUp.filter((other) => other !== name), name];
    wider.push({ query, gaveUp });
  }
  return wider;
}

const isRest = isStep('posted', 'photos', 'seller', 'facets', 'radius');

const withoutRest = (start: Wider): Wider => relaxed(start, steps.filter(isRest)).at(-1) ?? start;

/** "Modern" of modern apartments, "van" of driving jobs: the category says what is searched for. */
const isDescription = ({ text, scope }: SearchQuery) =>
  text !== null &&
  scope !== null &&
  (thingOf(text)?.slugs ?? []).every((slug) => groupOf(slug) !== groupOf(scope.slug));

const groupOf = (slug: string) => categoryBySlug(slug)?.groupSlug ?? slug;

const anywhere = (start: Wider): Wider => relaxed(start, steps).at(-1) ?? start;

const elsewhere = (start: Wider): Wider => relaxed(start, stepsBeforePrice).at(-1) ?? start;

/** "Small for elderly lady" of cars: those with one of the words, the most of them first. */
function withAnyWord({ query, gaveUp }: Wider): Wider[] {
  const words = anyWord(query.text ?? '');
  if (words === null) return [];
  const some: Wider = { query: { ...query, text: words }, gaveUp: [...gaveUp, 'some words'] };
  return [some, ...relaxed(some, steps.filter(isRest))];
}

/** The filters alone, all of them as long as possible. Without a category the words are all that says what is sought. */
function withoutWords(start: Wider): Wider[] {
  if (start.query.text === null || start.query.scope === null) return [];
  const alone: Wider = {
    query: { ...start.query, text: null },
    gaveUp: [...start.gaveUp, 'words'],
  };
  return [alone, ...relaxed(alone, steps)];
}

const withFewerWords = ({ query, gaveUp }: Wider, least: number): Wider[] =>
  fewerWords(query.text ?? '', least)
    .toSorted((a, b) => Number(keepsThing(b, query.text)) - Number(keepsThing(a, query.text)))
    .map((text) => ({ query: { ...query, text }, gaveUp: [...gaveUp, 'some words'] }));

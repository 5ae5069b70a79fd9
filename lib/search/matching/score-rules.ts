import { categoryBySlug } from '@/lib/catalogue/categories';
import { day } from '@/lib/dates';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { asksForWanted, excludesWanted } from '@/lib/search/understanding/offers-only';
import { splitPurpose } from '@/lib/search/understanding/purpose';
import { isAccessory, wordsOf } from '@/lib/search/understanding/things/nouns';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { accessories } from '@/lib/search/vocabulary/accessories/accessories';
import { anyWord } from '@/lib/search/words/fewer-words';
import { anyQuery, neededQuery, wordsQuery } from '@/lib/search/words/words-query';
import { outcodesAround } from './area-outcodes';

/* The item itself before ads that mention it, then its category, then near and recent ads. */

/** Keeps scores above 0, as cursors need them. */
export const base = 600;
export const points = {
  thing: 400,
  inTitle: 200,
  category: 350,
  /** The word as typed, before its synonyms. */
  asTyped: 45,
  /** All words side by side: "Les Paul", not "Paul's guitar, like Les". */
  inOrder: 50,
  accessory: -250,
  wanted: -500,
  purpose: 60,
  words: 100,
  fresh: 60,
} as const;
/** Miles and points; the last one counts. */
const nearness = [
  [25, 15],
  [10, 35],
  [5, 60],
  [3, 80],
  [0, 110],
] as const;
export const freshFor = 12 * day;

/** Share of the best score that a Featured ad needs. */
export const leastFeaturedShare = 0.85;

/** For these words, `heads` or categories. Only ads with the words of `within` can have them. */
export type ScoreRule =
  | { points: number; words: string; within?: string }
  | { points: number; heads: readonly string[] }
  | { points: number; categories: readonly string[] };

export const scoreRules = (text: string): ScoreRule[] => [
  ...thingRules(text),
  { words: titledQuery(text), points: points.inTitle },
  ...orderRules(text),
  ...purposeRules(text),
];

/** The words in the title, category or details. */
export const titledQuery = (text: string): string => neededQuery(text, 'ABD');

function orderRules(text: string): ScoreRule[] {
  const { length } = wordsOf(text);
  if (length < 2 || length > 4 || /["-]|\bOR\b/.test(text)) return [];
  return [{ words: anyQuery([text], 'ABD'), points: points.inOrder, within: titledQuery(text) }];
}

function purposeRules(text: string): ScoreRule[] {
  const { purpose } = splitPurpose(text);
  if (purpose === null) return [];
  return [{ words: wordsQuery(anyWord(purpose) ?? purpose), points: points.purpose }];
}

function thingRules(text: string): ScoreRule[] {
  const thing = thingOf(text);
  if (!thing) return [];
  const { words, slugs, isHead } = thing;
  const named = wordsQuery(words.join(' '), 'ABD');
  // "Wembley: three-bed maisonette"
  const head = slugs.length > 0 && slugs.every(isOfHomes) ? 'AD' : 'A';
  const others = isAccessory(words)
    ? []
    : accessories.filter((accessory) => !wordsOf(text).some(isFormOf(accessory)));
  return [
    { words: wordsQuery(words.join(' '), head), points: points.thing, within: named },
    { words: anyQuery([words.join(' ')], 'ABD'), points: points.asTyped, within: named },
    ...(others.length > 0 && slugs.length > 0 ? [{ heads: others, points: points.accessory }] : []),
    ...(slugs.length > 0
      ? [{ categories: slugs, points: isHead ? points.category : points.category / 2 }]
      : []),
  ];
}

/** "Washing" has the stem of a car wash. */
const isFormOf = (accessory: string) => (word: string) =>
  word === accessory || ['s', 'ing', 'ed'].some((ending) => word === accessory + ending);

const isOfHomes = (slug: string) => categoryBySlug(slug)?.groupSlug === 'property';

/** Whether wanted ads rank below offers. */
export const weighsWanted = (query: SearchFilter & { text: string }): boolean =>
  !asksForWanted(query.text) && !excludesWanted(query);

/** Rings around the place, smallest first: the first that contains an ad counts. */
export function nearRings({ area, radius }: Pick<SearchFilter, 'area' | 'radius'>) {
  if (!area?.centre) return [];
  return nearness
    .filter(([miles]) => radius === null || miles <= radius)
    .toReversed()
    .map(([miles, score]) => ({ outcodes: outcodesAround(area, miles) ?? [], score }));
}

import { categories, categoryBySlug } from '@/lib/catalogue/categories';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { hasQuotesOrOr } from '@/lib/search/understanding/operators';
import { areOfGoods, areOfSpaces } from '@/lib/search/understanding/things/goods';
import { wordsOf } from '@/lib/search/understanding/things/nouns';
import { isFittedOrHired } from '@/lib/search/understanding/things/sales';
import { type OtherNames, otherNames } from '@/lib/search/understanding/things/synonyms';
import {
  type Thing,
  thingOf,
  withoutExcluded,
} from '@/lib/search/understanding/things/things-index';
import {
  categoriesForHouseholds,
  patternsOfTradeSearches,
  tradesAlsoEmployed,
  tradesForFamilies,
} from '@/lib/search/vocabulary/services/customer-or-employer';
import { alternativesOf, withoutImplied } from '@/lib/search/words/shorter-query';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';

/* Whether an ad is about the item that the words name, or only mentions it. */

const { asksForHomeVisit, asksForJobDone, asksForSomeone, mentionsEmployment, namesLessons } =
  patternsOfTradeSearches;

export type WordsFilter = Pick<SearchFilter, 'scope' | 'isAdult' | 'facets'> & { text: string };

export type AboutThing = {
  /** Not in these groups. */
  others: string[];
  isGeneral: boolean;
  /** In one of these categories, or with the words of `named` and, in the title, of `headed`. */
  slugs: readonly string[];
  /** Empty: only in these categories. */
  named: string;
  headed: string;
  /** Words of ads in the categories; empty for all of them. */
  whole: string;
  isOneWord: boolean;
  /** For jobs: with these words. */
  titled: string;
};

const nameOrHead = ({ words }: Thing, ...weightsAndNames: ['A' | 'AD' | 'ABD', OtherNames]) =>
  distinct(
    [words.join(' '), words.at(-1) ?? ''].flatMap((name) =>
      alternativesOf(wordsQuery(name, ...weightsAndNames)),
    ),
  );

const distinct = (alternatives: readonly string[]) => `(${[...new Set(alternatives)].join(' | ')})`;

function anyOfWords({ words }: Thing): string {
  const name = words.join(' ');
  return [
    ...words.map((word) => wordsQuery(word, 'ABD', 'kinds')).filter((query) => query !== ''),
    anyQuery(withoutImplied([name, ...otherNames(name)]), ''),
  ].join(' | ');
}

export function aboutThing({
  text: typed,
  scope,
  isAdult,
  facets,
}: WordsFilter): AboutThing | null {
  const text = withoutExcluded(typed);
  // "House double garage": the words describe a home.
  if (scope?.kind === 'category' || facets.propertyType || isAdult) return null;
  if (hasQuotesOrOr(text)) return aboutAny(text);
  const thing = thingOf(text);
  if (!thing?.isHead || thing.slugs.length === 0) return null;
  const isService = thing.slugs.every((slug) => categoryBySlug(slug)?.groupSlug === 'services');
  const groups = new Set(thing.slugs.map((slug) => categoryBySlug(slug)?.groupSlug));
  const isOwnKind = !scope && areOfSpaces(thing.slugs);
  // In the jobs section "mechanic" is a job, whose title may be "MOT tester".
  const isOfPosts = isService && scope?.slug === 'jobs';
  return {
    others: othersThan(thing, text).filter((group) => group !== scope?.slug),
    isGeneral: isOfPosts || (!scope && (groups.has('services') || groups.has('jobs'))),
    slugs: isOfPosts ? jobSlugs : thing.slugs,
    named: isOwnKind
      ? ''
      : wordsQuery(thing.words.join(' '), isService && !scope ? 'AB' : 'ABD', 'sure'),
    // A bookkeeper "for builders" (weight D) is not a builder.
    headed: nameOrHead(thing, isService && !scope ? 'A' : 'AD', 'sure'),
    // A washing machine, not a sofa whose washed covers "go through the machine".
    whole: thing.words.length > 1 && areOfGoods(thing.slugs) ? anyOfWords(thing) : '',
    isOneWord: thing.words.length === 1 && wordsOf(text).length === 1,
    // "Clean licence" is not a cleaner: jobs name the trade in their titles or details.
    titled: nameOrHead(thing, 'ABD', isService ? 'same' : 'kinds'),
  };
}

const jobSlugs = categories.filter(({ groupSlug }) => groupSlug === 'jobs').map(({ slug }) => slug);

/** "Necklace OR ring": a telescope whose description says "ring" is not about them. */
function aboutAny(text: string): AboutThing | null {
  const names = text.split(/ OR /).map((name) => name.replace(/^"(.*)"$/, '$1'));
  const things = names.map(thingOf);
  const isEachKnown = things.every((thing) => thing?.isHead && areOfGoods(thing.slugs));
  if (names.length < 2 || names.some(hasQuotesOrOr) || !isEachKnown) return null;
  return {
    others: [],
    isGeneral: false,
    slugs: [...new Set(things.flatMap((thing) => thing?.slugs ?? []))],
    named: wordsQuery(text, 'ABD', 'sure'),
    headed: wordsQuery(text, 'AD', 'sure'),
    whole: '',
    isOneWord: false,
    titled: '',
  };
}

const isCallFor = ({ slugs, words }: Thing, text: string) =>
  slugs.every((slug) => categoryBySlug(slug)?.groupSlug === 'services') &&
  (asksForJobDone.pattern.test(text) ||
    (asksForHomeVisit.pattern.test(text) && !mentionsEmployment.pattern.test(text)) ||
    namesLessons.pattern.test(words.join(' ')) ||
    ((tradesForFamilies.has(words.at(-1) ?? '') ||
      (slugs.every((slug) => categoriesForHouseholds.has(slug)) &&
        !tradesAlsoEmployed.has(words.at(-1) ?? ''))) &&
      !mentionsEmployment.pattern.test(text)));

/** Groups whose ads only mention the item: a piano teacher is wanted, and a flat has a sofa. */
function othersThan(thing: Thing, text: string): string[] {
  const { words, slugs } = thing;
  const groups = new Set(slugs.map((slug) => categoryBySlug(slug)?.groupSlug));
  const [one, ...more] = groups;
  // A "chef de partie" is an employee; trades named by one word often work for households too.
  const isPost = one === 'jobs' && words.length > 1 && !isServiceWord(words.at(-1) ?? '');
  if (more.length === 0 && (one === 'services' || one === 'jobs')) {
    return [
      ...['buy-and-sell', 'vehicles', 'property', 'personals'],
      ...(isCallFor(thing, text) ? ['jobs'] : []),
      ...(isPost ? ['services'] : []),
    ];
  }
  const areGoods = [...groups].every((group) => group === 'buy-and-sell' || group === 'vehicles');
  if (areGoods) {
    return [
      ...['jobs', 'property', 'personals'],
      // Services stay for goods that somebody fits, and for "send a pallet".
      ...(isFittedOrHired(words) || asksForSomeone.pattern.test(text) ? [] : ['services']),
      // A battery "to suit" a scooter has the stem of a suite.
      ...(words.at(-1) === 'suite' ? ['vehicles'] : []),
    ];
  }
  if (!groups.has('personals')) return isOfEmployees(text, groups) ? [] : ['jobs'];
  if (more.length === 0) {
    return ['jobs', 'property', 'vehicles', ...(isSale(words) ? [] : ['services', 'buy-and-sell'])];
  }
  return areGroupsOfPeople(groups) ? ['property', 'buy-and-sell', 'vehicles'] : [];
}

/** A dog kennel is bought or booked; a kennel hand says so. */
const isOfEmployees = (text: string, groups: ReadonlySet<string | undefined>) =>
  !groups.has('buy-and-sell') || groups.has('jobs') || mentionsEmployment.pattern.test(text);

/** "Car boot" is mentioned by other sales too. */
const isSale = (words: readonly string[]) =>
  /(?:boot|sale|market|fair|fete|jumble|swap)s?$/.test(words.join(' '));

/** A brass band performs, and looks for members. */
const areGroupsOfPeople = (groups: ReadonlySet<string | undefined>) =>
  [...groups].every((group) => group === 'personals' || group === 'services');

const isServiceWord = (word: string) =>
  (thingOf(word)?.slugs ?? []).some((slug) => categoryBySlug(slug)?.groupSlug === 'services');

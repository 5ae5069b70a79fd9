import { categoryBySlug } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { singular, wordsOf } from '@/lib/search/understanding/nouns';
import {
  nounBefore,
  type Thing,
  thingOf,
  wholeVehicles,
} from '@/lib/search/understanding/things-index';
import { sharedCategories } from '@/lib/search/vocabulary/shared-categories';
import { ownExtras, sureExtras } from '@/lib/search/vocabulary/things';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';
import { namesExtraSql } from './score-sql';
import { querySql } from './words-sql';

/*
 * A case for a telephone is no telephone, a bike rack is no bike, and a car with a tow bar is no tow bar.
 * Unlike a lower score this holds where few ads have the words.
 */

type Asked = Pick<SearchFilter, 'isAdult' | 'scope'> & { text: string };

const goods = new Set(['buy-and-sell', 'vehicles']);

/** What keeps an ad from being found, as texts for to_tsquery; null where the words name no thing to be bought. */
export type NotExtra = {
  /** An extra for the thing: one of `extras` and `words` in the title, and none of `named` or `others` behind it. */
  forThing: {
    extras: string[];
    words: string;
    named: string;
    thing: readonly string[];
    others: string[];
    /** Right behind `head` these name another thing: "strimmer line". */
    own: string[];
    head: string;
    /** The thing is named behind something else alone, as in "game for PS4". */
    behind: string;
    /** "Spider-Man 2, PS5" is a game. */
    isConsole: boolean;
  } | null;
  /** What the extra belongs to. */
  owner: string | null;
  /** Other trades of its category, which has the name of all. */
  aside: string | null;
  /** In a category of whole vehicles, without these words. */
  wholeVehicle: string | null;
  /** Of goods and vehicles: an extra for something whose name nobody knows. */
  unknown: string | null;
};

const nothing: NotExtra = {
  forThing: null,
  owner: null,
  aside: null,
  wholeVehicle: null,
  unknown: null,
};

export function notExtra({ text, scope, isAdult }: Asked): NotExtra | null {
  if (isAdult || /(?<!\d)"|\||(?:^|\s)(?:-\S|OR(?:\s|$))/.test(text)) return null;
  const thing = thingOf(text);
  if (!thing) return null;
  if (!thing.isHead || thing.slugs.length === 0) {
    return scope ? null : { ...nothing, unknown: extraForUnknown(text) };
  }
  if (!thing.slugs.every((slug) => goods.has(categoryBySlug(slug)?.groupSlug ?? ''))) {
    return { ...nothing, aside: asideOf(thing) };
  }
  const named = wordsQuery(thing.words.join(' '), 'A');
  const asked = new Set(wordsOf(text).map(stem));
  const others = sureExtras.filter((extra) => !extra.split(' ').every((word) => asked.has(word)));
  const isVehicle = [...thing.slugs, scope?.slug ?? ''].some((slug) =>
    wholeVehicles.includes(slug),
  );
  const isExtra = others.length < sureExtras.length || housings.has(thing.words.at(-1) ?? '');
  const behind = wordsQuery(thing.words.join(' '), 'D');
  return {
    forThing: isExtra
      ? null
      : {
          extras: [...others, ...partsBefore],
          words: `(${named}) | (${behind})`,
          named,
          thing: withoutDevice(thing.words).map(plain),
          others,
          head: plain(headOf(withoutDevice(thing.words))),
          own: ownExtrasOf(withoutDevice(thing.words), named, [
            ...others,
            ...ownExtras.filter((extra) => !asked.has(extra)),
          ]),
          behind: `(${behind}) & !(${named})`,
          isConsole: thing.words.at(-1) === 'console',
        },
    owner: isExtra ? ownerOf(thing, named, wordsOf(text)) : null,
    aside: null,
    wholeVehicle: isVehicle ? null : named,
    unknown: null,
  };
}

/** Without those of another name for the thing: alloys are alloy wheels. */
const ownExtrasOf = (words: readonly string[], named: string, extras: readonly string[]) =>
  extras.filter((extra) => !named.includes(`'${headOf(words)} ${extra}`));

/** "Skips for hire" is about no removals, though its category has the word. */
function asideOf({ words }: Thing): string | null {
  const key = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
  const shared = sharedCategories.find(({ nouns }) => nouns.includes(key));
  if (!shared) return null;
  return `(${anyQuery(shared.others, 'AD')}) & !(${anyQuery(shared.own, 'AD')})`;
}

/** "MacBook, charger included", for a MacBook charger. */
function ownerOf({ words }: Thing, named: string, typed: readonly string[]): string | null {
  const head = words.at(-1) ?? '';
  const owner = nounBefore(typed.slice(0, typed.indexOf(head) + 1));
  if (!owner) return null;
  const own = wordsQuery(owner.join(' '), 'A');
  return `(${own}) & !(${wordsQuery(head, 'A')} | ${named})`;
}

export function notExtraSql(asked: Asked): Prisma.Sql[] {
  const { forThing, owner, aside, wholeVehicle, unknown } = notExtra(asked) ?? nothing;
  return [
    ...(forThing ? [notForThing(forThing)] : []),
    ...[owner, aside].flatMap((other) =>
      other ? [Prisma.sql`(a."search" @@ ${querySql(other)}) IS NOT TRUE`] : [],
    ),
    ...(wholeVehicle
      ? [
          Prisma.sql`(a."category" <> ALL (${wholeVehicles}) OR a."search" @@ ${querySql(wholeVehicle)})`,
        ]
      : []),
    ...(unknown
      ? [
          Prisma.sql`(a."categoryGroup" IN ('buy-and-sell', 'vehicles') AND a."search" @@ ${querySql(unknown)}) IS NOT TRUE`,
        ]
      : []),
  ];
}

/** Part of a name behind it: "bed base". */
const partsBefore = ['base'];

/** "Two rabbits with hutch", for a hutch. */
const housings = new Set(['hutch', 'cage', 'tank', 'coop', 'kennel', 'vivarium']);

/** "Footmuff for Icandy Peach", whatever that is. */
function extraForUnknown(text: string): string | null {
  const isExtra = wordsOf(text).some((word) => sureExtras.includes(stem(word)));
  const [head, behind] = [wordsQuery(text, 'A'), wordsQuery(text, 'D')];
  if (isExtra || head === '') return null;
  return `(${anyQuery(sureExtras, 'A')}) & (${behind}) & !(${head})`;
}

/** "Case for iPhone 14" and "iPhone 14 case", but not "iPhone 14 with case". */
function notForThing({
  extras,
  words,
  named,
  thing,
  others,
  own,
  head,
  behind,
  isConsole,
}: NonNullable<NotExtra['forThing']>): Prisma.Sql {
  const pattern = patternOfThing(thing);
  const extraBehind = String.raw`\m${pattern}\w{0,3}(?:\s+(?!and\M|with\M|inc)[[:alnum:].]+){0,3}\s+(?:${others.join('|')})e?s?\M`;
  const ownExtra = String.raw`\m${head}(?:e?s)?\s+(?:${own.join('|')})e?s?\M`;
  const game = isConsole ? String.raw`|,\s*${pattern}\s*$` : '';
  const forThing = String.raw`\m(?:for|fits?)\s+(?!sale\M)(?:[[:alnum:].]+\s+){0,3}${pattern}${game}`;
  return Prisma.sql`(
    (${namesExtraSql(extras)} AND a."search" @@ ${querySql(words)}
      AND (NOT a."search" @@ ${querySql(named)} OR a."title" ~* ${extraBehind}))
    OR (${namesExtraSql(own)} AND a."title" ~* ${ownExtra})
    OR (a."search" @@ ${querySql(behind)} AND a."title" ~* ${forThing})) IS NOT TRUE`;
}

/** "MacBook" for a "mac book", and "chicken" for chickens. */
const patternOfThing = (thing: readonly string[]): string =>
  [...thing.slice(0, -1), singular(thing.at(-1) ?? '').replace(/y$/, '(?:y|i)')]
    .map((word) => word.replace(/^ps(?=\d)/, String.raw`(?:ps|play\s?station\s?)`))
    .join(String.raw`\W*`);

/** "Drum" of a drum kit, whose sticks are drum sticks. */
function headOf(words: readonly string[]): string {
  const [last = '', before] = words.toReversed();
  return singular(before !== undefined && /^kits?$/.test(last) ? before : last);
}

/** "PS5" for a "PS5 console" */
const withoutDevice = (words: readonly string[]) =>
  words.length > 1 && devices.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;

/** Say nothing beside the name of one. */
const devices = new Set('console phone handset laptop tablet'.split(' '));

const plain = (word: string) => word.replace(/[^a-z0-9]/g, '');

const stem = (word: string) => word.replace(/s$/, '');

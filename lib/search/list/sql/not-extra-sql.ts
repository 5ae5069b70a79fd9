import { categoryBySlug } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';
import type { SearchFilter } from '@/lib/search/query/search-query';
import {
  nounBefore,
  singular,
  type Thing,
  thingOf,
  wholeVehicles,
  wordsOf,
} from '@/lib/search/understanding/things-index';
import { sureExtras } from '@/lib/search/vocabulary/things';
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
  } | null;
  /** What the extra belongs to. */
  owner: string | null;
  /** In a category of whole vehicles, without these words. */
  wholeVehicle: string | null;
  /** Of goods and vehicles: an extra for something whose name nobody knows. */
  unknown: string | null;
};

const nothing: NotExtra = { forThing: null, owner: null, wholeVehicle: null, unknown: null };

export function notExtra({ text, scope, isAdult }: Asked): NotExtra | null {
  if (isAdult || /(?<!\d)"|\||(?:^|\s)(?:-\S|OR(?:\s|$))/.test(text)) return null;
  const thing = thingOf(text);
  if (!thing) return null;
  if (!thing.isHead || thing.slugs.length === 0) {
    return scope ? null : { ...nothing, unknown: extraForUnknown(text) };
  }
  if (!thing.slugs.every((slug) => goods.has(categoryBySlug(slug)?.groupSlug ?? ''))) return null;
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
          thing: thing.words.map(plain),
          others,
        },
    owner: isExtra ? ownerOf(thing, named, wordsOf(text)) : null,
    wholeVehicle: isVehicle ? null : named,
    unknown: null,
  };
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
  const { forThing, owner, wholeVehicle, unknown } = notExtra(asked) ?? nothing;
  return [
    ...(forThing ? [notForThing(forThing)] : []),
    ...(owner ? [Prisma.sql`(a."search" @@ ${querySql(owner)}) IS NOT TRUE`] : []),
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
}: NonNullable<NotExtra['forThing']>): Prisma.Sql {
  const title = String.raw`\m${patternOfThing(thing)}\w{0,3}(?:\s+(?!and\M|with\M|inc)[[:alnum:].]+){0,3}\s+(?:${others.join('|')})e?s?\M`;
  return Prisma.sql`(${namesExtraSql(extras)} AND a."search" @@ ${querySql(words)}
      AND (NOT a."search" @@ ${querySql(named)} OR a."title" ~* ${title})) IS NOT TRUE`;
}

/** "MacBook" for a "mac book", "chicken" for chickens, and "PS5" for a "PS5 console". */
const patternOfThing = (thing: readonly string[]): string => {
  const own = thing.length > 1 && devices.has(thing.at(-1) ?? '') ? thing.slice(0, -1) : thing;
  return [...own.slice(0, -1), singular(own.at(-1) ?? '').replace(/y$/, '(?:y|i)')].join(
    String.raw`\W*`,
  );
};

/** Say nothing beside the name of one. */
const devices = new Set('console phone handset laptop tablet'.split(' '));

const plain = (word: string) => word.replace(/[^a-z0-9]/g, '');

const stem = (word: string) => word.replace(/s$/, '');

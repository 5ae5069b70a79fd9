import { categoryBySlug } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';
import type { SearchFilter } from '@/lib/search/query/search-query';
import {
  nounBefore,
  type Thing,
  thingOf,
  wholeVehicles,
  wordsOf,
} from '@/lib/search/understanding/things-index';
import { sureExtras } from '@/lib/search/vocabulary/things';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';
import { querySql } from './words-sql';

/*
 * A case for a telephone is no telephone, a bike rack is no bike, and a car with a tow bar is no tow bar.
 * Unlike a lower score this holds where few ads have the words.
 */

type Asked = Pick<SearchFilter, 'isAdult' | 'scope'> & { text: string };

const goods = new Set(['buy-and-sell', 'vehicles']);

/** Conditions on what an ad is about, beside the words; none where the words name no thing to be bought. */
export function notExtraSql({ text, scope, isAdult }: Asked): Prisma.Sql[] {
  if (isAdult || /(?<!\d)"|\||(?:^|\s)(?:-\S|OR(?:\s|$))/.test(text)) return [];
  const thing = thingOf(text);
  if (!thing) return [];
  if (!thing.isHead || thing.slugs.length === 0) return scope ? [] : notForUnknown(text);
  if (!thing.slugs.every((slug) => goods.has(categoryBySlug(slug)?.groupSlug ?? ''))) return [];
  const named = wordsQuery(thing.words.join(' '), 'A');
  const asked = new Set(wordsOf(text).map(stem));
  const others = sureExtras.filter((extra) => !extra.split(' ').some((word) => asked.has(word)));
  const isVehicle = [...thing.slugs, scope?.slug ?? ''].some((slug) =>
    wholeVehicles.includes(slug),
  );
  const isExtra = others.length < sureExtras.length;
  return [
    ...(isExtra ? notOwner(thing, named, wordsOf(text)) : notForThing(thing, named, others)),
    ...(isVehicle
      ? []
      : [Prisma.sql`(a."category" <> ALL (${wholeVehicles}) OR a."search" @@ ${querySql(named)})`]),
  ];
}

/** "Footmuff for Icandy Peach", whatever that is. */
function notForUnknown(text: string): Prisma.Sql[] {
  const typed = wordsOf(text);
  const isExtra = typed.some((word) => sureExtras.includes(stem(word)));
  const [head, behind] = [wordsQuery(text, 'A'), wordsQuery(text, 'D')];
  if (isExtra || head === '') return [];
  const query = `(${anyQuery(sureExtras, 'A')}) & (${behind}) & !(${head})`;
  return [
    Prisma.sql`(a."categoryGroup" IN ('buy-and-sell', 'vehicles') AND a."search" @@ ${querySql(query)}) IS NOT TRUE`,
  ];
}

/** "Case for iPhone 14" and "iPhone 14 case", but not "iPhone 14 with case". */
function notForThing({ words }: Thing, named: string, others: readonly string[]): Prisma.Sql[] {
  const extra = anyQuery(others, 'A');
  const behind = wordsQuery(words.join(' '), 'D');
  const title = String.raw`\m${words.map(plain).join(String.raw`\W+`)}\w{0,2}(?:\s+(?!and\M|with\M|inc)[[:alnum:].]+){0,3}\s+(?:${others.join('|')})e?s?\M`;
  return [
    Prisma.sql`(a."search" @@ ${querySql(`(${extra}) & ((${named}) | (${behind}))`)}
      AND (NOT a."search" @@ ${querySql(named)} OR a."title" ~* ${title})) IS NOT TRUE`,
  ];
}

/** "MacBook, charger included", for a MacBook charger. */
function notOwner({ words }: Thing, named: string, typed: readonly string[]): Prisma.Sql[] {
  const head = words.at(-1) ?? '';
  const owner = nounBefore(typed.slice(0, typed.indexOf(head) + 1));
  if (!owner) return [];
  const own = wordsQuery(owner.join(' '), 'A');
  const same = `${wordsQuery(head, 'A')} | ${named}`;
  return [Prisma.sql`(a."search" @@ ${querySql(`(${own}) & !(${same})`)}) IS NOT TRUE`];
}

const plain = (word: string) => word.replace(/[^a-z0-9]/g, '');

const stem = (word: string) => word.replace(/s$/, '');

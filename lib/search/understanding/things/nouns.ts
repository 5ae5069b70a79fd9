import { categoryOf } from '@/lib/catalogue/categories';
import { ownValue } from '@/lib/own-value';
import { onceInProcess } from '@/lib/process/once-in-process';
import { accessories } from '@/lib/search/vocabulary/accessories/accessories';
import { canonicalWord, childWords } from '@/lib/search/vocabulary/minor-words/canonical-words';
import { sameThings } from '@/lib/search/vocabulary/same-words';
import { things } from '@/lib/search/vocabulary/things/things';

/** A noun as typed, in lower case, and its categories. */
export type Noun = { slugs: readonly string[]; words: readonly string[] };

export const longestPhrase = 5;
/** "lap top"; "a cat" is two words. */
const shortestSplit = 5;
/** Shorter words are ambiguous. */
const shortestSame = 5;

export const slugsByNoun = onceInProcess('categories of nouns', slugsOfNouns);

function slugsOfNouns(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [slug, nouns] of things) {
    for (const noun of nouns) {
      const key = keyOfPhrase(noun);
      const known = found.get(key);
      if (!known) found.set(key, [slug]);
      else if (!known.includes(slug)) known.push(slug);
    }
  }
  const slugsIn = (group: string) =>
    new Set(things.map(([slug]) => slug).filter((slug) => categoryOf(slug).groupSlug === group));
  const [serviceSlugs, jobSlugs] = [slugsIn('services'), slugsIn('jobs')];
  // "Plumber" asks for one, unless jobs are searched for.
  for (const [noun, slugs] of found) {
    if (!slugs.some((slug) => serviceSlugs.has(slug))) continue;
    const others = slugs.filter((slug) => !jobSlugs.has(slug));
    if (others.length < slugs.length) found.set(noun, others);
  }
  // Synonyms of a known noun are the same item.
  for (const group of sameThings) {
    const keys = group.map(keyOfPhrase);
    const slugs = keys.map((key) => found.get(key)).find((known) => known !== undefined);
    for (const key of keys) {
      if (slugs && key.length >= shortestSame && !found.has(key)) found.set(key, slugs);
    }
  }
  return found;
}

const slugsByJoined = onceInProcess(
  'categories of joined nouns',
  () =>
    new Map(
      [...slugsByNoun]
        .filter(([noun]) => /^[a-z]{3,} [a-z]{3,}$/.test(noun))
        .map(([noun, slugs]) => [noun.replace(' ', ''), slugs]),
    ),
);

const slugsBySquashed = onceInProcess(
  'categories of squashed nouns',
  () => new Map([...slugsByNoun].map(([noun, slugs]) => [noun.replaceAll(' ', ''), slugs])),
);
const shortestSquashed = 9;

const accessoryKeys = new Set(accessories.map((noun) => nounKey(noun.split(' '))));

export function nounEnding(words: readonly string[], end: number): Noun | null {
  for (let length = Math.min(longestPhrase, end); length > 0; length -= 1) {
    const phrase = words.slice(end - length, end);
    const slugs = slugsByNoun.get(nounKey(phrase));
    if (slugs) return { slugs, words: phrase };
    const other = length > 1 ? slugsOfOther(phrase) : undefined;
    if (other) return { slugs: other, words: phrase };
    const split = length === 2 ? slugsByNoun.get(nounKey([phrase.join('')])) : undefined;
    if (split && phrase.join('').length > shortestSplit) return { slugs: split, words: phrase };
  }
  const last = words[end - 1] ?? '';
  const joined = slugsByJoined.get(singular(last)) ?? slugsByNoun.get(familyOf(last));
  if (joined) return { slugs: joined, words: words.slice(end - 1, end) };
  return null;
}

export const hasNoun = (words: readonly string[]) =>
  words.some((_, index) => nounEnding(words, index + 1) !== null);

const shortestFamily = 4;

/** "iphone" of an iphone12; empty for other words. */
function familyOf(word: string): string {
  const [, family = ''] = /^([a-z]+)\d{1,3}[a-z]{0,2}$/.exec(word) ?? [];
  return family.length >= shortestFamily ? family : '';
}

/** "Toddler's scooter", "boardgame group" */
function slugsOfOther(phrase: readonly string[]): string[] | undefined {
  const canonical = phrase.map((word) =>
    childWords.has(word) ? 'kids' : (ownValue(canonicalWord, word) ?? word),
  );
  const squashed = phrase.join('');
  return (
    slugsByNoun.get(nounKey(canonical)) ??
    (squashed.length > shortestSquashed ? slugsBySquashed.get(singular(squashed)) : undefined)
  );
}

/** "Bed w/ storage" */
export const shorthand = /\bw\/ ?/g;

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(shorthand, 'with ')
    .replace(/\bi (phones?|pads?|pods?|macs?)\b/g, 'i$1')
    .replace(/"/g, ' ')
    .split(/[^a-z0-9.']+/)
    .map((word) => word.replace(/^[.']+|[.']+$/g, ''))
    .filter((word) => word !== '');

export const isAccessory = (words: readonly string[]) => accessoryKeys.has(nounKey(words));

/** With the last word in the singular: nouns are listed so, and people type either. */
export function nounKey(words: readonly string[]): string {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
}

function keyOfPhrase(noun: string): string {
  return nounKey(noun.split(' '));
}

export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  // "Glasses", "buses" and "lenses", but "horses", "houses" and "vases".
  if (/(?:ss|x|[cs]h|(?<!o)us|\blens|\bgas)es$/.test(word)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Categories of nouns with this prefix, most nouns first. */
export function slugsOfNounsFrom(start: string): string[] {
  const counts = new Map<string, number>();
  for (const [noun, slugs] of slugsByNoun) {
    if (!noun.startsWith(start)) continue;
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([slug]) => slug);
}

export const knownNouns: ReadonlySet<string> = onceInProcess(
  'nouns',
  () => new Set(slugsByNoun.keys()),
);

export const isNoun = (phrase: string): boolean => knownNouns.has(nounKey(phrase.split(' ')));

const wordsOfNouns = onceInProcess(
  'words of nouns',
  () => new Set([...knownNouns].flatMap((noun) => noun.split(' '))),
);

export const nounWords: ReadonlySet<string> = onceInProcess(
  'longer words of nouns',
  () => new Set([...wordsOfNouns].filter((word) => word.length > 5)),
);

/** Correctly spelt, whether or not an ad has it. */
export const isWordOfNoun = (word: string) =>
  wordsOfNouns.has(word) || wordsOfNouns.has(singular(word));

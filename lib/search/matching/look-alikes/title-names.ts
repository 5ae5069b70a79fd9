import { singular } from '@/lib/search/understanding/things/nouns';
import { otherNames } from '@/lib/search/understanding/things/synonyms';

/* Names in the form in which they are matched with titles. */

export type Names = readonly (readonly string[])[];

/** Each name makes the pattern longer. */
const mostNames = 16;

/** "PS 5" and "PlayStation 5", of a PS5; a motorbike that is ideal "for CBT" is a CBT bike. */
export function namesOf(words: readonly string[], others: 'kinds' | 'same' | null): Names {
  const phrase = words.join(' ');
  const names = [phrase, ...(others ? otherNames(phrase, others) : [])]
    .slice(0, mostNames)
    .map(nameParts)
    .filter(({ length }) => length > 0);
  return [...new Map(names.map((name) => [name.join(''), name])).values()];
}

export function nameParts(name: string): string[] {
  const parts = name.split(' ').flatMap((word) => plain(word).match(/[a-z]+|\d+/g) ?? []);
  return [...parts.slice(0, -1), singular(parts.at(-1) ?? '')].filter(Boolean);
}

/** "Drum" of "drum kit", with drum sticks; "swing" of "swing set", which is also called swings. */
export function headOf(words: readonly string[]): string {
  const [last = '', before] = words.toReversed();
  if (before === undefined || !/^(?:kit|set)s?$/.test(last)) return singular(last);
  const isCalledSo = otherNames(words.join(' ')).some((name) => singular(name) === before);
  return /^kit/.test(last) || isCalledSo ? singular(before) : singular(last);
}

export const plain = (word: string) => word.replace(/[^a-z0-9]/g, '');

import { nounKey } from '@/lib/search/understanding/things/nouns';
import { wholesOf } from '@/lib/search/understanding/things/related-things';
import { otherNames } from '@/lib/search/understanding/things/synonyms';
import { nounBefore, type Thing } from '@/lib/search/understanding/things/things-index';
import { accessoriesOfThings } from '@/lib/search/vocabulary/accessories/accessories-of-things';
import { devices } from '@/lib/search/vocabulary/heads';
import { headOf } from './title-names';

/** Accessories of the item, by any of its names, or of its kind: a cockapoo has those of a dog. */
export const accessoriesOf = (words: readonly string[]): readonly string[] =>
  [
    nounKey(words),
    nounKey(words.slice(-1)),
    ...otherNames(words.join(' '), 'same').map((name) => nounKey(name.split(' '))),
    ...wholesOf(words.join(' ')),
    ...wholesOf(words.at(-1) ?? null),
  ].flatMap((name) => accessoriesOfThings.get(name) ?? []);

/** Without those that are synonyms of the item: alloys are alloy wheels. */
export function ownAccessoriesOf(
  words: readonly string[],
  accessories: readonly string[],
): string[] {
  const head = headOf(words);
  const names = words.flatMap((_, at) => {
    const phrase = words.slice(at).join(' ');
    return [phrase, ...otherNames(phrase)];
  });
  return accessories.filter(
    (accessory) => !names.some((name) => name.startsWith(`${head} ${accessory}`)),
  );
}

/** "Guitar amp": the first noun has the second as an accessory. */
export function isAccessoryOfNoun({ words }: Thing): boolean {
  const owner = nounBefore(words);
  return owner !== null && (accessoriesOfThings.get(nounKey(owner)) ?? []).includes(headOf(words));
}

/** "PS5" for a "PS5 console" */
export const withoutDevice = (words: readonly string[]) =>
  words.length > 1 && devices.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;

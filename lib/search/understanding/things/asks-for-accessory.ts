import { sureAccessories } from '@/lib/search/vocabulary/accessories/accessories';
import { nounEnding, singular } from './nouns';
import { mainWordsOf, thingOf } from './things-index';

/** A mattress has its own accessories. */
const alone = sureAccessories
  .filter((accessory) => accessory !== 'mattress')
  .map((accessory) => accessory.split(' '));
const single = new Set(alone.flatMap(([word, ...more]) => (word && more.length === 0 ? word : [])));
const several = alone.filter(({ length }) => length > 1);

/** "Icandy footmuff" is an accessory; "pram with footmuff" and "breast pump" are not. */
export function asksForAccessory(text: string): boolean {
  const whole = new Set(wordsOfWhole(text));
  const words = mainWordsOf(text)
    .filter((word) => !whole.has(word))
    .flatMap((word) => [word, singular(word)]);
  return (
    words.some((word) => single.has(word)) ||
    several.some((accessory) => accessory.every((word) => words.includes(word)))
  );
}

/** "Trailer" of a trailer tent, both words of a breast pump, but only "phone" of a phone case. */
function wordsOfWhole(text: string): readonly string[] {
  const { words = [], isHead } = thingOf(text) ?? {};
  if (!isHead || words.length < 2) return [];
  const before = words.slice(0, -1);
  return nounEnding(before, before.length) ? before : words;
}

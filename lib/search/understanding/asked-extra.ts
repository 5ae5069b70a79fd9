import { sureExtras } from '@/lib/search/vocabulary/extras';
import { singular } from './nouns';
import { mainWordsOf } from './things-index';

/** A mattress has extras of its own. */
const alone = sureExtras.filter((extra) => extra !== 'mattress').map((extra) => extra.split(' '));
const single = new Set(alone.flatMap(([word, ...more]) => (word && more.length === 0 ? word : [])));
const several = alone.filter(({ length }) => length > 1);

/** "Icandy footmuff" asks for an extra, and a "pram with footmuff" for none. */
export function asksForExtra(text: string): boolean {
  const words = mainWordsOf(text).flatMap((word) => [word, singular(word)]);
  return (
    words.some((word) => single.has(word)) ||
    several.some((extra) => extra.every((word) => words.includes(word)))
  );
}

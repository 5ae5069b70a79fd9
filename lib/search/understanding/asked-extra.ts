import { sureExtras } from '@/lib/search/vocabulary/things';
import { singular } from './nouns';
import { mainWordsOf } from './things-index';

/** "Icandy footmuff" asks for an extra, and a "pram with footmuff" for none. */
export function asksForExtra(text: string): boolean {
  const words = new Set(mainWordsOf(text).flatMap((word) => [word, singular(word)]));
  return alone.some((extra) => extra.every((word) => words.has(word)));
}

/** A mattress has extras of its own. */
const alone = sureExtras.filter((extra) => extra !== 'mattress').map((extra) => extra.split(' '));

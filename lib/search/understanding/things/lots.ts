import { lots } from '@/lib/search/vocabulary/minor-words/lots';
import { hasNoun, nounEnding } from './nouns';

/** "Lego job lot" is about Lego. */
export function endBeforeLots(words: readonly string[]): number {
  let end = words.length;
  while (end > 1 && lots.has(words[end - 1] ?? '')) {
    const start = words[end - 2] === 'job' && end > 2 ? end - 2 : end - 1;
    if (!hasNoun(words.slice(0, end - 1)) || isNamedLot(words, start, end)) break;
    end = start;
  }
  return end;
}

/** "Sofa collection" is a service, "coin collection" a lot of coins. */
function isNamedLot(words: readonly string[], start: number, end: number): boolean {
  const named = nounEnding(words, end);
  const items = nounEnding(words, start);
  if (!named || !items || named.words.length <= end - start) return false;
  return !named.slugs.some((slug) => items.slugs.includes(slug));
}

import type { SearchFilter } from '@/lib/search/query/search-query';
import { isWordOfNoun } from '@/lib/search/understanding/things/nouns';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { isStopWord } from '@/lib/search/words/stop-words';
import { likelyCorrections } from './likely-corrections';

const shortestCorrected = 4;
const mostCorrected = 6;
/** Variants of the text; the first with results is used. */
const mostWays = 9;

/** Most likely first; empty without a better spelling. */
export async function correctText(
  { text, ...within }: Pick<SearchFilter, 'text' | 'scope' | 'isAdult'>,
  now: Date,
): Promise<string[]> {
  const words = text === null ? [] : wordsToCheck(text);
  if (text === null || words.length === 0) return [];
  const found = await likelyCorrections(words, within, now);
  const ways = found
    .filter(({ corrections }) => corrections.length > 0)
    .reduce<Map<string, string>[]>(
      (before, { word, corrections }) =>
        before.flatMap((way) => corrections.map((other) => new Map(way).set(word, other))),
      [new Map()],
    );
  return ways
    .filter((way) => way.size > 0)
    .slice(0, mostWays)
    .map((way) => text.replace(wordPattern, (word) => way.get(word.toLowerCase()) ?? word));
}

const wordPattern = /[\p{L}\p{M}]+/gu;

/** Quoted, excluded and numeric words, and known nouns, are not corrected. */
function wordsToCheck(text: string): string[] {
  const open = text.replace(/"[^"]*"?|(?:^|\s)-\S+|\S*\p{N}\S*/gu, ' ');
  const words = (open.match(wordPattern) ?? []).map((word) => word.toLowerCase());
  return [...new Set(words)]
    .filter(
      (word) =>
        word.length >= shortestCorrected &&
        !isStopWord(word) &&
        !isWordOfNoun(word) &&
        !isDescribing(word),
    )
    .slice(0, mostCorrected);
}

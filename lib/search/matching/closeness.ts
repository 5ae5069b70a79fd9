import { isNoun } from '@/lib/search/understanding/things/nouns';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { askingWords } from '@/lib/search/vocabulary/minor-words/fillers';

/* Weights of the words, category and details that an ad has, times factors for place and price. */

/** Ads counted for a word; more frequent words weigh the same. */
export const mostCounted = 5000;
export const mostCompared = 3000;

export const fieldWeights = { title: 1, details: 0.6, description: 0.4 };
/** Like a word that one ad in eighty has. */
export const scopeWeight = 6;
export const detailsWeight = 4;

export const inGroupOnly = 0.6;
export const outsideGroup = 0.5;
export const nearby = { miles: 30, factor: 0.7 } as const;
export const faraway = 0.4;
export const dearer = 0.4;

const wordFactors = { asking: 0.25, describing: 0.5, noun: 1.8 };

/** Inverse document frequency. `counts`: ads with each word. */
export const weightsOf = (words: readonly string[], counts: readonly number[]): number[] =>
  counts.map((count, index) =>
    count === 0 ? 0 : factorOf(words[index] ?? '') * Math.log(1 + mostCounted / count),
  );

function factorOf(word: string): number {
  if (askingWords.has(word)) return wordFactors.asking;
  if (isNoun(word)) return wordFactors.noun;
  return isDescribing(word) ? wordFactors.describing : 1;
}

/** The rarest words, of at most `mostCompared` ads: of more, an arbitrary part is compared. */
export function rarestOf(words: readonly string[], counts: readonly number[]): string[] {
  let sum = 0;
  return words
    .map((word, index) => ({ word, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .filter(({ count }) => {
      sum += count;
      return sum <= mostCompared;
    })
    .map(({ word }) => word);
}

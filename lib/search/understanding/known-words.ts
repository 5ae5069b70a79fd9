import { onceInProcess } from '@/lib/process/once-in-process';
import { knownNouns, singular } from '@/lib/search/understanding/things/nouns';
import { accessories } from '@/lib/search/vocabulary/accessories/accessories';
import { categoryNames } from '@/lib/search/vocabulary/category-names/category-names';
import { notTowns } from '@/lib/search/vocabulary/place-names/not-towns';
import { sameWords } from '@/lib/search/vocabulary/same-words';

/* All words of the vocabulary: they are not misspelt towns. */

const known = onceInProcess(
  'known words',
  () =>
    new Set(
      [
        ...knownNouns,
        ...accessories,
        ...sameWords.flat(),
        ...categoryNames.flatMap(({ names, behind = [] }) => [...names, ...behind]),
        notTowns,
      ]
        .flatMap((phrase) => phrase.split(' '))
        .flatMap((word) => [word, singular(word)]),
    ),
);

export const isKnownWord = (word: string): boolean => known.has(word) || known.has(singular(word));

import { onceInProcess } from '@/lib/process/once-in-process';
import { knownNouns, singular } from '@/lib/search/understanding/things/nouns';
import { accessories } from '@/lib/search/vocabulary/accessories/accessories';
import { categoryNames } from '@/lib/search/vocabulary/category-names';
import { sameWords } from '@/lib/search/vocabulary/same-words';

/* All words of the vocabulary: they are not misspelt towns. */

const materials =
  'leather velvet fabric cotton wool linen silk oak pine walnut mahogany teak glass metal steel brass copper marble stone plastic rubber velour suede denim bamboo rattan wicker chrome ceramic porcelain mint excellent perfect working original sealed quality brilliant harmony balance position motion bottles brushes walking running cooking';

const known = onceInProcess(
  'known words',
  () =>
    new Set(
      [
        ...knownNouns,
        ...accessories,
        ...sameWords.flat(),
        ...categoryNames.flatMap(({ names, behind = [] }) => [...names, ...behind]),
        materials,
      ]
        .flatMap((phrase) => phrase.split(' '))
        .flatMap((word) => [word, singular(word)]),
    ),
);

export const isKnownWord = (word: string): boolean => known.has(word) || known.has(singular(word));

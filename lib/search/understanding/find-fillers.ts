import { fillers } from '@/lib/search/vocabulary/minor-words/fillers';
import { phraseFinder, type Sentence, take } from './sentence';

export const findFillers = phraseFinder(fillers);

/** Without the fillers at the end: "wardrobe leeds asap". */
export const withoutEnd = (sentence: Sentence): Sentence =>
  findFillers(sentence)
    .toReversed()
    .reduce(
      (now, filler) =>
        /^[\s\ue000,.!?]*$/.test(now.open.slice(filler.end)) ? take(now, filler) : now,
      sentence,
    );

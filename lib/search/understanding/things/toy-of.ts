import { patternsOfCopies } from '@/lib/search/vocabulary/copies';
import { areOfGoods } from './goods';
import type { Noun } from './nouns';

/** "Toy caravan": the copy, not the caravan. */
export function toyOf<Thing extends Noun & { isHead: boolean }>(
  text: string,
  thing: Thing | null,
): Thing | null {
  if (!thing?.isHead || !patternsOfCopies.saysToy.pattern.test(text)) return thing;
  const isCopy =
    areOfGoods(thing.slugs) && !thing.words.some((word) => /^(?:toys?|ride)$/.test(word));
  return isCopy ? { ...thing, slugs: ['leisure'], words: ['toy', ...thing.words] } : thing;
}

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

/** "Toy hoover": sellers also say "play" and "kids". Quoted, since the copies of a hoover are asked for. */
export function withoutToy(text: string | null): string | null {
  const [, copied] = /^toy ([a-z ]+)$/i.exec(text ?? '') ?? [];
  return copied && patternsOfCopies.saysToy.pattern.test(text ?? '') ? `"${copied}"` : null;
}

import { patternsOfCopies } from '@/lib/search/vocabulary/copies';
import { areOfGoods } from './goods';
import type { Noun } from './nouns';

/** "Toy caravan": the copy, not the caravan. */
export function toyOf<Thing extends Noun & { isHead: boolean }>(
  text: string,
  thing: Thing | null,
): Thing | null {
  if (!thing?.isHead || !patternsOfCopies.saysToy.pattern.test(text)) return thing;
  const brand = patternsOfCopies.ofBrand.pattern.exec(text)?.[0].toLowerCase();
  if (brand && areOfGoods(thing.slugs)) return { ...thing, slugs: ['leisure'], words: [brand] };
  const isCopy =
    areOfGoods(thing.slugs) && !thing.words.some((word) => /^(?:toys?|ride)$/.test(word));
  return isCopy ? { ...thing, slugs: ['leisure'], words: ['toy', ...thing.words] } : thing;
}

/** "Toy hoover": sellers also say "play". Quoted, since the copies of a hoover are asked for. */
export function withoutToy(text: string | null): string | null {
  const copied = copiedIn(text);
  return copied === null ? null : `"${copied}"`;
}

/** "Casdon Henry for kids" */
export function forKids(text: string | null): string | null {
  const copied = copiedIn(text);
  return copied === null ? null : `kids ${copied}`;
}

function copiedIn(text: string | null): string | null {
  const [, copied = null] = /^toy ([a-z ]+)$/i.exec(text ?? '') ?? [];
  return patternsOfCopies.saysToy.pattern.test(text ?? '') ? copied : null;
}

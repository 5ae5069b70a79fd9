import { categoryOf } from '@/lib/catalogue/categories';
import { fittedOrHired } from '@/lib/search/vocabulary/services/fitted-or-hired';
import { areOfGoods } from './goods';
import { nounKey } from './nouns';
import type { Thing } from './things-index';

/** "Venetian blinds", but not a mud kitchen. */
export const isFittedOrHired = (words: readonly string[]) =>
  fittedOrHired.has(nounKey(words)) ||
  (fittedOrHired.has(nounKey(words.slice(-1))) &&
    !/\b(?:toy|play|mud|dolls?|car)\b/.test(words.join(' ')));

/** Where things are sold that are also hired out, fitted or done; null for others. */
export function groupOfSales(thing: Thing | null): string | null {
  const { words = [], slugs = [], isHead } = thing ?? {};
  const groups = new Set(slugs.map((slug) => categoryOf(slug).groupSlug));
  const isOfOthers = ['property', 'jobs', 'personals'].some((group) => groups.has(group));
  const isSoldOnly = areOfGoods(slugs) && !isFittedOrHired(words);
  if (!isHead || groups.size === 0 || isSoldOnly || isOfOthers) return null;
  return groups.has('vehicles') ? 'vehicles' : 'buy-and-sell';
}

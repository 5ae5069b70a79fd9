import { nounKey } from '@/lib/search/understanding/things/nouns';
import type { Thing } from '@/lib/search/understanding/things/things-index';
import { sharedCategories } from '@/lib/search/vocabulary/services/shared-categories';
import { anyQuery } from '@/lib/search/words/words-query';

/** "Skips for hire" is not about removals, although the category has the word. */
export function otherTradeOf({ words }: Thing): string | null {
  const shared = sharedCategories.find(({ nouns }) => nouns.includes(nounKey(words)));
  if (!shared) return null;
  return `(${anyQuery(shared.others, 'AD')}) & !(${anyQuery(shared.own, 'AD')})`;
}

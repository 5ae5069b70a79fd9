import { onceInProcess } from '@/lib/process/once-in-process';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { isOfGoods } from '@/lib/search/understanding/things/goods';
import { nounKey, singular, slugsByNoun, wordsOf } from '@/lib/search/understanding/things/nouns';
import { otherNames } from '@/lib/search/understanding/things/synonyms';
import type { Thing } from '@/lib/search/understanding/things/things-index';
import { brands } from '@/lib/search/vocabulary/brands';

/** Items of other categories whose names begin with a one-word name of the item searched for. */
export type OtherItems = { names: string[]; slugs: readonly string[] };

const goodsByFirstWord = onceInProcess('goods by the first word of their names', () => {
  const found = new Map<string, string[]>();
  for (const [noun, slugs] of slugsByNoun) {
    const [first = '', ...more] = noun.split(' ');
    if (more.length === 0 || !slugs.every(isOfGoods)) continue;
    found.set(first, [...(found.get(first) ?? []), noun]);
  }
  return found;
});

/** Each makes the search longer. */
const mostNames = 40;

/**
 * "Kitten heels" for kittens, "mini fridge" for a Mini. Null if `text` names them, or `scope` has
 * them: in Caravans, "swift" is a Swift caravan and no Suzuki.
 */
export function otherItems(
  { words, slugs }: Thing,
  text: string,
  scope: SearchFilter['scope'],
): OtherItems | null {
  const phrase = words.join(' ');
  const own = [phrase, ...otherNames(phrase, 'sure')].map((name) => nounKey(name.split(' ')));
  const typed = new Set(wordsOf(text).map(singular));
  const names = own
    // A Dyson is a vacuum cleaner, and a maker of hairdryers too.
    .filter((name) => !brands.has(name))
    .flatMap((name) => goodsByFirstWord.get(name) ?? [])
    .filter(
      (noun) =>
        !own.includes(noun) &&
        !slugsByNoun.get(noun)?.some((slug) => slugs.includes(slug) || slug === scope?.slug) &&
        !noun.split(' ').every((word) => typed.has(singular(word))),
    );
  return names.length > 0 ? { names: [...new Set(names)].slice(0, mostNames), slugs } : null;
}

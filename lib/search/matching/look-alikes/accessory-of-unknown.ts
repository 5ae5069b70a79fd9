import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { isOfGoods } from '@/lib/search/understanding/things/goods';
import {
  mainWordsOf,
  nounBefore,
  type Thing,
} from '@/lib/search/understanding/things/things-index';
import { sureAccessories } from '@/lib/search/vocabulary/accessories/accessories';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';
import { type Names, nameParts, namesOf } from './title-names';

/** Excludes an accessory after `names` without the `model` in its name, or after `whole`. */
export type ForModel = {
  accessories: readonly string[];
  model: string;
  names: Names;
  whole: Names;
};

/** "Ukulele, strap included" for a ukulele strap, which no category has. */
export function ownerOfUnknown(text: string): string | null {
  const words = mainWordsOf(text);
  const head = words.at(-1) ?? '';
  const owner = asksForAccessory(head) ? nounBefore(words) : null;
  return owner && `(${wordsQuery(owner.join(' '), 'A')}) & !(${wordsQuery(head, 'A')})`;
}

/** "Footmuff for Icandy Peach", an unknown item. */
export function accessoryForUnknown({ words, slugs }: Thing, text: string): string | null {
  const named = slugs.length > 0 ? words.join(' ') : text;
  const [head, behind] = [wordsQuery(named, 'A'), wordsQuery(named, 'D')];
  if (asksForAccessory(text) || head === '') return null;
  // The many accessories come last, because few ads have the words only after another word.
  return `(${behind}) & !(${head}) & (${anyQuery(sureAccessories, 'A')})`;
}

/** "GoPro Hero 9": the words after a known item name its model. */
export function accessoryForModel({ words, slugs }: Thing, text: string): ForModel | null {
  const main = mainWordsOf(text);
  const model = main.slice(main.lastIndexOf(words.at(-1) ?? '') + 1);
  if (slugs.length === 0 || !slugs.every(isOfGoods) || model.length === 0 || asksForAccessory(text))
    return null;
  return {
    accessories: sureAccessories,
    model: wordsQuery(model.join(' '), 'A'),
    names: namesOf(words, 'same'),
    whole: [nameParts([...words, ...model].join(' '))],
  };
}

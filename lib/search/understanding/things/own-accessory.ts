import { wantedAlone } from '@/lib/search/vocabulary/accessories/accessories';
import { brands } from '@/lib/search/vocabulary/brands';
import { asksForAccessory } from './asks-for-accessory';
import { keepsWholeThing } from './keeps-thing';
import { isModel } from './makers-and-models';
import { singular, wordsOf } from './nouns';
import { mainWordsOf, nounBefore, thingOf } from './things-index';

/** True if only an accessory is wanted. A bag is not one. */
export function isOfOwner(text: string): boolean {
  if (!asksForAccessory(text)) return false;
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  const head = words.at(-1) ?? '';
  if (!wantedAlone.has(singular(head))) return true;
  const main = mainWordsOf(text);
  const owner = nounBefore(main.slice(0, main.lastIndexOf(head) + 1))?.join(' ') ?? null;
  const isMade = (brands.get(owner ?? '') ?? []).some((slug) => slugs.includes(slug));
  return owner !== null && !isMade;
}

/** True if fewer words still ask for the accessory rather than its owner. */
export function keepsAccessory(fewer: string | null, text: string | null): boolean {
  const [kept, whole] = [thingOf(fewer), thingOf(text)];
  const head = singular(whole?.words.at(-1) ?? '');
  if (!kept || head === '' || singular(kept.words.at(-1) ?? '') !== head) return false;
  if (kept.words.length > 1 && keepsWholeThing(fewer, text)) return true;
  const rest = wordsOf(fewer ?? '').slice(0, -1);
  const owners = mainWordsOf(text ?? '').filter(
    (word) => singular(word) !== head && isOwnerName(word),
  );
  if (rest.length > 0 && owners.length > 0) return rest.some((word) => owners.includes(word));
  // "Bags" alone are handbags.
  return (
    rest.length > 0 ||
    kept.slugs.length === 0 ||
    kept.slugs.some((slug) => whole?.slugs.includes(slug))
  );
}

/** "Henry bags" for Henry hoover bags: the accessory with one of the words before it. */
export function accessoriesOfOne(text: string | null): string[] {
  const words = mainWordsOf(text ?? '');
  const head = thingOf(text)?.words.at(-1);
  const at = head === undefined ? -1 : words.lastIndexOf(head);
  return words
    .slice(0, Math.max(0, at))
    .filter(isOwnerName)
    .map((word) => `${word} ${head}`);
}

/** An item, a maker or a model: "xbox" of an Xbox One controller. */
const isOwnerName = (word: string) =>
  brands.has(word) || isModel(word) || (thingOf(word)?.slugs.length ?? 0) > 0;

import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { isAccessory, singular } from '@/lib/search/understanding/things/nouns';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { ownAccessories, sureAccessories } from '@/lib/search/vocabulary/accessories/accessories';
import {
  patternsOfDroppableWords,
  vague,
} from '@/lib/search/vocabulary/minor-words/droppable-words';
import { hasOperators } from './operators';

/* Words that ads hardly ever repeat: "old stamps", "laptop for uni". */

const { age, behindItem, betweenItems, genericEnding, ofChild, ofSubject, saysForKids } =
  patternsOfDroppableWords;

/** Texts that still name the item, longest first. Quotes and symbols are taken literally. */
export function trimmedTexts(text: string): string[] {
  if (hasOperators(text)) return [];
  const cuts = [
    ...text.matchAll(behindItem.pattern),
    ...(endsInAccessory(text) ? [] : text.matchAll(betweenItems.pattern)),
  ]
    .map(({ index }) => index)
    .sort((a, b) => b - a);
  const whole = [...cuts.map((cut) => text.slice(0, cut)).filter(isThing), text]
    .map(withoutVague)
    .filter((bare) => bare !== text && namesSame(bare, text));
  const plain = text.replace(genericEnding.pattern, '');
  const some = whole.flatMap((bare) => [...forChild(bare, text), bare]);
  return [...new Set(some.length === 0 && plain !== text ? [plain] : some)];
}

/** "Dog and cat food" */
const endsInAccessory = (text: string) =>
  asksForAccessory(text) ||
  [...sureAccessories, ...ownAccessories].includes(
    singular(text.slice(text.lastIndexOf(' ') + 1).toLowerCase()),
  );

export const withoutDroppableWords = (text: string): string | null =>
  trimmedTexts(text).at(-1) ?? null;

/** "Kids bike" for "bike for a 5 year old". */
function forChild(bare: string, text: string): string[] {
  const rest = text.startsWith(bare) ? text.slice(bare.length) : text;
  const isOfChild =
    ofChild.pattern.test(rest) && (age.pattern.test(rest) || saysForKids.pattern.test(rest));
  age.pattern.lastIndex = 0;
  return isOfChild && !saysForKids.pattern.test(bare)
    ? [`kids ${bare.replace(/^first /i, '')}`]
    : [];
}

const withoutVague = (text: string) =>
  text
    .replace(age.pattern, '')
    .replace(/^job ?lots? (?:of )?/i, '')
    .split(/\s+/)
    .filter((word) => !vague.has(word.toLowerCase()))
    .join(' ')
    .replace(/ (?:for|to|with)(?: an?| my| the)?$/i, '');

/** "Bracket" alone is too vague; a "TV bracket" is for a TV. */
function isThing(before: string): boolean {
  const name = nameOf(before);
  if (name === null || ofSubject.pattern.test(before)) return false;
  return !(isAccessory(name) || asksForAccessory(before)) || name.length > 1 || isOfService(before);
}

/** A house cleaner is not for a hoover. */
const isOfService = (text: string) => groupOfThing(thingOf(text)) === 'services';

/** A "small wood" is land, but wood is not. */
function namesSame(bare: string, text: string): boolean {
  const { slugs = [] } = thingOf(text) ?? {};
  return (
    nameOf(bare) !== null &&
    (slugs.length === 0 || (thingOf(bare)?.slugs ?? []).some((slug) => slugs.includes(slug)))
  );
}

function nameOf(text: string): readonly string[] | null {
  const thing = thingOf(text || null);
  return thing?.isHead && thing.slugs.length > 0 ? thing.words : null;
}

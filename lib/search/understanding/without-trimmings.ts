import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { isAccessory, singular } from '@/lib/search/understanding/things/nouns';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { ownAccessories, sureAccessories } from '@/lib/search/vocabulary/accessories/accessories';
import { hasOperators } from './operators';

/* Words that ads hardly ever repeat: "old stamps", "laptop for uni". */

const vague = new Set(
  'emergency urgent weekly fortnightly regular experienced qualified insured friendly trusted trustworthy recommended professional old big small large little wee cute pretty beautiful gorgeous proper sturdy strong comfy comfortable tidy clean simple basic standard normal ordinary cosy smart trendy funky sweet super fancy spare own accessory type style like working bulk'.split(
    ' ',
  ),
);
const general =
  / (?:live ?aboard|gear|equipment|stuff|bits(?: and (?:bobs|pieces))?|items?|things?|accessories|essentials|supplies|kit|work|works|services?)$/i;
const age =
  / (?:aged? )?\d{1,2}(?: ?(?:-|to) ?\d{1,2})? ?(?:years?|yrs?|months?|mths?|weeks?)(?: olds?)?\b/gi;
/** "For a 5 year old", after an item or alone. */
const ofChild = /\b(?:toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|[1-9]|1[0-2])\b/i;
const kids = /\b(?:kids?|child(?:ren)?s?|childs|baby|toddlers?|girls?|boys?|junior)\b/i;

/** "Laptop for uni", "vertical blinds 6ft window" */
const behindItem =
  / (?:for|to|with) |(?<! x| by) (?=(?:\d+(?:\.\d+)? ?(?:ft|cm|mm|m)? ?(?:x|by) ?)?\d+(?:\.\d+)? ?(?:ft|foot|feet|cm|mm|inch(?:es)?|litres?|kg)\b)/gi;
const between = / (?:and|n|&) /gi;

/** Texts that still name the item, longest first. Quotes and symbols are taken literally. */
export function trimmedTexts(text: string): string[] {
  if (hasOperators(text)) return [];
  const cuts = [
    ...text.matchAll(behindItem),
    ...(endsInAccessory(text) ? [] : text.matchAll(between)),
  ]
    .map(({ index }) => index)
    .sort((a, b) => b - a);
  const whole = [...cuts.map((cut) => text.slice(0, cut)).filter(isThing), text]
    .map(withoutVague)
    .filter((bare) => bare !== text && namesSame(bare, text));
  const plain = text.replace(general, '');
  const some = whole.flatMap((bare) => [...forChild(bare, text), bare]);
  return [...new Set(some.length === 0 && plain !== text ? [plain] : some)];
}

/** "Dog and cat food" */
const endsInAccessory = (text: string) =>
  asksForAccessory(text) ||
  [...sureAccessories, ...ownAccessories].includes(
    singular(text.slice(text.lastIndexOf(' ') + 1).toLowerCase()),
  );

export const withoutTrimmings = (text: string): string | null => trimmedTexts(text).at(-1) ?? null;

/** "Kids bike" for "bike for a 5 year old". */
function forChild(bare: string, text: string): string[] {
  const rest = text.startsWith(bare) ? text.slice(bare.length) : text;
  const isOfChild = ofChild.test(rest) && (age.test(rest) || kids.test(rest));
  age.lastIndex = 0;
  return isOfChild && !kids.test(bare) ? [`kids ${bare}`] : [];
}

const withoutVague = (text: string) =>
  text
    .replace(age, '')
    .split(/\s+/)
    .filter((word) => !vague.has(word.toLowerCase()))
    .join(' ')
    .replace(/ (?:for|to|with)(?: an?| my| the)?$/i, '');

/** Their purpose is the only information: "tutor for chemistry". */
const ofSubject =
  /\b(?:tutors?|teachers?|lessons?|class(?:es)?|courses?|tuition|coach|tickets?|books?|games?)$/i;

/** "Bracket" alone is too vague; a "TV bracket" is for a TV. */
function isThing(before: string): boolean {
  const name = nameOf(before);
  if (name === null || ofSubject.test(before)) return false;
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

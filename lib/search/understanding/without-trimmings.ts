import { isExtra } from './nouns';
import { groupOfThing, thingOf } from './things-index';

/* Words that hardly any ad repeats: "old stamps", "laptop for uni". */

const vague = new Set(
  'emergency urgent weekly fortnightly regular experienced qualified insured friendly trusted trustworthy recommended professional old big small large little wee cute pretty beautiful gorgeous proper sturdy strong comfy comfortable tidy clean simple basic standard normal ordinary cosy smart trendy funky sweet super fancy spare own extra type style like'.split(
    ' ',
  ),
);
/** "Climbing gear" */
const general =
  / (?:gear|equipment|stuff|bits(?: and (?:bobs|pieces))?|items?|things?|accessories|essentials|supplies|kit|work|works|services?)$/i;
/** "Kids bike 5 year old" */
const age =
  / (?:aged? )?\d{1,2}(?: ?(?:-|to) ?\d{1,2})? ?(?:years?|yrs?|months?|mths?|weeks?)(?: olds?)?\b/gi;
const purpose = /^(.+?) (?:for|to|with) (?:a |an |the |my |our |her |his )?[a-z0-9' ]+$/i;

/** What is left names a thing by itself; null if nothing goes, or quotes or signs are there. */
export function withoutTrimmings(text: string): string | null {
  if (/"|\bOR\b|(?:^|\s)-\S/.test(text)) return null;
  const [, before = text] = purpose.exec(text) ?? [];
  const isThing =
    nameOf(before) !== null && (!isExtra(nameOf(before) ?? []) || isOfService(before));
  const bare = (isThing ? before : text)
    .replace(age, '')
    .split(/\s+/)
    .filter((word) => !vague.has(word.toLowerCase()))
    .join(' ');
  if (bare !== text && namesSame(bare, text)) return bare;
  const plain = text.replace(general, '');
  return plain === text ? null : plain;
}

/** A cleaner for a house is not for a hoover. */
const isOfService = (text: string) => groupOfThing(thingOf(text)) === 'services';

/** A "small wood" is land, and wood is not. */
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

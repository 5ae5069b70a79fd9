import { categoryBySlug } from '@/lib/catalogue/categories';
import { groupOf, scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { brands } from '@/lib/search/vocabulary/brands';
import { families } from '@/lib/search/vocabulary/families';
import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { sameThings } from '@/lib/search/vocabulary/same-words';
import { asksForAccessory } from './asked-accessory';
import { areOfGoods, areOfSpaces } from './goods';
import { isAccessory, nounEnding, nounKey, singular, wordsOf } from './nouns';
import { groupOfThing, thingOf } from './things-index';

/* Keeps the item that the words name while a search is widened. */

/** Restricts to the item's group; null if the words name no item of a single group, or of another group. */
export function ofThing(query: SearchQuery): SearchQuery | null {
  const { text, scope, isAdult } = query;
  const thing = thingOf(text);
  // "Ladies bike 17 inch frame" is about bikes, though it ends in another word.
  const group = isAdult ? null : groupOfThing(thing && { ...thing, isHead: true });
  if (group === null) return null;
  if (scope) return groupOf(scope.slug) === group ? query : null;
  const isOfSpace = areOfSpaces(thing?.slugs ?? []);
  return { ...query, scope: scopeBySlug(isOfSpace ? 'garage-storage' : group, false) };
}

/** Restricts to the item's category if there is only one, otherwise to its group. */
export function inThingsCategory(query: SearchQuery): SearchQuery {
  const [slug, ...others] = thingOf(query.text)?.slugs ?? [];
  if (query.scope || slug === undefined || others.length > 0) return ofThing(query) ?? query;
  return { ...query, scope: scopeBySlug(slug, false) };
}

const vagueHeads = new Set(
  'game games book books set sets kit machine box case parts mirror mirrors group club partner'.split(
    ' ',
  ),
);

/** "PS4 games" are about PS4 rather than games. */
export const hasVagueHead = (text: string | null): boolean =>
  vagueHeads.has(thingOf(text)?.words.at(-1) ?? '');

/** "Coldplay" for Coldplay tickets: ads seldom say "ticket". */
export function withoutHead(text: string | null): string | null {
  const words = wordsOf(text ?? '');
  const head = words.findLast((word) => titled.has(singular(word)));
  if (head === undefined) return null;
  const rest = words.filter((word) => word !== head && !vagueHeads.has(word));
  return rest.some((word) => word.length > 2 && !events.has(word)) ? rest.join(' ') : null;
}

/** Too vague for a ticket; and boots may be for rugby. */
const events = new Set(
  'rugby football cricket tennis boxing darts theatre concert festival gig comedy show match event train cheap two four pair board video computer card kids childrens old text school cook comic the and for'.split(
    ' ',
  ),
);

const titled = new Set('ticket game book record dvd cd'.split(' '));

/** "s23" for a Galaxy S23: the model is more specific than the maker. */
export function modelOf(text: string | null): string | null {
  const models = wordsOf(text ?? '').filter((word) => isModel(word) && !measure.test(word));
  return models.length === 1 && models[0] !== text ? (models[0] ?? null) : null;
}

export const isModel = (word: string) => /^(?=.*[a-z])(?=.*\d)[a-z0-9]{3,}$/.test(word);
const measure =
  /^(?:\d+(?:gb|tb|mb|inch|in|cm|mm|m|ft|kg|g|l|w|v|cc|k|hp|bhp|mp|hz|gen|yrs?|st|nd|rd|th|x\d+|p|s|xl|seater|door|bed|berth|piece|ah|mah|ltr|litre|month|inches)|uk\d+|eu\d+|size\d+|\d+x\d+)$/;

/** True if fewer words still name the item: "football" does not for football boots. */
export function keepsThing(fewer: string | null, text: string | null): boolean {
  const kept = thingOf(fewer);
  const { slugs = [], words = [] } = thingOf(text) ?? {};
  // "Games" is too vague for PS4 games.
  const isLess = kept?.words.length === 1 && words.length > 1 && hasVagueHead(text);
  // An exercise bike is gym equipment, and no kind of bike.
  const wholes = wholesOf(text);
  const isOther =
    words.length > (kept?.words.length ?? 0) &&
    wholes.length > 0 &&
    !wholes.some((whole) => whole.split(' ').at(-1) === words.at(-1));
  return (
    kept?.isHead === true &&
    !isLess &&
    !isOther &&
    kept.words.at(-1) === words.at(-1) &&
    kept.slugs.some((slug) => slugs.includes(slug))
  );
}

/** Emergency plumber as plumber, but not English tutor as tutor. */
export const keepsWholeThing = (fewer: string | null, text: string | null): boolean =>
  thingOf(fewer)?.isHead === true &&
  thingOf(fewer)?.words.join(' ') === thingOf(text)?.words.join(' ');

/** Any nearby photographer for a wedding photographer, but not any tutor. */
export function tradeOf(text: string | null): string | null {
  const { words = [], slugs = [], isHead } = thingOf(text) ?? {};
  const head = words.at(-1) ?? '';
  const keeps = isHead && words.length > 1 && keepsThing(head, text) && slugs.length > 0;
  // Quoted, since its category has the same name.
  return keeps && !general.has(singular(head)) ? `"${head}"` : null;
}

const taught = /(?:lessons?|tutors?|teachers?|tuition|class(?:es)?|coach)$/;

/** What is taught: "piano" for piano lessons. */
export const sharesSubject = (fewer: string | null, text: string | null): boolean =>
  taught.test(thingOf(text)?.words.join(' ') ?? '') && sharesNoun(fewer, text);

/** Boots for football boots. */
export function keepsGroup(fewer: string | null, text: string | null): boolean {
  const group = groupOfThing(thingOf(fewer));
  return group !== null && group === groupOfThing(thingOf(text)) && !isOwnerOnly(fewer, text);
}

/** A bike for a bike seat: the owner without the accessory. */
function isOwnerOnly(fewer: string | null, text: string | null): boolean {
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  const { words: owner = [], slugs: ofOwner = [] } = thingOf(fewer) ?? {};
  const isPart = words.length > owner.length && owner.every((word, at) => words[at] === word);
  const head = words.slice(-1);
  return (
    isPart &&
    ofOwner.length > 0 &&
    areOfGoods(slugs) &&
    (isAccessory(head) || asksForAccessory(head.join('')) || nounEnding(head, 1) !== null)
  );
}

/** Heads that go with any subject or trade. */
const general = new Set(
  'lesson class course tutor teacher tuition service repair hire fitter assistant work staff worker operative manager set bundle machine unit pair'.split(
    ' ',
  ),
);

/** True if fewer words contain a distinctive word of the noun: "dog" of dog grooming. */
export function sharesNoun(fewer: string | null, text: string | null): boolean {
  const topics = topicsOf(text);
  return !isOwnerOnly(fewer, text) && wordsOf(fewer ?? '').some((word) => topics.includes(word));
}

/** Not "board" of surf board, which alone means something else. */
function topicsOf(text: string | null): string[] {
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  return words.filter(
    (word, index) =>
      !general.has(singular(word)) &&
      !vagueHeads.has(word) &&
      !alsoVerbs.has(word) &&
      (index < words.length - 1 ||
        (thingOf(word)?.slugs ?? []).some((slug) => slugs.includes(slug))),
  );
}

/** A "train set" is not for trained kittens. */
const alsoVerbs = new Set(['train', 'swing', 'slide', 'rocking', 'running']);

/** Any topic of a multi-word service: "pet OR sitter". The category has the common words anyway. */
export function anyTopic(text: string | null): string | null {
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  const names = slugs.map((slug) => slug.replaceAll('-', ' ')).join(' ');
  const topics = words.filter(
    (word) =>
      word.length > 2 &&
      word !== 'home' &&
      !general.has(singular(word)) &&
      !names.includes(word.slice(0, 6)),
  );
  return words.length > 1 && topics.length > 0 ? topics.join(' OR ') : null;
}

const longestBrand = 3;

/** The maker before the item, if its name suffices: "dell" for a Dell laptop. */
export function brandOf(text: string | null): string | null {
  const { words: noun = [], slugs = [] } = thingOf(text) ?? {};
  const words = wordsOf(text ?? '');
  for (let length = longestBrand; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      if (name === noun.join(' ')) continue;
      if (!brands.get(name)?.some((slug) => slugs.includes(slug))) continue;
      return hasVagueHead(text) ? [...new Set([name, ...topicsOf(text)])].join(' ') : name;
    }
  }
  return null;
}

/** "Ford" of "ford galaxy". */
export function makerOf(text: string | null): string | null {
  const { words: [maker = '', ...model] = [], slugs = [] } = thingOf(text) ?? {};
  const isMaker = thingOf(maker)?.slugs.some(
    (slug) => slugs.includes(slug) && categoryBySlug(slug)?.groupSlug === 'vehicles',
  );
  return isMaker && model.length > 0 ? maker : null;
}

/** What the item is a kind of: "dog" for a labrador. */
export const wholesOf = (text: string | null): readonly string[] => [
  ...new Set(namesOf(thingOf(text)?.words ?? []).flatMap((name) => wholesByKind.get(name) ?? [])),
];

/** The noun and its synonyms. */
const namesOf = (words: readonly string[]): string[] => [
  nounKey(words),
  ...(sameNames.get(nounKey(words)) ?? []),
];

/** Related searches: "tools" for a ladder, "lesson" for oboe lessons. */
export function nearThings(text: string | null): readonly string[] {
  const { words = [] } = thingOf(text) ?? {};
  const head = words.length > 1 ? singular(words.at(-1) ?? '') : '';
  const found = [...namesOf(words), ...wholesOf(text)].flatMap(familyOf);
  // "Lego", of Lego Star Wars.
  const begun = words.slice(1).map((_, index) => nounKey(words.slice(0, index + 1)));
  return [
    ...new Set(found.length > 0 ? found : begun.toReversed().flatMap(familyOf)),
    ...(telling.has(head) ? [head] : []),
  ];
}

const familyOf = (name: string) => familiesOf.get(name) ?? [];

/** Heads of services and jobs that lead to related ones: "lessons" for oboe lessons. */
const telling = new Set(
  'lesson tutor teacher repair hire cleaning cleaner driver nurse chef engineer apprentice fitter training course class therapist delivery installation'.split(
    ' ',
  ),
);

const familiesOf = new Map<string, string[]>();
for (const [search, members] of families) {
  const named = search.split(' OR ').map((name) => name.replaceAll('"', ''));
  for (const member of new Set([...members, ...named])) {
    const key = nounKey(member.split(' '));
    familiesOf.set(key, [...(familiesOf.get(key) ?? []), search]);
  }
}

const sameNames = new Map<string, string[]>();
for (const group of sameThings) {
  const keys = group.map((name) => nounKey(name.split(' ')));
  for (const key of keys) sameNames.set(key, [...(sameNames.get(key) ?? []), ...keys]);
}

const wholesByKind = new Map<string, string[]>();
for (const [whole, parts] of kinds) {
  for (const part of parts) {
    const key = nounKey(part.split(' '));
    wholesByKind.set(key, [...(wholesByKind.get(key) ?? []), whole]);
  }
}

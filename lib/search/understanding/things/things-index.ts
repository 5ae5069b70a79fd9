import { LRUCache } from 'lru-cache';
import { categoryOf } from '@/lib/catalogue/categories';
import { sureAccessories } from '@/lib/search/vocabulary/accessories/accessories';
import { brands } from '@/lib/search/vocabulary/brands';
import { anyVehicle, serviceHeads } from '@/lib/search/vocabulary/heads';
import {
  isLostOrFound,
  losable,
  lostAndFoundCategories,
} from '@/lib/search/vocabulary/lost-and-found';
import { attributes } from '@/lib/search/vocabulary/minor-words/attributes';
import { begunPurpose, cuts, looseCuts } from '@/lib/search/vocabulary/minor-words/cuts';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { equipmentLevels } from '@/lib/search/vocabulary/minor-words/equipment-levels';
import { patternsOfSmallWords } from '@/lib/search/vocabulary/minor-words/small-words';
import { patternsOfCounts } from '@/lib/search/vocabulary/numbers/counts-and-units';
import { isVehicleSeat, isYear } from './among-vehicles';
import { areOfGoods, servicesForGoods } from './goods';
import { endBeforeLots } from './lots';
import { hasNoun, type Noun, nounEnding, nounKey, singular, slugsByNoun, wordsOf } from './nouns';
import { toyOf } from './toy-of';

export type Thing = Noun & {
  /** False if an unknown noun follows: "bike" in "bike bearings". */
  isHead: boolean;
  isLost?: true;
};

const { countedPart, countOfParts } = patternsOfCounts;
const { madeOfGlass, notNamed, saysOfOthers } = patternsOfSmallWords;

const brandWords = new Set([...brands.keys()].flatMap((name) => name.split(' ')));

/** "3 seater" alone is a sofa, but not after one; "leather" describes a suite. */
const isNounAt = (words: readonly string[], end: number) =>
  nounEnding(words, end) !== null &&
  !isYear(words, end) &&
  !madeOfGlass.pattern.test(words.slice(0, end).join(' ')) &&
  !(saysOfOthers.pattern.test(words[end - 1] ?? '') && hasNoun(words.slice(0, end - 1))) &&
  !(isCounted(words, end) && hasNoun(words.slice(0, end - 2)));

/** "Will writing service" */
const isServed = (words: readonly string[], end: number) =>
  /^services?$/.test(words[end - 1] ?? '') &&
  nounEnding(words, end) === null &&
  (nounEnding(words, end - 1)?.slugs ?? []).some(
    (slug) => categoryOf(slug).groupSlug === 'services',
  );

/** "Corsa 3 door", "hutch 2 storey" */
const isCounted = (words: readonly string[], end: number) =>
  countOfParts.pattern.test(words[end - 2] ?? '') && countedPart.pattern.test(words[end - 1] ?? '');

export const wholeVehicles = ['cars', 'vans', 'motorbikes-and-scooters', 'caravans', 'trucks'];
const partsCategory = ['vehicle-accessories'];

const isOf = ({ slugs }: Noun, some: readonly string[]) =>
  slugs.length > 0 && slugs.every((slug) => some.includes(slug));

/** The words before the purpose and accessories, without attributes. */
export function mainWordsOf(text: string): readonly string[] {
  const all = withoutAttributes(wordsOf(text.replace(notNamed.pattern, ' ')));
  const whole = nounEnding(all, saidEnd(all));
  if (whole?.words.some((word) => cuts.has(word) || ands.has(word))) return all;
  const cut = all.findIndex(
    (word, index) =>
      index > 0 &&
      (cuts.has(word) ||
        (word === '4' && begunPurpose.test(all[index + 1] ?? '')) ||
        (ands.has(word) && sure.has(nounKey(all.slice(index + 1))))) &&
      // "Take that tickets": what stands before names nothing.
      !(whole && looseCuts.has(word) && !hasNoun(all.slice(0, index))),
  );
  return cut > 0 ? all.slice(0, cut) : all;
}

/** Cached, since a search asks several times. */
const known = new LRUCache<string, { thing: Thing | null }>({ max: 2000 });

/** "Man with van sunday": without descriptive words at the end. */
function saidEnd(words: readonly string[]): number {
  let end = words.length;
  while (end > 1 && isDescribing(words[end - 1] ?? '') && !nounEnding(words, end)) end -= 1;
  return end;
}

export function thingOf(text: string | null): Thing | null {
  const found = known.get(text ?? '') ?? { thing: readThing(withoutExcluded(text ?? '')) };
  known.set(text ?? '', found);
  return found.thing;
}

export const withoutExcluded = (text: string): string =>
  text.replace(/(?:^|\s)-(?:"[^"]*"|[^\s-]\S*)/g, '').trim();

function readThing(text: string): Thing | null {
  const lost = isLostOrFound.test(text) ? namedThing(text.replace(isLostOrFound, ' ')) : null;
  return lost && isLosable(lost)
    ? { ...lost, slugs: lostAndFoundCategories, isLost: true }
    : toyOf(text, namedThing(text));
}

const losableKeys = new Set([...losable].map((noun) => nounKey(noun.split(' '))));

const isLosable = ({ words, isHead }: Thing) =>
  isHead && (losableKeys.has(nounKey(words)) || losableKeys.has(nounKey(words.slice(-1))));

function namedThing(text: string): Thing | null {
  const words = mainWordsOf(text);
  const whole = nounEnding(words, saidEnd(words));
  if (whole?.words.some((word) => cuts.has(word))) return { ...whole, isHead: true };
  let last = endBeforeLots(words);
  // "Beauty therapist mobile"
  const mobile = words[last - 1] === 'mobile' ? nounEnding(words, last) : null;
  if (mobile?.words.length === 1 && nounEnding(words, last - 1)) last -= 1;
  while (
    last > 1 &&
    (isDescribing(words[last - 1] ?? '') || isCounted(words, last)) &&
    !isNounAt(words, last)
  ) {
    last -= 1;
  }
  if (isServed(words, last)) last -= 1;
  const head =
    nounBeforeBrand(words, last) ??
    nounBehindMaker(words, last) ??
    deliveredNoun(words, last) ??
    nounEnding(words, last);
  if (head && isVehicleSeat(words, last, head))
    return { ...head, slugs: partsCategory, isHead: true };
  const part = head && isOf(head, wholeVehicles) && nounEnding(words, last - head.words.length);
  if (part && isOf(part, partsCategory)) return { ...part, isHead: true };
  if (head) {
    const start = last - head.words.length;
    return { ...(modelBefore(words, start, head) ?? withFirst(words, start, head)), isHead: true };
  }
  const ending = words[last - 1] ?? '';
  for (let end = last - 1; end > 0; end -= 1) {
    const noun = nounEnding(words, end);
    if (noun && serviceHeads.has(singular(ending)) && areOfGoods(noun.slugs))
      return { slugs: servicesForGoods, words: [...noun.words, ending], isHead: true };
    if (noun)
      return {
        ...noun,
        isHead: words
          .slice(end, last)
          .every((word) => isDescribing(word) || equipmentLevels.has(word) || brandWords.has(word)),
      };
  }
  const own = words[last - 1];
  return own === undefined ? null : { slugs: [], words: [own], isHead: true };
}

/** "Corsa" of "corsa 1.2 good first car": the model says more than the word for any car. */
function modelBefore(words: readonly string[], end: number, head: Noun): Noun | null {
  if (!isOf(head, wholeVehicles) || !anyVehicle.has(head.words.at(-1) ?? '')) return null;
  for (let before = end; before > 0; before -= 1) {
    const noun = nounEnding(words, before);
    const isModel = noun && isOf(noun, head.slugs) && !brands.has(noun.words.join(' '));
    if (isModel && !anyVehicle.has(noun.words.at(-1) ?? '')) return noun;
  }
  return null;
}

/** "DJ decks and mixer": a mixer of electronics as much as of the kitchen. */
function withFirst(words: readonly string[], start: number, head: Noun): Noun {
  const first = ands.has(words[start - 1] ?? '') ? ofItems(nounEnding(words, start - 1)) : null;
  if (!first || !isOf(head, categoriesOfItems)) return head;
  return { ...head, slugs: [...new Set([...head.slugs, ...first.slugs])] };
}

const ands = new Set(['and', 'n']);

const sure = new Set(sureAccessories);

/** "Touring caravan", of a touring caravan fixed bed. */
function withoutAttributes(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => attributes.has(word));
  if (at < 0) return words;
  const phrases = words.slice(at).flatMap((word) => attributes.get(word) ?? []);
  const kept = [...words];
  for (let start = at + 1; start < kept.length; ) {
    const said = phrases
      .filter((phrase) => phrase.every((word, index) => isWord(kept[start + index], word)))
      .reduce((most, { length }) => Math.max(most, length), 0);
    if (said > 0) kept.splice(start, said);
    else start += 1;
  }
  return kept;
}

const isWord = (word: string | undefined, expected: string) =>
  expected === '#' ? /\d/.test(word ?? '') : word === expected;

/** "Grey corner sofa delivery" is about a sofa, "sofa delivery" about a service. */
function deliveredNoun(words: readonly string[], end: number): Noun | null {
  if (!/^deliver(?:y|ed)$/.test(words[end - 1] ?? '')) return null;
  const noun = ofItems(nounEnding(words, end - 1));
  const service = nounEnding(words, end)?.words.length ?? 0;
  const isDescribed = isDescribing(words[end - 2 - (noun?.words.length ?? 0)] ?? '');
  return noun && (isDescribed || noun.words.length >= service) ? noun : null;
}

/** "Sewing machine singer" names the maker last. */
function nounBeforeBrand(words: readonly string[], end: number): Noun | null {
  const made = brands.get(words[end - 1] ?? '');
  const noun = made ? nounEnding(words, end - 1) : null;
  // A "ride on lawnmower" is among vehicles, but Honda makes lawnmowers.
  const head = made ? nounEnding(words.slice(end - 2, end - 1), 1) : null;
  const isMade = [noun, head].some((one) => one?.slugs.some((slug) => made?.includes(slug)));
  const isOther = nounEnding(words, end)?.slugs.every((slug) => !made?.includes(slug));
  return isMade && isOther ? noun : null;
}

/** "Sony a7" is not a car: makers of goods decide what a model is. */
function nounBehindMaker(words: readonly string[], end: number): Noun | null {
  const head = nounEnding(words, end);
  if (!head || head.words.length > 1 || !isOf(head, wholeVehicles)) return null;
  const [last = '', maker = ''] = [words[end - 1], words[end - 2]];
  if (brands.has(last)) return last === 'vans' ? null : ofItems(nounEnding(words, end - 1));
  if (!/\d/.test(last)) return null;
  // "ThinkPad X1", "MacBook Air M1"
  const before = ofItems(nounEnding(words, end - 1));
  if (before || slugsByNoun.has(maker)) return before;
  const slugs = brands.get(maker);
  return slugs ? { slugs, words: [last] } : null;
}

const ofItems = (noun: Noun | null) => (noun && isOf(noun, categoriesOfItems) ? noun : null);

const categoriesOfItems = ['home', 'leisure', 'electronics', 'fashion'];

/** What the last word belongs to: "macbook" of a MacBook charger. */
export function nounBefore(words: readonly string[]): readonly string[] | null {
  for (let end = words.length - 1; end > 0; end -= 1) {
    const word = words[end - 1] ?? '';
    const noun = saysOfOthers.pattern.test(word) ? null : nounEnding(words, end);
    if (noun) return noun.words;
    if (!isDescribing(word) && !equipmentLevels.has(word)) return null;
  }
  return null;
}

/** The group of all its categories; null for several groups or none. */
export function groupOfThing(thing: Thing | null): string | null {
  const groups = new Set(thing?.slugs.map((slug) => categoryOf(slug).groupSlug));
  const [only = null] = groups.size === 1 && thing?.isHead ? groups : [];
  return only;
}

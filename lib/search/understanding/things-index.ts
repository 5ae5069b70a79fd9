import { categoryOf } from '@/lib/catalogue/categories';
import { onceInProcess } from '@/lib/once-in-process';
import { brands } from '@/lib/search/vocabulary/brands';
import { sameThings } from '@/lib/search/vocabulary/same-words';
import { extras, things, usualServices } from '@/lib/search/vocabulary/things';
import { trims } from '@/lib/search/vocabulary/trims';

/* What a search is for, by the nouns of the vocabulary. */

export type Thing = {
  /** Categories whose ads are about it; empty for unknown words. */
  slugs: readonly string[];
  /** The noun as typed, in lower case. */
  words: readonly string[];
  /** False if another noun follows, which nobody knows: "bike" in "bike bearings". */
  isHead: boolean;
};

const longestPhrase = 4;
/** "lap top"; "a cat" is two words. */
const shortestSplit = 5;
/** Shorter words stand for much. */
const shortestSame = 5;

const slugsByNoun = onceInProcess('categories of nouns', slugsOfNouns);

function slugsOfNouns(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [slug, nouns] of things) {
    for (const noun of nouns) {
      const key = keyOfPhrase(noun);
      const known = found.get(key);
      if (!known) found.set(key, [slug]);
      else if (!known.includes(slug)) known.push(slug);
    }
  }
  const slugsIn = (group: string) =>
    new Set(things.map(([slug]) => slug).filter((slug) => categoryOf(slug).groupSlug === group));
  const [serviceSlugs, jobSlugs] = [slugsIn('services'), slugsIn('jobs')];
  // "Plumber" asks for one, unless jobs are searched for.
  for (const [noun, slugs] of found) {
    if (!slugs.some((slug) => serviceSlugs.has(slug))) continue;
    const others = slugs.filter((slug) => !jobSlugs.has(slug));
    if (others.length < slugs.length) found.set(noun, others);
  }
  // Other words for a known noun name the same thing.
  for (const group of sameThings) {
    const keys = group.map(keyOfPhrase);
    const slugs = keys.map((key) => found.get(key)).find((known) => known !== undefined);
    for (const key of keys) {
      if (slugs && key.length >= shortestSame && !found.has(key)) found.set(key, slugs);
    }
  }
  return found;
}

/** "airfryer" */
const slugsByJoined = onceInProcess(
  'categories of joined nouns',
  () =>
    new Map(
      [...slugsByNoun]
        .filter(([noun]) => /^[a-z]{3,} [a-z]{3,}$/.test(noun))
        .map(([noun, slugs]) => [noun.replace(' ', ''), slugs]),
    ),
);

const slugsBySquashed = onceInProcess(
  'categories of squashed nouns',
  () => new Map([...slugsByNoun].map(([noun, slugs]) => [noun.replaceAll(' ', ''), slugs])),
);
const shortestSquashed = 9;

const childWords = new Set(
  'kid kids child childs children childrens toddler toddlers infant infants junior'.split(' '),
);
const usualWords: Readonly<Record<string, string>> = {
  fix: 'repair',
  fixed: 'repair',
  mend: 'repair',
  mended: 'repair',
};

const extraKeys = new Set(extras.map((noun) => nounKey(noun.split(' '))));

/** Words that only describe: "black", "128gb", "large". */
const describing = new Set(
  `air black white red blue green silver grey gray yellow orange gold brown beige purple pink cream bronze navy teal
   large small big medium mini max pro plus ultra xl l m s xs long short tall wide narrow double single king queen super
   new used unlocked boxed sealed genuine original working faulty vintage antique retro modern set pair bundle size inch inches cm ft
   left right hand automatic manual petrol diesel electric hybrid oak pine leather wooden wood metal glass fabric velvet solid
   and or & the a an of old mens womens ladies boys girls kids unisex size sizes adult edition series generation gen cheap wanted please
   gas corner dining mountain road folding acoustic extending extendable reclining upright portable wireless bluetooth cordless foldable
   round square oval fitted freestanding integrated gents gent junior little wee
   handed furnished unfurnished frost seater seaters berth tonne tonnes nights days evenings mornings weekends shifts included delivery free needed required emergency urgent weekly fortnightly regular qualified registered insured online month months year years yrs`.split(
    /\s+/,
  ),
);

const trimWords = new Set(trims);

/** "Hammer drill bosch" */
const brandWords = new Set([...brands.keys()].flatMap((name) => name.split(' ')));

/** A thing's attributes and company begin here. */
const cuts = new Set(
  'for with without no in from to fits fit by on at near suitable compatible including inc plus under over that who which own'.split(
    ' ',
  ),
);

/** "Lego bundle": what it is a lot of. */
const lots = new Set(
  'bundle bundles collection lot lots joblot assortment selection pile stack'.split(' '),
);

/** Cuts that are words of names as well. */
const looseCuts = new Set('that who which by on at over under near in from to'.split(' '));

const hasNoun = (words: readonly string[]) =>
  words.some((_, index) => nounEnding(words, index + 1) !== null);

/** A "3 seater" is a sofa by itself, but not behind one. */
const isNounAt = (words: readonly string[], end: number) =>
  nounEnding(words, end) !== null &&
  !(/^seaters?$/.test(words[end - 1] ?? '') && hasNoun(words.slice(0, end - 2)));

export const wholeVehicles = ['cars', 'vans', 'motorbikes-and-scooters', 'caravans', 'trucks'];
const accessories = ['vehicle-accessories'];

/** "Winter tyres yaris" are tyres. */
const isOf = ({ slugs }: Omit<Thing, 'isHead'>, some: readonly string[]) =>
  slugs.length > 0 && slugs.every((slug) => some.includes(slug));

/** "Part time", "group 1" of a car seat */
const notNamed = /\b(?:part|full)[ -]?time\b|\b(?:group|stage) ?\d[\d+/-]*/gi;

/** Null if the text is empty. */
export function thingOf(text: string | null): Thing | null {
  const all = wordsOf((text ?? '').replace(notNamed, ' '));
  const whole = nounEnding(all, all.length);
  if (whole?.words.some((word) => cuts.has(word))) return { ...whole, isHead: true };
  const cut = all.findIndex(
    (word, index) =>
      index > 0 &&
      (cuts.has(word) || (word === '4' && standsForFor(all[index + 1]))) &&
      // "Take that tickets": what stands before names nothing.
      !(whole && looseCuts.has(word) && !hasNoun(all.slice(0, index))),
  );
  const words = cut > 0 ? all.slice(0, cut) : all;
  let last = words.length;
  while (last > 1 && lots.has(words[last - 1] ?? '') && hasNoun(words.slice(0, last - 1))) {
    last -= words[last - 2] === 'job' && last > 2 ? 2 : 1;
  }
  // "Beauty therapist mobile"
  if (words[last - 1] === 'mobile' && nounEnding(words, last - 1)) last -= 1;
  while (last > 1 && isDescribing(words[last - 1] ?? '') && !isNounAt(words, last)) last -= 1;
  const head = nounBehindMaker(words, last) ?? nounEnding(words, last);
  const part = head && isOf(head, wholeVehicles) && nounEnding(words, last - head.words.length);
  if (part && isOf(part, accessories)) return { ...part, isHead: true };
  if (head) return { ...head, isHead: true };
  for (let end = last - 1; end > 0; end -= 1) {
    const noun = nounEnding(words, end);
    if (noun)
      return {
        ...noun,
        isHead: words
          .slice(end, last)
          .every((word) => isDescribing(word) || trimWords.has(word) || brandWords.has(word)),
      };
  }
  const own = words[last - 1];
  return own === undefined ? null : { slugs: [], words: [own], isHead: true };
}

/** "Flat 4 students", but not "table 4 chairs". */
const standsForFor = (next: string | undefined) =>
  /^(?:students?|couples?|famil(?:y|ies)|professionals?|me|my|our|the|a|an|sale|rent|hire|kids?|children|beginners?|adults|free|swap|dogs?|cats?|parties|weddings?)$/.test(
    next ?? '',
  );

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/"/g, ' ')
    .split(/[^a-z0-9.']+/)
    .map((word) => word.replace(/^[.']+|[.']+$/g, ''))
    .filter((word) => word !== '');

function nounEnding(words: readonly string[], end: number): Omit<Thing, 'isHead'> | null {
  for (let length = Math.min(longestPhrase, end); length > 0; length -= 1) {
    const phrase = words.slice(end - length, end);
    const slugs = slugsByNoun.get(nounKey(phrase));
    if (slugs) return { slugs, words: phrase };
    const other = length > 1 ? slugsOfOther(phrase) : undefined;
    if (other) return { slugs: other, words: phrase };
    const split = length === 2 ? slugsByNoun.get(nounKey([phrase.join('')])) : undefined;
    if (split && phrase.join('').length > shortestSplit) return { slugs: split, words: phrase };
  }
  const joined = slugsByJoined.get(singular(words[end - 1] ?? ''));
  if (joined) return { slugs: joined, words: words.slice(end - 1, end) };
  return null;
}

/** "Sony a7" is no car, and a "keyboard yamaha" no motorbike: makers of goods tell what a model is. */
function nounBehindMaker(words: readonly string[], end: number): Omit<Thing, 'isHead'> | null {
  const head = nounEnding(words, end);
  if (!head || head.words.length > 1 || !isOf(head, wholeVehicles)) return null;
  const [last = '', maker = ''] = [words[end - 1], words[end - 2]];
  if (brands.has(last)) return last === 'vans' ? null : ofGoods(nounEnding(words, end - 1));
  const slugs = /\d/.test(last) && !slugsByNoun.has(maker) ? brands.get(maker) : undefined;
  return slugs ? { slugs, words: [last] } : null;
}

const ofGoods = (noun: Omit<Thing, 'isHead'> | null) => (noun && isOf(noun, goods) ? noun : null);

const goods = ['home', 'leisure', 'electronics', 'fashion'];

/** What the last word of a noun belongs to: "macbook" of a MacBook charger. */
export const nounBefore = (words: readonly string[]): readonly string[] | null =>
  nounEnding(words, words.length - 1)?.words ?? null;

/** "Toddler's scooter", "boardgame group" */
function slugsOfOther(phrase: readonly string[]): string[] | undefined {
  const usual = phrase.map((word) => (childWords.has(word) ? 'kids' : (usualWords[word] ?? word)));
  const squashed = phrase.join('');
  return (
    slugsByNoun.get(nounKey(usual)) ??
    (squashed.length > shortestSquashed ? slugsBySquashed.get(singular(squashed)) : undefined)
  );
}

export const isDescribing = (word: string) => describing.has(word.toLowerCase()) || /\d/.test(word);

export const isExtra = (words: readonly string[]) => extraKeys.has(nounKey(words));

/** Nouns are listed in the singular; people type either. */
function nounKey(words: readonly string[]): string {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
}

function keyOfPhrase(noun: string): string {
  const last = noun.lastIndexOf(' ') + 1;
  return noun.slice(0, last) + singular(noun.slice(last));
}

export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:[sx]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Categories of the nouns that begin so: those of most nouns first. */
export function slugsOfNounsFrom(start: string): string[] {
  const counts = new Map<string, number>();
  for (const [noun, slugs] of slugsByNoun) {
    if (!noun.startsWith(start)) continue;
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([slug]) => slug);
}

export const knownNouns: ReadonlySet<string> = onceInProcess(
  'nouns',
  () => new Set(slugsByNoun.keys()),
);

const wordsOfNouns = onceInProcess(
  'words of nouns',
  () => new Set([...knownNouns].flatMap((noun) => noun.split(' '))),
);

/** Longer words of nouns. */
export const nounWords: ReadonlySet<string> = onceInProcess(
  'longer words of nouns',
  () => new Set([...wordsOfNouns].filter((word) => word.length > 5)),
);

/** Spelt as in the vocabulary, whether or not an ad has it. */
export const isWordOfNoun = (word: string) =>
  wordsOfNouns.has(word) || wordsOfNouns.has(singular(word));

const wordsOfServices = onceInProcess(
  'words of services',
  () =>
    new Set(usualServices.flatMap((noun) => [...noun.split(' '), ...keyOfPhrase(noun).split(' ')])),
);

/** Whether a service may be about it: "boiler", but not "bookcase". */
export const hasService = (words: readonly string[]) =>
  words.some((word) => wordsOfServices.has(word) || wordsOfServices.has(singular(word)));

/** The group all its categories are in; null for several groups or none. */
export function groupOfThing(thing: Thing | null): string | null {
  const groups = new Set(thing?.slugs.map((slug) => categoryOf(slug).groupSlug));
  const [only = null] = groups.size === 1 && thing?.isHead ? groups : [];
  return only;
}

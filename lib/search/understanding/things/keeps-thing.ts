import {
  alsoVerbs,
  genericHeads,
  patternsOfHeads,
  serviceHeads,
  tellingHeads,
} from '@/lib/search/vocabulary/heads';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { asksForAccessory } from './asks-for-accessory';
import { areOfGoods } from './goods';
import { isAccessory, nounEnding, singular, wordsOf } from './nouns';
import { wholesOf } from './related-things';
import { hasVagueHead, isVagueHead } from './scope-of-thing';
import { groupOfThing, mainWordsOf, thingOf } from './things-index';

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
  return keeps && !genericHeads.has(singular(head)) ? `"${head}"` : null;
}

/** "Powerboat" of a powerboat course: the course may be called anything. */
export function subjectOf(text: string | null): string | null {
  const thing = thingOf(text);
  if (groupOfThing(thing) !== 'services') return null;
  const words = mainWordsOf(text ?? '');
  const subject = words.filter((word) => !isServiceWord(word) && !isDescribing(word));
  return subject.length > 0 && words.some(isServiceWord) ? subject.join(' ') : null;
}

const isServiceWord = (word: string) =>
  [genericHeads, tellingHeads, serviceHeads].some((heads) => heads.has(singular(word)));

export const sharesSubject = (fewer: string | null, text: string | null): boolean =>
  patternsOfHeads.ofTeaching.pattern.test(thingOf(text)?.words.join(' ') ?? '') &&
  sharesNoun(fewer, text);

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

/** True if fewer words contain a distinctive word of the noun: "dog" of dog grooming. */
export function sharesNoun(fewer: string | null, text: string | null): boolean {
  const topics = topicsOf(text);
  return !isOwnerOnly(fewer, text) && wordsOf(fewer ?? '').some((word) => topics.includes(word));
}

/** Not "board" of surf board, which alone means something else. */
export function topicsOf(text: string | null): string[] {
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  return words.filter(
    (word, index) =>
      !genericHeads.has(singular(word)) &&
      !isVagueHead(word) &&
      !alsoVerbs.has(word) &&
      (index < words.length - 1 ||
        (thingOf(word)?.slugs ?? []).some((slug) => slugs.includes(slug))),
  );
}

/** Any topic of a multi-word service: "pet OR sitter". The category has the common words anyway. */
export function anyTopic(text: string | null): string | null {
  const { words = [], slugs = [] } = thingOf(text) ?? {};
  const names = slugs.map((slug) => slug.replaceAll('-', ' ')).join(' ');
  const topics = words.filter(
    (word) =>
      word.length > 2 &&
      word !== 'home' &&
      !genericHeads.has(singular(word)) &&
      !names.includes(word.slice(0, 6)),
  );
  return words.length > 1 && topics.length > 0 ? topics.join(' OR ') : null;
}

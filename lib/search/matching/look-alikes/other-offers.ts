import { nounKey, singular, wordsOf } from '@/lib/search/understanding/things/nouns';
import { type Thing, wholeVehicles } from '@/lib/search/understanding/things/things-index';
import { isAnimal } from '@/lib/search/vocabulary/accessories/accessories-of-things';
import {
  asksForToy,
  homonyms,
  isOfTools,
  madeAsToys,
  makersOfModels,
  ofDolls,
  partsSoldAlone,
  picturesOfAnimals,
  saysForWhom,
  toyMakers,
  toyWords,
  withoutBattery,
} from '@/lib/search/vocabulary/look-alikes/look-alikes';
import {
  broken,
  lent,
  patternsOfOffers,
  studs,
} from '@/lib/search/vocabulary/look-alikes/other-offers';
import type { Names } from './title-names';

/* Titles of ads that have the item but another offer: for hire, at stud, for parts, as a toy. */

const soldAsModels: readonly string[] = [...wholeVehicles, 'other-vehicles'];
const asksForModel = new RegExp(
  `${asksForToy.source}|\\b(?:models?|scale|${makersOfModels.join('|')})\\b`,
  'i',
);

/** Null if the words ask for one of these offers, or for a single hand. `names`: of the item. */
export function otherOffers(
  text: string,
  { slugs, words }: Thing,
  accessories: readonly string[] = [],
  names: Names = [],
): Names | null {
  const typed = new Set(wordsOf(text).map(singular));
  const isTyped = (words: readonly string[]) => words.some((word) => typed.has(word));
  const offers = [
    ...otherHandOf(text),
    ...toysOf(text, [words, ...names]),
    ...homonymsOf(text, [words, ...names], typed),
    ...(isOfTools.test(words.join(' ')) && patternsOfOffers.withBatteries.pattern.test(text)
      ? withoutBattery
      : []),
    ...(isTyped(lent) ? [] : ['for', 'to'].flatMap((before) => lent.map((word) => [before, word]))),
    ...missing([words, words.slice(-1), ...names]),
    ...partsSoldAlone.filter((part) => !isTyped([singular(part)])).map((part) => [part, 'only']),
    ...(isAnimal(nounKey(words)) && !isTyped(picturesOfAnimals)
      ? picturesOfAnimals.map((title) => title.split(' '))
      : []),
    ...(words.at(-1)?.startsWith('ticket') ? [['ticket', 'to', 'ride']] : []),
    ...(accessories.includes('stud') && !isTyped(['stud']) ? studs : []),
    ...(accessories.includes('game') && !isTyped(['game'])
      ? names.flatMap((name) => ['game', 'games'].map((game) => [game, ...name]))
      : []),
    ...(slugs.every((slug) => wholeVehicles.includes(slug)) && !asksForToy.test(text)
      ? [['ride', 'on']]
      : []),
    ...(slugs.every((slug) => soldAsModels.includes(slug)) && !asksForModel.test(text)
      ? makersOfModels.map((maker) => maker.split(' '))
      : []),
    ...(slugs.some((slug) => wholeVehicles.includes(slug)) && !isTyped(broken)
      ? [['breaking']]
      : []),
  ];
  return offers.length > 0 ? offers : null;
}

/** "Bed frame, no mattress", for a mattress. */
const missing = (names: Names): Names =>
  [...new Set(names.map((name) => name.join(' ')))].flatMap((name) =>
    ['no', 'without'].map((before) => [before, ...name.split(' ')]),
  );

function otherHandOf(text: string): Names {
  const [, hand] = patternsOfOffers.namesHand.pattern.exec(text) ?? [];
  if (hand === undefined) return [];
  const other = hand.toLowerCase() === 'left' ? 'right' : 'left';
  return ['hand', 'handed', 'hander'].map((word) => [other, word]);
}

/** A "clothes horse", for a horse. A "bed for a labrador" may be a dog bed. */
const homonymsOf = (text: string, names: Names, typed: ReadonlySet<string>): Names =>
  saysForWhom.test(text)
    ? []
    : [...new Set(names.flatMap((name) => homonyms.get(nounKey(name)) ?? []))]
        .map((title) => title.split(' '))
        .filter((title) => !title.every((word) => typed.has(singular(word))));

function toysOf(text: string, names: Names): Names {
  if (asksForToy.test(text)) return [];
  const keys = names.map(nounKey);
  const copies = madeAsToys.filter((copied) =>
    keys.some((key) => copied === key || key.endsWith(` ${copied}`)),
  );
  return [
    ...(copies.length > 0 ? [...toyMakers, ...ofDolls].map((word) => [word]) : []),
    ...copies.flatMap((copied) => toyWords.map((word) => `${word} ${copied}`.split(' '))),
  ];
}

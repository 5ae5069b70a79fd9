import { singular, wordsOf } from '@/lib/search/understanding/nouns';
import { type Thing, wholeVehicles } from '@/lib/search/understanding/things-index';
import type { Names } from './title-names';

/*
 * Titles of ads that have the item but make another offer: for hire, at stud, for parts, or for the other
 * hand.
 */

/** Null if the words ask for one of these offers, or for a single hand. */
export function otherOffers(
  text: string,
  { slugs, words }: Thing,
  isAnimal: boolean,
): Names | null {
  const typed = new Set(wordsOf(text).map(singular));
  const isAsked = (words: readonly string[]) => words.some((word) => typed.has(word));
  const names = [
    ...otherHandOf(text),
    ...(isAsked(lent) ? [] : ['for', 'to'].flatMap((before) => lent.map((word) => [before, word]))),
    ...(words.at(-1)?.startsWith('ticket') ? [['ticket', 'to', 'ride']] : []),
    ...(isAnimal && !isAsked(['stud']) ? studs : []),
    ...(slugs.some((slug) => wholeVehicles.includes(slug)) && !isAsked(broken)
      ? [['breaking']]
      : []),
  ];
  return names.length > 0 ? names : null;
}

const lent = ['hire', 'rent', 'rental'];

const studs = [
  ...['at', 'for', 'proven'].map((before) => [before, 'stud']),
  ...'dog cat cob horse pony stallion ram bull boar service fee only available'
    .split(' ')
    .map((behind) => ['stud', behind]),
];

/** Words that ask for parts. */
const broken = ['spare', 'part', 'breaking', 'breaker', 'repair'];

function otherHandOf(text: string): Names {
  const [, hand] = /\b(left|right)[- ]?hand/i.exec(text) ?? [];
  if (hand === undefined) return [];
  const other = hand.toLowerCase() === 'left' ? 'right' : 'left';
  return ['hand', 'handed', 'hander'].map((word) => [other, word]);
}

import { exclusionsIn, hasOperators, hasQuotes } from '@/lib/search/understanding/operators';
import { knownNouns } from '@/lib/search/understanding/things/nouns';
import { brands, vehicleMakers } from '@/lib/search/vocabulary/brands';
import {
  isDescribing,
  isLeastImportant,
  onlyDescribe,
} from '@/lib/search/vocabulary/minor-words/describing';
import {
  conditionWords,
  ofAnyJob,
  purposeWords,
  smallWords,
} from '@/lib/search/vocabulary/minor-words/small-words';
import { beforeNumber, behindNumber } from '@/lib/search/vocabulary/numbers/counts-and-units';
import { isStopWord } from './stop-words';

/** Longer texts are cut, since each variant costs a query. */
const mostWords = 5;
/** Shorter words mean little. */
const shortestWord = 2;

/**
 * The last word usually names the item, so variants that keep it come first; descriptive words are
 * dropped first and never left alone. Empty if the text has quotes or OR.
 */
export function fewerWords(text: string, least: number): string[] {
  const all = unitsOf(text);
  if (hasQuotes(text) || all.includes('OR')) return [];
  const excluded = exclusionsIn(text);
  const typed = all.filter((word) => !excluded.includes(word));
  const words = typed.filter(saysSomething).slice(0, mostWords);
  const before = wordsBefore(purposeWords, typed).filter(saysSomething);
  const leading = wordsBefore(conditionWords, typed).filter(saysSomething);
  const plain = before.filter((word) => !isDescribing(word));
  const withoutOne = (isLess: (word: string) => boolean) =>
    words.flatMap((word, index) => (isLess(word) ? [words.toSpliced(index, 1)] : []));
  const firm = words.filter((word) => !isLeastImportant(word));
  const sized = words.filter((word) => !isDescribing(word) || /\d/.test(word));
  const pairs = words.map((_, index) => words.slice(index, index + 2)).reverse();
  const single = words.map((word) => [word]).reverse();
  const ways = [
    words,
    ...(text.includes(',')
      ? [unitsOf(text.slice(0, text.indexOf(','))).filter(saysSomething)]
      : []),
    words.map((unit) => unit.replace(/^(?:ages?|aged) /i, '')),
    leading,
    ...withoutOne(isLeastImportant),
    ...(onlyDescribe(firm) ? [] : [firm]),
    ...withoutOne((word) => isDescribing(word) && !isLeastImportant(word)),
    sized,
    plain,
    ...withoutOne((word) => !isDescribing(word)),
    // "T5 van" of "t5 plain van for work".
    ...(before.length < words.length && plain.length > 2
      ? plain.map((_, index) => plain.toSpliced(index, 1))
      : []),
    ...pairs,
    ...single,
  ]
    .filter(({ length }) => length >= least)
    .filter((way) => way.some((word) => before.includes(word)) && !way.every(isStopWord))
    .filter((way) => onlyDescribe(words) || !onlyDescribe(way.flatMap(toWords)) || isName(way))
    .map((way) => [...way, ...excluded].join(' '));
  return [...new Set(ways)].filter((way) => way && way !== text);
}

/** One word suffices, if it names the item. Null if that is impossible, or for operators. */
export function anyWord(text: string): string | null {
  const words = text.split(/\s+/).map(withoutPunctuation);
  if (hasOperators(text)) return null;
  const said = wordsBefore(purposeWords, words).filter(saysSomething).slice(0, mostWords);
  const telling = onlyDescribe(said)
    ? said
    : said.filter((word) => /\d/.test(word) || !onlyDescribe([word]));
  const some = telling.filter((word) => !ofAnyJob.has(word.toLowerCase()));
  const found = (some.length > 0 ? some : telling).join(' OR ');
  return found === '' || found === text ? null : found;
}

/** The same for a text of several words, of which none names the item. */
export function anyTellingWord(text: string): string | null {
  if (hasOperators(text)) return null;
  const words = text.split(/\s+/).filter((word) => saysSomething(word) && isTelling(word));
  return words.length < severalWords ? null : words.slice(0, mostWords).join(' OR ');
}

const severalWords = 3;

export const isTelling = (word: string) =>
  !isStopWord(word) && !isDescribing(word) && /[a-z]/i.test(word);

const toWords = (unit: string) => unit.split(' ');

/** Words without punctuation behind them, makers ("land rover"), and numbers with their units: "size 9". */
export const unitsOf = (text: string): string[] =>
  text
    .match(units)
    ?.map((unit) => withoutPunctuation(unit.replace(/\s+/g, ' ')))
    .filter((unit) => unit !== '') ?? [];

const withoutPunctuation = (word: string) => word.replace(/[,;:!?]+$/, '');

const names = [...brands.keys(), ...vehicleMakers]
  .filter((name) => /^[a-z]+(?: [a-z]+)+$/.test(name))
  .join('|');
const units = new RegExp(
  `(?<!\\S)(?:(?:${names})|(?:${beforeNumber})\\s+\\d\\S*(?:\\s+(?:${behindNumber}))?|\\d[\\d.,-]*\\s+(?:${behindNumber})|\\S+)(?!\\S)`,
  'gi',
);

const isName = (words: readonly string[]) =>
  words.length > 1 && knownNouns.has(words.join(' ').toLowerCase());

function wordsBefore(cuts: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const cut = words.findIndex((word, index) => index > 0 && cuts.has(word.toLowerCase()));
  return cut < 0 ? words : words.slice(0, cut);
}

const saysSomething = (word: string) =>
  word.length >= shortestWord && !smallWords.has(word.toLowerCase());

import { categoryBySlug } from '@/lib/catalogue/categories';
import { knownNouns, nounWords, singular, slugsByNoun } from '@/lib/search/understanding/nouns';
import { splitPurpose } from '@/lib/search/understanding/purpose';
import { brands } from '@/lib/search/vocabulary/brands';
import { forms } from '@/lib/search/vocabulary/same-words/forms';
import { withoutImplied } from './shorter-query';
import { amountAt, sizeAt } from './sizes';
import { isStopWord } from './stop-words';
import { namesByPhrase, type OtherNames, otherNames, phraseKey } from './synonyms';

/*
 * Typed words as a text for to_tsquery: all words, quoted phrases as they are, "-word" excluded, OR
 * between alternatives, each word with its synonyms.
 */

/** Weights that count, such as "AB"; empty for all. */
type Weights = '' | 'A' | 'D' | 'AB' | 'AD' | 'ABD';

const longestPhrase = 4;
/** Each alternative makes the query longer. */
const mostWidened = 8;

/** "'sofa' | 'couch'" & … for to_tsquery; empty without words. */
export function wordsQuery(
  text: string,
  weights: Weights = '',
  others: OtherNames = 'kinds',
): string {
  const parts = [
    ...text.replace(/\b(spares|parts) or repairs?\b/gi, '$1').matchAll(/(-?)(?<!\d)"([^"]+)"|\S+/g),
  ].map(([whole, minus, phrase]) => {
    // A typed asterisk has no meaning.
    if (phrase !== undefined)
      return { isExcluded: minus === '-', phrase: phrase.replaceAll('*', ' ') };
    if (/^or$/i.test(whole)) return { isOr: true };
    return { isExcluded: /^-[^-]/.test(whole), words: tokensOf(whole) };
  });
  const alternativesOfOr: string[][] = [[]];
  let run: string[] = [];
  const endRun = () => {
    alternativesOfOr.at(-1)?.push(...termsOf(run, weights, others));
    run = [];
  };
  for (const part of parts) {
    if ('words' in part && !part.isExcluded) {
      run.push(...(part.words ?? []));
      continue;
    }
    endRun();
    if ('isOr' in part) {
      alternativesOfOr.push([]);
    } else {
      const phrase = part.phrase ?? part.words?.join(' ') ?? '';
      if (tokensOf(phrase).length > 0) {
        alternativesOfOr
          .at(-1)
          ?.push((part.isExcluded ? '!' : '') + quoted(phrase, part.isExcluded ? '' : weights));
      }
    }
  }
  endRun();
  const filled = alternativesOfOr
    .filter((terms) => terms.length > 0)
    .map((terms) => terms.join(' & '));
  return filled.length > 1 ? filled.map((terms) => `(${terms})`).join(' | ') : (filled[0] ?? '');
}

/** The words that an ad must have, without what the thing is for. */
export const neededQuery = (text: string, weights: Weights = ''): string =>
  wordsQuery(splitPurpose(text).needed, weights);

export const anyQuery = (phrases: readonly string[], weights: Weights): string =>
  phrases.map((phrase) => quoted(phrase, weights)).join(' | ');

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}.']+/u)
    .map((word) => word.replace(/^[.']+|[.']+$/g, '').replace(/'s$/, ''))
    .filter((word) => word !== '');

function termsOf(words: readonly string[], weights: Weights, wanted: OtherNames): string[] {
  const byKey = namesByPhrase[wanted];
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    if (isOfNumber(words[at], words[at + 1])) {
      at += 1;
      continue;
    }
    const isWidened = terms.length < mostWidened;
    const { length, others } = (isWidened ? groupAt(words, at, byKey) : null) ?? {
      length: 1,
      others: [words[at] ?? ''],
    };
    if (length === 1 && words[at] === 'n' && isShortForAnd(words, at)) {
      at += 1;
      continue;
    }
    const own = words.slice(at, at + length);
    const names = [...new Set([...(length > 1 ? [] : own), ...others])];
    const found = withoutImplied(names, own).map((other) => phraseOf(other, weights));
    // "3-6 months" contains the number -6.
    if (length === 1 && /^\d{1,2}$/.test(words[at] ?? ''))
      found.push(quoted(`-${words[at]}`, weights));
    if (length > 1) {
      const parts = own.map((word, index) =>
        formsOf(word, weights, [...namesWithin(own, word), ...startsOfModel(own, index)]),
      );
      found.unshift(`(${parts.join(' & ')})`);
    }
    terms.push(found.length > 1 ? `(${found.join(' | ')})` : (found[0] ?? ''));
    at += length;
  }
  return terms;
}

/** "Moses basket n stand", but not "n gauge" or "size n". */
const isShortForAnd = (words: readonly string[], at: number) =>
  at > 0 &&
  at < words.length - 1 &&
  !/^sizes?$/.test(words[at - 1] ?? '') &&
  !knownNouns.has(`n ${words[at + 1]}`);

/** "Kitchens and bathrooms fitted" for a kitchen fitter. */
function formsOf(word: string, weights: Weights, names: readonly string[]): string {
  const all = [...new Set([word, ...(forms[word] ?? []), ...names])].map((form) =>
    quoted(form, weights),
  );
  return all.length > 1 ? `(${all.join(' | ')})` : quoted(word, weights);
}

/** "Telly" in "TV bracket", but nothing in "mobile home", which is not a phone. */
function namesWithin(own: readonly string[], word: string): readonly string[] {
  const slugs = slugsByNoun.get(phraseKey(own)) ?? [];
  const ofWord = slugsByNoun.get(phraseKey([word])) ?? [];
  const isOneKind = slugs.length === 0 || ofWord.some((slug) => slugs.includes(slug));
  return isOneKind && own.every(({ length }) => length > 1)
    ? otherNames(word, 'same').filter((name) => !own.includes(name))
    : [];
}

/** "Size 8" and "UK 8" mean 8. */
const isOfNumber = (word: string | undefined, next: string | undefined) =>
  (word === 'size' || word === 'uk') && /^\d{1,2}$/.test(next ?? '');

/** The longest phrase at this position that has synonyms, or a model with other spellings. */
function groupAt(
  words: readonly string[],
  at: number,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): { length: number; others: readonly string[] } | null {
  const size = sizeAt(words, at);
  if (size && !names.has(phraseKey(words.slice(at, at + size.length)))) return size;
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const found = names.get(phraseKey(words.slice(at, at + length)));
    if (found && length > 1 && isCutThrough(words, at + length - 1)) continue;
    if (found) return { length, others: [...found] };
    const amount = amountAt(words, at);
    if (amount?.length === length) return amount;
    if (length === 2) {
      const [first = '', second = ''] = words.slice(at, at + 2);
      const ownUnit =
        amountAt(words, at + 1) !== null ||
        /^(?:gb|tb|inch|inches|in|cm|mm|ft|cc|mah)$/.test(words[at + 2] ?? '');
      const isName = isModel(first, second) || isLetterModel(words, at);
      if (isName && !ownUnit && !hasOtherNames(first)) {
        // A 55" TV has no word for inches.
        const bare = second === 'inch' ? [first] : [];
        return { length, others: [first + second, `${first}-${second}`, ...bare] };
      }
      if (isSplit(first, second) || brands.has(first + second))
        return { length, others: [first + second] };
    }
  }
  const phrase = joinedNouns.get(singular(words[at] ?? ''));
  if (phrase !== undefined) return { length: 1, others: [words[at] ?? '', phrase] };
  const starts = startsOfModel(words, at);
  if (starts.length > 0) return { length: 1, others: [words[at] ?? '', ...starts] };
  const [, name, number] =
    /^([a-z]{2,}|\d+(?=[a-z]))(\d{1,4}[a-z]{0,2}|[a-z]{1,5})$/.exec(words[at] ?? '') ?? [];
  if (name === undefined || number === undefined || /^[a-z]+$/.test(name + number)) return null;
  // "Trainers UK9"
  if (name === 'uk') return { length: 1, others: [words[at] ?? '', number] };
  // "ID.3"
  const dotted = /^[a-z]{2}$/.test(name) ? [`${name}.${number}`] : [];
  return {
    length: 1,
    others: [words[at] ?? '', `${name} ${number}`, `${name}-${number}`, ...dotted],
  };
}

/** "Honda PCX" also means a PCX125: models of which a word after a maker is the beginning. */
function startsOfModel(words: readonly string[], at: number): string[] {
  const word = words[at] ?? '';
  const isStart =
    /^(?:[a-z]{2}|[bcdfghj-np-tv-z]{3,5})$/.test(word) &&
    !isStopWord(word) &&
    isMakerAt(words, at - 1);
  return isStart ? Array.from({ length: 9 }, (_, index) => `${word}${index + 1}*`) : [];
}

const isMakerAt = (words: readonly string[], at: number) => isMaker(words[at] ?? '');

export const isMaker = (word: string): boolean =>
  brands.has(word) || (slugsByNoun.get(phraseKey([word])) ?? []).some(isOfVehicles);

const isOfVehicles = (slug: string) => categoryBySlug(slug)?.groupSlug === 'vehicles';

/** "King size bed frame": "bed" belongs to "frame". */
const isCutThrough = (words: readonly string[], last: number): boolean => {
  const longer = words.slice(last, last + 2);
  return longer.length > 1 && namesByPhrase.kinds.has(phraseKey(longer));
};

/** "airfryer" */
const joinedNouns = new Map(
  [...knownNouns, ...brands.keys()]
    .filter((noun) => /^[a-z]{3,} [a-z]{3,}$/.test(noun))
    .map((noun) => [noun.replace(' ', ''), noun]),
);

/** "fork lift", "air fryer"; not if a word has synonyms, which would be lost. */
const isSplit = (first: string, second: string) =>
  (nounWords.has(first + second) || joinedNouns.has(first + singular(second))) &&
  !namesByPhrase.kinds.has(phraseKey([first])) &&
  !namesByPhrase.kinds.has(phraseKey([second]));

/** "Alloys 17" is not a model, because alloys are wheels. */
const hasOtherNames = (word: string) =>
  [...(namesByPhrase.kinds.get(phraseKey([word])) ?? [])].some(
    (other) => singular(other.replaceAll(' ', '')) !== singular(word),
  );

/** "Table and 6 chairs" */
const beforeCounts = new Set(
  'and or with of for plus to in from by at on the seats seat sleeps set pack box age aged ages'.split(
    ' ',
  ),
);

/** "iphone 13", "256 gb" */
const isModel = (first: string, second: string) =>
  (/^[a-z]{2,}$/.test(first) && !beforeCounts.has(first) && /^\d{1,4}[a-z]{0,2}$/.test(second)) ||
  (/^\d+$/.test(first) && /^(?:gb|tb|inch|cm|mm|kg|ft|cc|mah)$/.test(second));

/** "Hyundai i 10" */
const isLetterModel = (words: readonly string[], at: number) =>
  /^[a-z]$/.test(words[at] ?? '') &&
  /^\d{1,3}$/.test(words[at + 1] ?? '') &&
  !/^(?:door|seat)(?:s|er|ers)?$/.test(words[at + 2] ?? '') &&
  isMakerAt(words, at - 1);

/** "Electric mountain bike" also matches electric bikes. */
function phraseOf(phrase: string, weights: Weights): string {
  const [first, second, ...more] = phrase.split(' ');
  const whole = quoted(phrase, weights);
  if (!first || !second || more.length > 0) return whole;
  // The number in "MX-5" is -5.
  if (/^[a-z]{1,3} \d{1,2}$/.test(phrase))
    return `${whole} | ${quoted(`${first}-${second}`, weights)}`;
  return `${whole} | (${quoted(first, weights)} <2> ${quoted(second, weights)})`;
}

/** "pcx1*" stands for every word that begins so. */
function quoted(phrase: string, weights: Weights): string {
  const isStart = /^[a-z]+[1-9]\*$/.test(phrase);
  const flags = (isStart ? '*' : '') + weights;
  const text = (isStart ? phrase.slice(0, -1) : phrase).replaceAll('\\', ' ');
  return `'${text.replaceAll("'", "''")}'${flags && `:${flags}`}`;
}

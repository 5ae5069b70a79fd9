import { categoryBySlug } from '@/lib/catalogue/categories';
import {
  knownNouns,
  nounKey,
  nounWords,
  singular,
  slugsByNoun,
} from '@/lib/search/understanding/things/nouns';
import { namesByPhrase } from '@/lib/search/understanding/things/synonyms';
import { brands } from '@/lib/search/vocabulary/brands';
import { beforeCounts, patternsOfCounts } from '@/lib/search/vocabulary/numbers/counts-and-units';
import { amountAt, sizeAt } from './sizes';
import { isStopWord } from './stop-words';

const { countedBehindLetter, separateUnit, unitOfModel } = patternsOfCounts;

const longestPhrase = 4;

/** The longest phrase at this position that has synonyms, or a model with other spellings. */
export function groupAt(
  words: readonly string[],
  at: number,
  names: ReadonlyMap<string, readonly string[]>,
): { length: number; others: readonly string[] } | null {
  const size = sizeAt(words, at);
  if (size && !names.has(nounKey(words.slice(at, at + size.length)))) return size;
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const found = names.get(nounKey(words.slice(at, at + length)));
    if (found && length > 1 && isCutThrough(words, at + length - 1)) continue;
    if (found) return { length, others: found };
    const amount = amountAt(words, at);
    if (amount?.length === length) return amount;
    if (length === 2) {
      const [first = '', second = ''] = words.slice(at, at + 2);
      const ownUnit =
        amountAt(words, at + 1) !== null || separateUnit.pattern.test(words[at + 2] ?? '');
      const isName = isModelPair(first, second) || isLetterModel(words, at);
      // "50" is also "fifty", but "50 inch" is not.
      if (isName && !ownUnit && (/^\d/.test(first) || !hasOtherNames(first))) {
        // A 55" TV has no word for inches. Smaller numbers are sizes and counts too.
        const bare = second === 'inch' && Number(first) > 13 ? [first] : [];
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
  const [, letter, digits] = /^([b-hj-ru-z])(\d{2,4}[a-z]?)$/.exec(words[at] ?? '') ?? [];
  // "F-150", but no letter that PostgreSQL leaves out as a small word.
  if (letter !== undefined && digits !== undefined)
    return { length: 1, others: [letter + digits, `${letter}-${digits}`, `${letter} ${digits}`] };
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
export function startsOfModel(words: readonly string[], at: number): string[] {
  const word = words[at] ?? '';
  const isStart =
    /^(?:[a-z]{2}|[bcdfghj-np-tv-z]{3,5})$/.test(word) &&
    !isStopWord(word) &&
    isMakerAt(words, at - 1);
  return isStart ? Array.from({ length: 9 }, (_, index) => `${word}${index + 1}*`) : [];
}

const isMakerAt = (words: readonly string[], at: number) => isMaker(words[at] ?? '');

export const isMaker = (word: string): boolean =>
  brands.has(word) || (slugsByNoun.get(nounKey([word])) ?? []).some(isOfVehicles);

const isOfVehicles = (slug: string) => categoryBySlug(slug)?.groupSlug === 'vehicles';

/** "King size bed frame": "bed" belongs to "frame". */
const isCutThrough = (words: readonly string[], last: number): boolean => {
  const longer = words.slice(last, last + 2);
  return longer.length > 1 && namesByPhrase.kinds.has(nounKey(longer));
};

const joinedNouns = new Map(
  [...knownNouns, ...brands.keys()]
    .filter((noun) => /^[a-z]{3,} [a-z]{3,}$/.test(noun))
    .map((noun) => [noun.replace(' ', ''), noun]),
);

/** "fork lift", "air fryer"; not if a word has synonyms, which would be lost. */
const isSplit = (first: string, second: string) =>
  (nounWords.has(first + second) || joinedNouns.has(first + singular(second))) &&
  !namesByPhrase.kinds.has(nounKey([first])) &&
  !namesByPhrase.kinds.has(nounKey([second]));

/** "Alloys 17" is not a model, because alloys are wheels. */
const hasOtherNames = (word: string) =>
  (namesByPhrase.kinds.get(nounKey([word])) ?? []).some(
    (other) => singular(other.replaceAll(' ', '')) !== singular(word),
  );

/** "iphone 13", "256 gb" */
const isModelPair = (first: string, second: string) =>
  (/^[a-z]{2,}$/.test(first) && !beforeCounts.has(first) && /^\d{1,4}[a-z]{0,2}$/.test(second)) ||
  (/^\d+$/.test(first) && unitOfModel.pattern.test(second));

const isLetterModel = (words: readonly string[], at: number) =>
  /^[a-z]$/.test(words[at] ?? '') &&
  /^\d{1,3}$/.test(words[at + 1] ?? '') &&
  !countedBehindLetter.pattern.test(words[at + 2] ?? '') &&
  isMakerAt(words, at - 1);

import { isKnownWord } from '@/lib/search/understanding/known-words';
import { isNoun } from '@/lib/search/understanding/things/nouns';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { purposeWords, smallWords } from '@/lib/search/vocabulary/minor-words/small-words';
import { isStopWord } from '@/lib/search/words/stop-words';
import { isMaker } from '@/lib/search/words/word-groups';

/* Words joined or split differently: "think pad", "guineapigs". */

const shortestPart = 3;
const mostWords = 6;

/** One pair of words joined, or one long word split. Quotes and symbols are taken literally. */
export function respaced(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length > mostWords || !/^[\p{L}\p{M}\p{N}' ]+$/u.test(text)) return [];
  const cut = words.findIndex((word) => purposeWords.has(word.toLowerCase()));
  // Words behind "for" need not be in an ad, so any two of them would do.
  const purpose = cut > 0 ? cut : words.length;
  const joined = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    // "7 year old"
    const isCounted = /^\d/.test(words[index - 1] ?? '');
    const isShort = before.length + word.length < 2 * shortestPart;
    return isShort || isCounted || index >= purpose || areApart(before, word)
      ? []
      : [words.toSpliced(index, 2, before + word)];
  });
  const split = words.flatMap((word, index) =>
    partsOf(word.toLowerCase()).map((parts) => words.toSpliced(index, 1, parts)),
  );
  return [...joined, ...split].slice(0, mostWays).map((way) => way.join(' '));
}

/** "A labrador", "caravan size": they say nothing of the name of an item that they are in. */
function areApart(before: string, word: string): boolean {
  const [first, second] = [before.toLowerCase(), word.toLowerCase()];
  const isName = isKnownWord(first + second) || isNoun(`${first} ${second}`);
  return !isName && [first, second].some(saysLittle);
}

const saysLittle = (word: string) =>
  smallWords.has(word) || isStopWord(word) || (isDescribing(word) && !/\d/.test(word));

/** Each variant is looked up. */
const mostWays = 12;

const modelName = /^[a-z]{0,3}\d{1,3}[a-z]{0,2}$/;

/** Splits into two words of the vocabulary, a model, as "r1200gs", or a name, as a phrase. */
function partsOf(word: string): string[] {
  const [, letters, digits, rest] = /^([a-z]{1,3})(\d{2,4})([a-z]{1,3})$/.exec(word) ?? [];
  if (letters && digits && rest)
    return [`${letters}${digits} ${rest}`, `${letters} ${digits} ${rest}`];
  const all = Array.from({ length: Math.max(0, word.length - shortestPart - 1) }, (_, index) => {
    const at = index + shortestPart;
    return [word.slice(0, at), word.slice(at)] as const;
  });
  const ways = all.filter(([, end]) => end.length >= shortestPart);
  // "audiq5"
  const makerAndModel = all.find(([maker, model]) => isMaker(maker) && modelName.test(model));
  if (makerAndModel && !isKnownWord(word)) return [makerAndModel.join(' ')];
  // "Child minder", but not "rab bit", which is a known word in two others.
  const known = ways.filter(
    (parts) => parts.every(isKnownWord) && (!isNoun(word) || isNoun(parts.join(' '))),
  );
  if (known.length > 0) return known.map((parts) => parts.join(' '));
  const isName = /^[a-z]+$/.test(word) && !isKnownWord(word);
  return isName ? ways.map((parts) => `"${parts.join(' ')}"`) : [];
}

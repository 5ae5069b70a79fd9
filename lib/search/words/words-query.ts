import { LRUCache } from 'lru-cache';
import { ownValue } from '@/lib/own-value';
import { splitPurpose } from '@/lib/search/understanding/purpose';
import {
  knownNouns,
  nounKey,
  shorthand,
  singular,
  slugsByNoun,
} from '@/lib/search/understanding/things/nouns';
import {
  groupsOfUnsure,
  namesByPhrase,
  type OtherNames,
  otherNames,
} from '@/lib/search/understanding/things/synonyms';
import { otherMeanings } from '@/lib/search/vocabulary/look-alikes/look-alikes';
import { forms } from '@/lib/search/vocabulary/same-words/forms';
import { unbroken } from '@/lib/search/vocabulary/unbroken';
import { withoutImplied } from './shorter-query';
import { groupAt, startsOfModel } from './word-groups';

/* Quotes, "-word" (of all alternatives) and OR keep their meaning; each word also finds its synonyms. */

/** Weights that count, such as "AB"; empty for all. */
type Weights = '' | 'A' | 'B' | 'D' | 'AB' | 'AD' | 'ABD';

/** Each alternative makes the query longer. */
const mostWidened = 8;

/** "'sofa' | 'couch'" & … for to_tsquery; empty without words. */
export function wordsQuery(
  text: string,
  weights: Weights = '',
  others: OtherNames = 'kinds',
): string {
  const key = `${weights} ${others} ${text}`;
  const query = known.get(key) ?? newWordsQuery(text, weights, others);
  known.set(key, query);
  return query;
}

/** A search asks for the query of the same words many times. */
const known = new LRUCache<string, string>({ max: 500 });

function newWordsQuery(text: string, weights: Weights, others: OtherNames): string {
  const parts = [
    ...text.replace(/\b(spares|parts) or repairs?\b/gi, '$1').matchAll(/(-?)(?<!\d)"([^"]+)"|\S+/g),
  ].map(([whole, minus, phrase]) => {
    // A typed asterisk has no meaning.
    if (phrase !== undefined)
      return { isExcluded: minus === '-', phrase: phrase.replaceAll('*', ' ') };
    if (/^or$/i.test(whole)) return { isOr: true };
    return { isExcluded: /^-[^-]/.test(whole), words: tokensOf(whole) };
  });
  const alternativesOfOr: { terms: string[]; excluded: string[] }[] = [{ terms: [], excluded: [] }];
  let run: string[] = [];
  const endRun = () => {
    alternativesOfOr.at(-1)?.terms.push(...termsOf(run, weights, others));
    run = [];
  };
  for (const part of parts) {
    if ('words' in part && !part.isExcluded) {
      run.push(...(part.words ?? []));
      continue;
    }
    endRun();
    if ('isOr' in part) {
      alternativesOfOr.push({ terms: [], excluded: [] });
    } else {
      const phrase = part.phrase ?? part.words?.join(' ') ?? '';
      if (tokensOf(phrase).length === 0) continue;
      if (part.isExcluded) alternativesOfOr.at(-1)?.excluded.push(`!${quoted(phrase, '')}`);
      else alternativesOfOr.at(-1)?.terms.push(quoted(phrase, weights));
    }
  }
  endRun();
  // "Chip pan or fryer, not air fryer" excludes from both, "oak or -brass" is an alternative.
  const ofAll = alternativesOfOr.flatMap(({ terms, excluded }) =>
    terms.length > 0 ? excluded : [],
  );
  const filled = alternativesOfOr
    .map(({ terms, excluded }) => (terms.length > 0 ? terms : excluded).join(' & '))
    .filter((query) => query !== '');
  const wanted =
    filled.length > 1 ? filled.map((query) => `(${query})`).join(' | ') : (filled[0] ?? '');
  if (ofAll.length === 0) return wanted;
  return [filled.length > 1 ? `(${wanted})` : wanted, ...ofAll].join(' & ');
}

/** The words that an ad must have, without what the thing is for. */
export const neededQuery = (text: string, weights: Weights = ''): string =>
  wordsQuery(splitPurpose(text).needed, weights);

export const anyQuery = (phrases: readonly string[], weights: Weights): string =>
  phrases.map((phrase) => quoted(phrase, weights)).join(' | ');

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(shorthand, 'with ')
    // "P-125" is a model, "p" and "125" are not.
    .replace(/(?<![\p{L}\p{N}-])([a-z])-(\d{2,4}[a-z]?)(?![\p{L}\p{N}-])/gu, '$1$2')
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
    const phrase = own.join(' ');
    const names = [...new Set([...(length > 1 ? [] : own), ...others])];
    // An unsure name is no substitute for a phrase that contains it.
    const isUnsure = (name: string) => groupsOfUnsure(phrase, name) !== null;
    const found = [
      ...withoutImplied(
        names.filter((name) => !isUnsure(name)),
        own,
      ),
      ...withoutImplied(names.filter(isUnsure), own),
    ].map((name) => termOf(name, phrase, weights));
    // "3-6 months" contains the number -6.
    if (length === 1 && /^\d{1,2}$/.test(words[at] ?? ''))
      found.push(quoted(`-${words[at]}`, weights));
    // "iPhone 13 128"
    if (length === 1 && /^(?:64|128|256|512)$/.test(phrase))
      found.push(quoted(`${phrase}gb`, weights));
    if (unbroken.has(phrase)) {
      found.unshift(phraseOf(phrase, weights));
    } else if (length > 1) {
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

function termOf(name: string, own: string, weights: Weights): string {
  const others = ownValue(otherMeanings, singular(name));
  const term = nameTerm(name, own, weights);
  return others
    ? `(${[term, ...others.map((other) => `!${quoted(other, '')}`)].join(' & ')})`
    : term;
}

function nameTerm(name: string, own: string, weights: Weights): string {
  // PostgreSQL drops the "i", and "two pads" are no "i pad".
  if (name.startsWith('i ')) return quoted(name, /^$|A/.test(weights) ? 'A' : weights);
  const groups = groupsOfUnsure(own, name);
  if (groups === null) return phraseOf(name, weights);
  // Not every "driver" is for golf clubs: the item's group decides, and a description mentions too much.
  const inGroup = groups.map((slug) => quoted(slug.replaceAll('-', ' '), 'B')).join(' | ');
  return `((${phraseOf(name, weights || 'ABD')}) & (${inGroup}))`;
}

/** "Kitchens and bathrooms fitted" for a kitchen fitter. */
function formsOf(word: string, weights: Weights, names: readonly string[]): string {
  const all = [...new Set([word, ...(ownValue(forms, word) ?? []), ...names])].map((form) =>
    quoted(form, weights),
  );
  return all.length > 1 ? `(${all.join(' | ')})` : quoted(word, weights);
}

/** "Telly" in "TV bracket", but nothing in "mobile home", which is not a phone. */
function namesWithin(own: readonly string[], word: string): readonly string[] {
  const slugs = slugsByNoun.get(nounKey(own)) ?? [];
  const ofWord = slugsByNoun.get(nounKey([word])) ?? [];
  const isOneKind = slugs.length === 0 || ofWord.some((slug) => slugs.includes(slug));
  return isOneKind && own.every(({ length }) => length > 1)
    ? otherNames(word, 'same').filter((name) => !own.includes(name))
    : [];
}

/** "Size 8" and "UK 8" mean 8. */
const isOfNumber = (word: string | undefined, next: string | undefined) =>
  (word === 'size' || word === 'uk') && /^\d{1,2}$/.test(next ?? '');

/** "Electric mountain bike" also matches electric bikes. */
function phraseOf(phrase: string, weights: Weights): string {
  const [first, second, ...more] = phrase.split(' ');
  const whole = quoted(phrase, weights);
  if (!first || !second || more.length > 0) return whole;
  // The number in "MX-5" is -5.
  if (/^[a-z]{1,3} \d{1,2}$/.test(phrase))
    return `${whole} | ${quoted(`${first}-${second}`, weights)}`;
  if (unbroken.has(phrase)) return whole;
  return `${whole} | (${quoted(first, weights)} <2> ${quoted(second, weights)})`;
}

/** "pcx1*" stands for every word that begins so. */
function quoted(phrase: string, weights: Weights): string {
  const isStart = /^[a-z]+[1-9]\*$/.test(phrase);
  const flags = (isStart ? '*' : '') + weights;
  const text = (isStart ? phrase.slice(0, -1) : phrase).replaceAll('\\', ' ');
  return `'${text.replaceAll("'", "''")}'${flags && `:${flags}`}`;
}

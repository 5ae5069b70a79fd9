import { LRUCache } from 'lru-cache';
import { shownChanges } from '@/lib/catalogue/shown-catalogue';
import { onceInProcess } from '@/lib/process/once-in-process';
import type { Scope } from '@/lib/search/query/search-query';
import { fixedPhrases } from '@/lib/search/vocabulary/fixed-phrases';
import type { Rule } from '@/lib/search/vocabulary/meaning';
import { clubThings } from '@/lib/search/vocabulary/place-names/clubs';
import { namedAfterPlaces } from '@/lib/search/vocabulary/place-names/named-after-places';
import { generations } from '@/lib/search/vocabulary/rules/generations';
import { homes } from '@/lib/search/vocabulary/rules/homes';
import { personals } from '@/lib/search/vocabulary/rules/personals';
import { prices } from '@/lib/search/vocabulary/rules/prices';
import { questions } from '@/lib/search/vocabulary/rules/questions';
import { sellers } from '@/lib/search/vocabulary/rules/sellers';
import { services } from '@/lib/search/vocabulary/rules/services';
import { howMany, terms, toys, wanted } from '@/lib/search/vocabulary/rules/terms';
import { vehicles } from '@/lib/search/vocabulary/rules/vehicles';
import { work } from '@/lib/search/vocabulary/rules/work';
import { findFillers } from './find-fillers';
import { inFull } from './in-full';
import { readPlaces } from './places/read-places';
import { readExclusions } from './read-exclusions';
import { readNames } from './read-names';
import { readShownName } from './read-shown-name';
import { applyRules, type Reading, withPiece } from './reading';
import { rewriteRequest } from './rewrite-request';
import {
  closeAll,
  closeSpans,
  matchesOf,
  phraseFinder,
  reopen,
  type Sentence,
  type Span,
  sentenceOf,
  spanOf,
  textWithout,
} from './sentence';
import { settle, type Understood } from './settle';

export type Given = {
  text: string | null;
  scope: Scope | null;
  isAdult: boolean;
  asText: readonly string[];
};

export const everyWord = '*';

const cache = new LRUCache<string, Understood>({ max: 2000 });
/** The changed names of categories that the cached texts were understood with. */
let cachedNames: ReturnType<typeof shownChanges>['names'] | undefined;

/** One copy of this module serves the whole process, so that patterns are compiled once. */
export const understand = (given: Given): Understood =>
  onceInProcess('understand', () => understandHere)(given);

function understandHere(given: Given): Understood {
  const { text, scope, isAdult, asText } = given;
  if (text === null || asText.includes(everyWord)) return { text, pieces: [], scope };
  const { names } = shownChanges();
  if (names !== cachedNames) {
    cache.clear();
    cachedNames = names;
  }
  const key = [text, scope?.slug, isAdult, ...asText].join('\0');
  const known = cache.get(key);
  if (known) return known;
  const understood = read(text, given);
  cache.set(key, understood);
  return understood;
}

/** A sign behind a digit means inches. */
const quoted = /(?<!\d)"[^"]+"|(?<=^|\s)-\S+/g;
const findFixed = phraseFinder(fixedPhrases);

/** In order of application: a rule does not see words that an earlier one took. */
const rules: readonly Rule[] = [
  // They need the words around them: a "first time buyer" asks for the home that follows.
  ...questions,
  ...generations,
  // Before prices: "under 40k on the clock" is no price.
  ...vehicles,
  // Before prices, which would take "pcm" from "2 bed flat under 1k pcm".
  ...homes,
  ...prices,
  ...work,
  ...personals,
  ...sellers,
  ...services,
  ...terms,
  toys,
  howMany,
];
const adultRules: readonly Rule[] = prices;

function read(typed: string, { scope, isAdult, asText }: Given): Understood {
  if (/(?:^|\s)OR(?:\s|$)/.test(typed)) return { text: typed, pieces: [], scope };
  const { sentence, likePlaces } = withClosedNames(typed, asText);
  let reading: Reading = { sentence, pieces: [] };
  const renamed = isAdult ? null : readShownName(sentence);
  if (renamed) reading = withPiece(reading, renamed, { scope: renamed.slug });
  reading = applyRules(reading, isAdult ? adultRules : rules);
  // After prices and terms: "not more than £50" excludes nothing.
  const { without, ...rest } = readExclusions(reading);
  const isHome = rest.pieces.some(({ meaning }) => meaning.group === 'property');
  // After the rules, so that what is left shows whether it is looked for in a place.
  const placed = readPlaces(rest, { scope, isHome });
  reading = placed ?? rest;
  if (!isAdult) {
    // Some need the end of the sentence: "studio leeds".
    if (placed) reading = applyRules(reading, homes);
    reading = readCategoryNames(reading, likePlaces, isHome);
    reading = applyRules(reading, [wanted]);
  }
  const wrapping = findFillers(reading.sentence);
  return settle(typed, reading.pieces, wrapping, without, scope, isAdult);
}

/** `likePlaces`: names that contain one of a place, of which a category may be a part. */
function withClosedNames(typed: string, asText: readonly string[]) {
  let sentence = [quoted, clubThings].reduce(closeAll, sentenceOf(typed));
  const likePlaces = matchesOf(sentence.open, namedAfterPlaces).map(spanOf);
  sentence = closeSpans(sentence, likePlaces);
  sentence = closeSpans(sentence, findFixed(sentence).filter(isNoCentre(sentence)));
  if (asText.length > 0) sentence = closeSpans(sentence, phraseFinder(asText)(sentence));
  return { sentence, likePlaces };
}

/** "Birmingham city centre" is not about a football club. */
const isNoCentre =
  ({ open }: Sentence) =>
  ({ start, end }: Span) =>
    !(open.slice(start, end).endsWith(' city') && /^ cent(?:re|er)\b/.test(open.slice(end)));

function readCategoryNames(
  reading: Reading,
  likePlaces: readonly Span[],
  isHome: boolean,
): Reading {
  const { sentence, pieces } = reading;
  const left = textWithout(sentence.typed, [...pieces, ...findFillers(sentence)]);
  // "Someone to clean my house" is not about a home.
  if (rewriteRequest(left, null) !== (left && inFull(left))) return reading;
  const open = likePlaces.reduce(reopen, sentence);
  return readNames(open, isHome).reduce(
    (now, { meaning, ...span }) => withPiece(now, span, meaning),
    reading,
  );
}

import { LRUCache } from 'lru-cache';
import { shownChanges } from '@/lib/catalogue/shown-catalogue';
import type { Area } from '@/lib/locations/area';
import { areaInside } from '@/lib/locations/area-lookup';
import { distanceMiles } from '@/lib/locations/distance';
import { onceInProcess } from '@/lib/process/once-in-process';
import { groupOf } from '@/lib/search/query/scopes';
import type { Scope } from '@/lib/search/query/search-query';
import { isNoun } from '@/lib/search/understanding/things/nouns';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { excluded, notExcluded } from '@/lib/search/vocabulary/exclusions';
import { fixedPhrases } from '@/lib/search/vocabulary/fixed-phrases';
import type { Meaning, Rule } from '@/lib/search/vocabulary/meaning';
import { fillers } from '@/lib/search/vocabulary/minor-words/fillers';
import { clubThings } from '@/lib/search/vocabulary/place-names/clubs';
import { namedAfterPlaces } from '@/lib/search/vocabulary/place-names/named-after-places';
import { townCentre } from '@/lib/search/vocabulary/place-names/place-words';
import { generations } from '@/lib/search/vocabulary/rules/generations';
import { homes } from '@/lib/search/vocabulary/rules/homes';
import { personals } from '@/lib/search/vocabulary/rules/personals';
import { prices } from '@/lib/search/vocabulary/rules/prices';
import { questions } from '@/lib/search/vocabulary/rules/questions';
import { sellers } from '@/lib/search/vocabulary/rules/sellers';
import { services } from '@/lib/search/vocabulary/rules/services';
import { howMany, terms, wanted } from '@/lib/search/vocabulary/rules/terms';
import { vehicles } from '@/lib/search/vocabulary/rules/vehicles';
import { work } from '@/lib/search/vocabulary/rules/work';
import type { KindCheck } from './places/place-kinds';
import { readPlace } from './places/read-place';
import { readNames } from './read-names';
import { readShownName } from './read-shown-name';
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
  take,
  textWithout,
} from './sentence';
import { type Piece, settle, type Understood } from './settle';

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
const findFillers = phraseFinder(fillers);
/** In order of application. */
const rules: readonly Rule[] = [
  ...questions,
  ...generations,
  ...vehicles,
  ...homes,
  ...prices,
  ...work,
  ...personals,
  ...sellers,
  ...services,
  ...terms,
  howMany,
];
const adultRules: readonly Rule[] = prices;

function read(typed: string, { scope, isAdult, asText }: Given): Understood {
  if (/(?:^|\s)OR(?:\s|$)/.test(typed)) return { text: typed, pieces: [], scope };
  let sentence = [quoted, clubThings].reduce(closeAll, sentenceOf(typed));
  const likePlaces = matchesOf(sentence.open, namedAfterPlaces).map(spanOf);
  sentence = closeSpans(sentence, likePlaces);
  sentence = closeSpans(sentence, findFixed(sentence).filter(isNoCentre(sentence)));
  if (asText.length > 0) sentence = closeSpans(sentence, phraseFinder(asText)(sentence));
  const pieces: Piece[] = [];
  const without: string[] = [];
  const add = (span: Span, meaning: Meaning) => {
    pieces.push({ ...span, words: typed.slice(span.start, span.end).trim(), meaning });
    sentence = take(sentence, span);
  };
  const addAll = ({ pattern, read: toMeaning }: Rule) => {
    for (const match of matchesOf(sentence.open, pattern)) {
      const meaning = toMeaning(match, sentence.open);
      if (!meaning) continue;
      add({ start: match.index, end: match.index + match[0].length }, meaning);
      without.push(...(meaning.without ?? []));
    }
  };
  const renamed = isAdult ? null : readShownName(sentence);
  if (renamed) add({ start: renamed.start, end: renamed.end }, { scope: renamed.slug });
  for (const rule of isAdult ? adultRules : rules) addAll(rule);
  for (const { index, 0: words, groups } of matchesOf(sentence.open, excluded)) {
    const noun = groups?.noun ?? '';
    if (notExcluded.has(noun)) continue;
    const end = index + words.length;
    const [behind = '', next] = /^ ([a-z]{3,})\b/.exec(sentence.open.slice(end)) ?? [];
    // "Not air fryer"
    const whole = next && isNoun(`${noun} ${next}`) ? `${noun} ${next}` : noun;
    add({ start: index, end: whole === noun ? end : end + behind.length }, {});
    without.push(whole.includes(' ') ? `-"${whole}"` : `-${whole}`);
  }
  const isHome = pieces.some(({ meaning }) => meaning.group === 'property');
  const placed: Span[] = [];
  const isClear: KindCheck = (without, kind = 'clear') => {
    const isBoundToPlace = kind === 'bound';
    const groups = isBoundToPlace ? groupsReadWithPlace : groupsReadAlone;
    const left = textWithout(typed, [...pieces, ...placed, without]);
    if (kind === 'work') return isRewritten(left);
    const thing = thingOf(left);
    return (
      (kind === 'named' && thing?.isHead === true && thing.slugs.length > 0) ||
      isHome ||
      pieces.some(({ meaning }) => meaning.group === 'jobs') ||
      (scope !== null && groups.has(groupOf(scope.slug))) ||
      groups.has(groupOfThing(thing) ?? '') ||
      (kind !== 'named' && isRewritten(left)) ||
      (isBoundToPlace && thing?.isHead === true && thing.slugs[0] === 'home') ||
      readNames(take(sentence, without), isHome).some(
        ({ meaning }) => !isBoundToPlace || groups.has(groupOf(meaning.scope ?? '')),
      )
    );
  };
  const place = readPlace(withoutEnd(sentence), isClear);
  if (place) {
    const { radius } = place;
    const [centre = ''] = centreBefore.exec(sentence.open.slice(0, place.start)) ?? [];
    const first = { start: place.start - centre.length, end: place.end };
    placed.push(first);
    // "Didsbury, Manchester" and "London SE1" name one place twice.
    const second = readPlace(withoutEnd(take(sentence, first)), isClear);
    const area = second ? likelier(sentence, place, second) : place.area;
    const isSecond = area !== place.area;
    add(first, { ...(!isSecond && { area }), ...(radius !== undefined && { radius }) });
    if (second) add({ start: second.start, end: second.end }, isSecond ? { area } : {});
    // "Studio leeds"
    if (!isAdult) for (const rule of homes) addAll(rule);
  }
  if (!isAdult) {
    const left = textWithout(typed, [...pieces, ...findFillers(sentence)]);
    const open = likePlaces.reduce(reopen, sentence);
    // "Someone to clean my house" is not about a home.
    const names = rewriteRequest(left, null) === left ? readNames(open, isHome) : [];
    for (const { start, end, meaning } of names) add({ start, end }, meaning);
    addAll(wanted);
  }
  return settle(typed, pieces, findFillers(sentence), without, scope, isAdult);
}

const centreBefore = new RegExp(`(?:\\bin )?(?:\\bthe )?\\b${townCentre}(?: of)?,? *$`);

/** "Birmingham city centre" is not about a football club. */
const isNoCentre =
  ({ open }: Sentence) =>
  ({ start, end }: Span) =>
    !(open.slice(start, end).endsWith(' city') && /^ cent(?:re|er)\b/.test(open.slice(end)));

/** Without the fillers at the end: "wardrobe leeds asap". */
const withoutEnd = (sentence: Sentence): Sentence =>
  findFillers(sentence)
    .toReversed()
    .reduce(
      (now, filler) =>
        /^[\s\ue000,.!?]*$/.test(now.open.slice(filler.end)) ? take(now, filler) : now,
      sentence,
    );

const isWithin = (one: Area, other: Area) =>
  (one.outcodes ?? []).some((outcode) => other.outcodes?.includes(outcode)) ||
  (one.centre !== null &&
    other.centre !== null &&
    distanceMiles(one.centre, other.centre) < oneTownMiles);

type Placed = Span & { area: Area };

/** The start of a route, the part of a whole, otherwise the larger: "Glasgow West End". */
function likelier({ open }: Sentence, one: Placed, other: Placed): Area {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const between = open.slice(first.end, last.end);
  if (/^[ \ue000]*to /.test(between)) return first.area;
  const small = smaller(one.area, other.area) === one.area ? one : other;
  const large = small === one ? other.area : one.area;
  // "Bangor, Wales", "Romford, Essex"
  const inside =
    small.area.kind !== 'county' &&
    areaInside(`${open.slice(small.start, small.end)} ${large.name}`);
  if (inside) return inside;
  if (isWithin(one.area, other.area)) return small.area;
  const named = [one, other].filter(({ start, end, area }) =>
    isNamedSo(open.slice(start, end), area),
  );
  const [only] = named;
  if (only && named.length === 1) return only.area;
  return large;
}

/** "Waterfront" is a part of Liverpool and of other towns. */
const isNamedSo = (typed: string, { name }: Area) =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => typed.includes(word));

const smaller = (one: Area, other: Area) =>
  (other.outcodes?.length ?? 0) < (one.outcodes?.length ?? 0) ? other : one;

const oneTownMiles = 12;

/** "Sofa cleaned" is looked for in a place. */
const isRewritten = (text: string | null) => rewriteRequest(text, 'services') !== text;

const groupsReadWithPlace = new Set(['property', 'jobs', 'services']);
const groupsReadAlone = new Set([...groupsReadWithPlace, 'vehicles']);

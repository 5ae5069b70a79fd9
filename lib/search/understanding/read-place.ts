import { LRUCache } from 'lru-cache';
import { editDistances } from '@/lib/edit-distance';
import { type Area, allTowns, areaBySlug, areaCalled } from '@/lib/locations/areas';
import { parseOutcode, parsePostcode } from '@/lib/locations/postcode';
import { type Radius, radii } from '@/lib/search/query/search-query';
import {
  before,
  behind,
  commonWords,
  likelyBehind,
  likelyPlaces,
  safeAtEnd,
  veryCommonWords,
} from '@/lib/search/vocabulary/place-words';
import { slugify } from '@/lib/text';
import { isKnownWord } from './known-words';
import { type OpenWord, openWords, type Sentence, type Span } from './sentence';
import { knownNouns } from './things-index';

/* Names and postcodes among other words. */

export type ReadPlace = Span & { area: Area; radius?: Radius };

const longestName = 5;
const beforePattern = new RegExp(`(?<![a-z0-9])${before} (?:the )?$`);
const correctedTowns = 260;
const shortestCorrected = 6;
const certainLength = 9;

/**
 * Whether a home, a job, a service or a vehicle is searched for by the words without these. With
 * `isBoundToPlace` a home, what stands in one, a job or a service: nothing with models like "m3".
 */
type KindCheck = (without: Span, isBoundToPlace?: boolean) => boolean;

export function readPlace(sentence: Sentence, isKindClear: KindCheck): ReadPlace | null {
  return (
    readPostcode(sentence, isKindClear) ??
    behindWord(sentence, isKindClear) ??
    atEnd(sentence, isKindClear) ??
    atStart(sentence, isKindClear) ??
    inTheMiddle(sentence, isKindClear)
  );
}

function readPostcode({ open, typed }: Sentence, isKindClear: KindCheck): ReadPlace | null {
  for (const match of open.matchAll(
    /(?<![a-z0-9])[a-z]{1,2}[0-9oil][0-9oil]?[a-z]?(?: ?[0-9o][a-z]{2})?(?![a-z0-9])/g,
  )) {
    const [text] = match;
    const isFull = parsePostcode(text) !== undefined;
    const span = withWordBefore(open, { start: match.index, end: match.index + text.length });
    const isBehindWord = span.start < match.index;
    const isClear = isFull || isBehindWord || !isModelToo.test(text) || isKindClear(span, true);
    const isSafe = isFull || isBehindWord || isAtEdge(open, span) || isKindClear(span, true);
    if (!isClear || !isSafe) continue;
    const code = isBehindWord ? withOne(typed.slice(match.index, span.end)) : text;
    const outcode = isFull ? text : parseOutcode(code.replace(/ .*$/, ''));
    const area = outcode ? areaCalled(outcode) : undefined;
    if (area?.kind === 'outcode') return { ...span, area, ...radiusBefore(open, match.index) };
  }
  return null;
}

/** "m3", "a4", "s8", "mk7" and "cr7" are cars, paper, telephones and boots more often than districts. */
const isModelToo = /^(?:[a-z]|mk|cr|sm|hp|ip)[0-9oil]/;

/** "LSI" for LS1, in capitals only. */
const withOne = (text: string) => text.replace(/^([A-Z]{2})[IL](?![A-Z])/, '$11');

const isAtEdge = (open: string, { start, end }: Span) =>
  /^[\s\ue000,.]*$/.test(open.slice(end)) || /^[\s\ue000,.]*$/.test(open.slice(0, start));

/** The place behind "in", "near", "within 5 miles of". */
function behindWord(sentence: Sentence, isKindClear: KindCheck): ReadPlace | null {
  const words = openWords(sentence);
  for (const [index, first] of words.entries()) {
    const lead = beforePattern.exec(sentence.open.slice(0, first.start));
    if (!lead) continue;
    const name = longestNameAt(sentence, words, index, (span) =>
      isMeant(sentence, span, isKindClear),
    );
    const found = name ?? correctedAt(words, index, lead[0].trim() !== 'at');
    if (!found) continue;
    const end = found.end + (behind.exec(sentence.open.slice(found.end))?.[0].length ?? 0);
    const start = lead.index;
    return { start, end, area: found.area, ...radiusBefore(sentence.open, first.start) };
  }
  return null;
}

/** Very common words need a capital: "in Sale", not "in sale". */
function isMeant({ typed, open }: Sentence, span: Span, isKindClear: KindCheck): boolean {
  const name = open.slice(span.start, span.end);
  const hasCapital = /\p{Lu}/u.test(typed[span.start] ?? '') && typed !== typed.toUpperCase();
  return (
    !veryCommonWords.has(name) ||
    hasCapital ||
    ((likelyPlaces.has(name) || likelyBehind.has(name)) && isKindClear(span))
  );
}

function radiusBefore(open: string, end: number): { radius?: Radius } {
  const { miles, miles2, miles3 } = beforePattern.exec(open.slice(0, end))?.groups ?? {};
  const typed = miles ?? miles2 ?? miles3;
  if (typed === undefined) return {};
  const radius = radii.find((known) => known !== null && known >= Number(typed));
  return { radius: radius ?? 50 };
}

function withWordBefore(open: string, { start, end }: Span): Span {
  const lead = beforePattern.exec(open.slice(0, start));
  return { start: lead ? lead.index : start, end };
}

/** "sofa leeds", "sofa, Bath". Not for words that are rather something else. */
function atEnd(sentence: Sentence, isKindClear: KindCheck): ReadPlace | null {
  const { open, typed } = sentence;
  const trailing =
    /(?:[\s,.!?\ue000]|\b(?:area|please|uk|city centre|town centre)\b)*$/.exec(open)?.index ??
    open.length;
  const words = openWords(sentence).filter(({ end }) => end <= trailing);
  if (words.at(-1)?.end !== trailing) return null;
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
    const first = words[words.length - count];
    if (!first || !isWhole(sentence, first.start, trailing)) continue;
    const span = { start: first.start, end: trailing };
    const name = open.slice(span.start, span.end);
    const area = namedArea(name);
    if (!area) continue;
    const previous = words[words.length - count - 1]?.word;
    if (
      previous &&
      /^(?:of|and|de|la|like|the|von|st|saint|new|north|south|east|west|made)$/.test(previous)
    )
      return null;
    if (
      knownNouns.has(
        words
          .slice(-count - 1)
          .map(({ word }) => word)
          .join(' '),
      )
    )
      return null;
    const isAfterComma =
      /,\s*$/.test(open.slice(0, span.start)) && /^\p{Lu}/u.test(typed.slice(span.start));
    const isCommon = isCommonName(name, area);
    const isLikely = likelyPlaces.has(name) && isKindClear(span);
    const isSafe = safeAtEnd.has(name) && previous !== undefined;
    if (!isCommon || isAfterComma || isLikely || isSafe) return { ...span, area };
    return null;
  }
  const last = words.length - 1;
  const end = words.length > 1 ? correctedAt(words, last, false) : null;
  return end && { ...end };
}

/** Without "in" or "near" only towns and areas, and no word that means something else. */
const isCommonName = (name: string, area: Area) =>
  commonWords.has(name) ||
  veryCommonWords.has(name) ||
  (!isKnownName(name, area) && !name.startsWith(`${area.name.toLowerCase()} `)) ||
  knownNouns.has(name);

/** "leeds sofa", "bristol cars": what follows has to be something that people search for. */
function atStart(sentence: Sentence, isKindClear: KindCheck): ReadPlace | null {
  const words = openWords(sentence);
  if (words[0]?.start !== sentence.open.search(/[^\s\ue000]/)) return null;
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
    const [first, last] = [words[0], words[count - 1]];
    if (!first || !last || !isWhole(sentence, first.start, last.end)) continue;
    const name = sentence.open.slice(first.start, last.end);
    const area = namedArea(name);
    if (!area) continue;
    if (count === words.length && !/\ue000/.test(sentence.open)) return null;
    const isCommon = isCommonName(name, area);
    const next = words[count];
    const span = { start: first.start, end: last.end };
    const isClear =
      next === undefined || isKindClear(span) || isKnownWord(words.at(-1)?.word ?? '');
    const isSafe = !isCommon || (safeAtEnd.has(name) && isKindClear(span));
    return isClear && isSafe ? { ...span, area } : null;
  }
  return null;
}

const places = new Set<Area['kind']>(['town', 'county']);

/** "Care work glasgow nights": a large town or county, in a search for a home, job, service or vehicle. */
function inTheMiddle(sentence: Sentence, isKindClear: KindCheck): ReadPlace | null {
  const words = openWords(sentence);
  for (let index = 1; index < words.length - 1; index += 1) {
    const found = longestNameAt(sentence, words.slice(0, -1), index, (span) => {
      const name = sentence.open.slice(span.start, span.end);
      const area = namedArea(name);
      return (
        area !== null &&
        places.has(area.kind) &&
        (area.kind === 'county' || largeTowns.has(area.slug) || likelyPlaces.has(name)) &&
        (likelyPlaces.has(name) || !isCommonName(name, area)) &&
        isKindClear(span)
      );
    });
    if (found) return found;
  }
  return null;
}

/** No sign but spaces, hyphens and apostrophes between the words of a name. */
const isWhole = ({ open }: Sentence, start: number, end: number) =>
  /^[a-z0-9' .-]+$/.test(open.slice(start, end));

function longestNameAt(
  sentence: Sentence,
  words: readonly OpenWord[],
  index: number,
  isRight: (span: Span) => boolean,
): (Span & { area: Area }) | null {
  const first = words[index];
  if (!first) return null;
  for (let count = Math.min(longestName, words.length - index); count > 0; count -= 1) {
    const end = words[index + count - 1]?.end ?? first.end;
    if (!isWhole(sentence, first.start, end)) continue;
    const area = namedArea(sentence.open.slice(first.start, end));
    if (area && isRight({ start: first.start, end })) return { start: first.start, end, area };
  }
  return null;
}

const namedAreas = new LRUCache<string, { area: Area | null }>({ max: 20_000 });

/** Never a postcode, which is read before. */
function namedArea(name: string): Area | null {
  if (name.length < 3 || /\d/.test(name)) return null;
  const known = namedAreas.get(name);
  if (known) return known.area;
  const found = areaCalled(name);
  const area = found && found.kind !== 'uk' && isMeantBy(name, found) ? found : null;
  namedAreas.set(name, { area });
  return area;
}

/** Hamlets called Box, Pool or Shelf are not what these words mean. */
const isMeantBy = (name: string, area: Area) =>
  isKnownName(name, area) || !name.split(/[ -]/).every(isKnownWord);

const isKnownName = (name: string, { slug }: Area) => areaBySlug(slugify(name))?.slug === slug;

const largeTowns = new Set(allTowns.slice(0, correctedTowns).map(({ slug }) => slug));

const townNames = allTowns
  .slice(0, correctedTowns)
  .filter(({ name }) => !name.includes(' '))
  .map((area) => ({ area, name: area.name.toLowerCase() }));

/** A large town with one letter wrong; behind "in" and "near" short names as well. */
function correctedAt(
  words: readonly OpenWord[],
  index: number,
  isBehindWord: boolean,
): (Span & { area: Area }) | null {
  const found = words[index];
  const isLast = index === words.length - 1;
  if (!found || !isLast || !/^[a-z]+$/.test(found.word)) return null;
  const { word } = found;
  if (
    word.length < (isBehindWord ? shortestCorrected - 1 : shortestCorrected + 1) ||
    isKnownWord(word)
  )
    return null;
  const limit = word.length >= certainLength ? 2 : 1;
  const near = townNames
    .filter(({ name }) => name[0] === word[0] && Math.abs(name.length - word.length) <= limit)
    .map(({ area, name }) => ({ area, distance: editDistances(word, name, limit).whole }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  return best ? { start: found.start, end: found.end, area: best.area } : null;
}

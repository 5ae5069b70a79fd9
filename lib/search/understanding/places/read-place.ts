import type { Area } from '@/lib/locations/area';
import { largeTowns } from '@/lib/locations/area-lists';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import {
  type OpenWord,
  openWords,
  type Sentence,
  type Span,
} from '@/lib/search/understanding/sentence';
import { knownNouns } from '@/lib/search/understanding/things/nouns';
import {
  behind,
  compass,
  homeBehind,
  landmark,
  likelyBehind,
  likelyPlaces,
  nearLead,
  notTownBehind,
  partOfTown,
  safeAtEnd,
  townCentre,
  veryCommonWords,
} from '@/lib/search/vocabulary/place-names/place-words';
import { beforePlace, radiusBefore } from './before-place';
import { correctedAt, correctedAtEnd, correctedCompound } from './misspelt-town';
import {
  isCommonName,
  isLongName,
  isWhole,
  longestName,
  longestNameAt,
  namedArea,
  type ReadPlace,
} from './place-names';
import { readPostcode } from './read-postcode';
import type { RestCheck } from './rest-check';

export function readPlace(sentence: Sentence, isRestClear: RestCheck): ReadPlace | null {
  const found =
    readPostcode(sentence, isRestClear) ??
    behindWord(sentence, isRestClear) ??
    atEnd(sentence, isRestClear) ??
    atStart(sentence, isRestClear) ??
    inTheMiddle(sentence, isRestClear);
  return found && withCompass(sentence, found);
}

const withCompass = (sentence: Sentence, place: ReadPlace): ReadPlace => ({
  ...place,
  ...withPart(sentence, place, place.area),
});

/** "South manchester" is within the radius of Manchester, and "east kent" in Kent. */
function withPart({ open }: Sentence, span: Span, area: Area): Span {
  const part = hasParts(area) && partOfTown.exec(open.slice(0, span.start));
  return part ? { start: part.index, end: span.end } : span;
}

const hasParts = ({ kind, slug }: Area) => kind === 'county' || largeTowns.has(slug);

function behindWord(sentence: Sentence, isRestClear: RestCheck): ReadPlace | null {
  const words = openWords(sentence);
  for (const [index, first] of words.entries()) {
    const lead = beforePlace.exec(sentence.open.slice(0, first.start));
    if (!lead) continue;
    const name = longestNameAt(sentence, words, index, (span) =>
      isLikely(sentence, span, isRestClear),
    );
    const following = wordsBeside(sentence, words.slice(index));
    const named = following.filter(({ end }) => name !== null && end <= name.end).length;
    // "On the thames" is not Thame.
    const found =
      correctedCompound(following, named) ??
      name ??
      (lead[0].startsWith('on the') ? null : correctedAt(words, index, lead[0].trim() !== 'at'));
    if (!found) continue;
    const after = nearLead.test(lead[0]) ? landmark : behind;
    const rest = sentence.open.slice(found.end);
    const end = found.end + ((after.exec(rest) ?? behind.exec(rest))?.[0].length ?? 0);
    const start = lead.index;
    return { start, end, area: found.area, ...radiusBefore(sentence.open, first.start) };
  }
  return null;
}

/** The first words, up to a sign that is in no name. */
function wordsBeside(sentence: Sentence, words: readonly OpenWord[]): readonly OpenWord[] {
  const start = words[0]?.start ?? 0;
  const end = words.findIndex((word) => !isWhole(sentence, start, word.end));
  return end === -1 ? words : words.slice(0, end);
}

/** Very common words need a capital: "in Sale", not "in sale". */
function isLikely({ typed, open }: Sentence, span: Span, isRestClear: RestCheck): boolean {
  const name = open.slice(span.start, span.end);
  const hasCapital = /\p{Lu}/u.test(typed[span.start] ?? '') && typed !== typed.toUpperCase();
  return (
    !veryCommonWords.has(name) ||
    hasCapital ||
    ((likelyPlaces.has(name) || likelyBehind.has(name)) && isRestClear(span))
  );
}

const aroundName = new RegExp(`^(?:,? *\\b(?:area|${townCentre})\\b)+`);
const trailingWords = new RegExp(`(?:[\\s,.!?\\ue000]|\\b(?:area|please|uk|${townCentre})\\b)*$`);

/** "New" and one of these is in another country. */
const placesElsewhere: ReadonlySet<string> = new Set(['york', 'jersey', 'england', 'hampshire']);

/** "sofa leeds", "sofa, Bath". Not for words with another likely meaning. */
function atEnd(sentence: Sentence, isRestClear: RestCheck): ReadPlace | null {
  const { open, typed } = sentence;
  const trailing = trailingWords.exec(open)?.index ?? open.length;
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
    const isOtherName = compass.test(previous ?? '')
      ? !hasParts(area)
      : /^(?:of|and|de|la|like|von|st|saint|made)$/.test(previous ?? '') ||
        (previous === 'new' && placesElsewhere.has(name)) ||
        (previous === 'the' && area.kind !== 'county');
    if (isOtherName) return null;
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
    const isLikely = likelyPlaces.has(name)
      ? isRestClear(span)
      : likelyBehind.has(name) && isRestClear(span, 'work')
        ? true
        : !veryCommonWords.has(name) && !isKnownWord(name) && isRestClear(span, 'bound');
    const isSafe = safeAtEnd.has(name) && previous !== undefined;
    const isBehindItem = isTownBehind(sentence, span) && isRestClear(span, 'named');
    const isMinor = isLongName(name) && isRestClear(span, 'named');
    if (!isCommon || isAfterComma || isLikely || isSafe || isBehindItem || isMinor) {
      return {
        ...span,
        end: trailing + (aroundName.exec(open.slice(trailing))?.[0].length ?? 0),
        area,
      };
    }
    return null;
  }
  return correctedAtEnd(words);
}

/** "Sofa sutton", "coffee table bath", but not "watch hamilton". */
function isTownBehind({ open }: Sentence, { start, end }: Span): boolean {
  const name = open.slice(start, end);
  const other = notTownBehind.get(name);
  if (other) return !other.test(open.slice(0, start).trimEnd());
  return !veryCommonWords.has(name) && !isKnownWord(name);
}

/** "leeds sofa", "bristol cars": the rest must be something that people search for. */
function atStart(sentence: Sentence, isRestClear: RestCheck): ReadPlace | null {
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
    const isItem = isRestClear(span, 'named');
    const isClear =
      next === undefined || isItem || isRestClear(span) || isKnownWord(words.at(-1)?.word ?? '');
    const isOfHome =
      likelyPlaces.has(name) && homeBehind.test(sentence.typed.slice(span.end).toLowerCase());
    const isSafe =
      !isCommon ||
      isOfHome ||
      (safeAtEnd.has(name) && (isItem || isRestClear(span))) ||
      (area.kind === 'county' && isItem && !veryCommonWords.has(name));
    if (!(isClear || isOfHome) || !isSafe) return null;
    const behindName = aroundName.exec(sentence.open.slice(span.end))?.[0].length ?? 0;
    return { start: span.start, end: span.end + behindName, area };
  }
  return null;
}

const places = new Set<Area['kind']>(['town', 'county', 'region']);

/** "Caravan tenby with mover": if the words before it name something. */
function inTheMiddle(sentence: Sentence, isRestClear: RestCheck): ReadPlace | null {
  const words = openWords(sentence);
  for (let index = 1; index < words.length - 1; index += 1) {
    const found = longestNameAt(sentence, words.slice(0, -1), index, ({ start, end }) => {
      const name = sentence.open.slice(start, end);
      const area = namedArea(name);
      // "Tarot reading by phone"
      if (knownNouns.has(`${words[index - 1]?.word} ${name}`)) return false;
      if (!area || !places.has(area.kind)) return false;
      const isKnown = area.kind !== 'town' || largeTowns.has(area.slug);
      const isFree = !isCommonName(name, area);
      const span = withPart(sentence, { start, end }, area);
      const onwards = { start: span.start, end: sentence.open.length };
      const isClear = ((isKnown && isFree) || likelyPlaces.has(name)) && isRestClear(span);
      if (isClear || (isFree && isRestClear(onwards, 'bound'))) return true;
      // "Rugby shirt scotland medium", but London is a town as well.
      if (area.kind === 'region' && area.slug !== 'london') return false;
      return (
        (isKnown && safeAtEnd.has(name) && isRestClear(onwards, 'named')) ||
        (isFree && isRestClear(onwards, 'named')) ||
        (isLongName(name) && isRestClear(onwards, 'bound'))
      );
    });
    if (found) return found;
  }
  return null;
}

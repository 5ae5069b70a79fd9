import { areaOfText } from '@/lib/locations/area-of-text';
import { groupOf } from '@/lib/search/query/scopes';
import type { Scope } from '@/lib/search/query/search-query';
import { withoutEnd } from '@/lib/search/understanding/find-fillers';
import { readNames } from '@/lib/search/understanding/read-names';
import { type Reading, withPiece } from '@/lib/search/understanding/reading';
import { rewriteRequest } from '@/lib/search/understanding/rewrite-request';
import { type Sentence, type Span, take, textWithout } from '@/lib/search/understanding/sentence';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { townCentre } from '@/lib/search/vocabulary/place-names/place-words';
import { likelierPlace } from './likelier-place';
import type { ReadPlace } from './place-names';
import { readPlace } from './read-place';
import type { RestCheck } from './rest-check';

/** `isHome`: bedrooms or the like were mentioned, so that the rest needs no noun. */
type OfRest = { scope: Scope | null; isHome: boolean };

/** One place, which may be named twice: "Didsbury, Manchester", "London SE1". Null without one. */
export function readPlaces(reading: Reading, ofRest: OfRest): Reading | null {
  const { sentence } = reading;
  const named = readPlace(withoutEnd(sentence), restCheck(reading, ofRest, []));
  if (!named) return null;
  const place = withNumber(sentence, named);
  const { radius } = place;
  const [centre = ''] = centreBefore.exec(sentence.open.slice(0, place.start)) ?? [];
  const first = { start: place.start - centre.length, end: place.end };
  const isRestClear = restCheck(reading, ofRest, [first]);
  const second = readPlace(withoutEnd(take(sentence, first)), isRestClear);
  const area = second ? likelierPlace(sentence, place, second) : place.area;
  const isSecond = area !== place.area;
  const placed = withPiece(reading, first, {
    ...(!isSecond && { area }),
    ...(radius !== undefined && { radius }),
  });
  return second ? withPiece(placed, second, isSecond ? { area } : {}) : placed;
}

/** "Flat in Leeds 6": the old name of LS6, at the end, where the number counts nothing. */
function withNumber({ open }: Sentence, place: ReadPlace): ReadPlace {
  const [words = '', number] = /^ (\d{1,2})\s*$/.exec(open.slice(place.end)) ?? [];
  if (number === undefined || place.area.kind !== 'town') return place;
  const area = areaOfText(`${place.area.name} ${number}`);
  return area?.kind === 'outcode' ? { ...place, end: place.end + words.length, area } : place;
}

const centreBefore = new RegExp(`(?:\\bin )?(?:\\bthe )?\\b${townCentre}(?: of)?,? *$`);

const groupsReadWithPlace = new Set(['property', 'jobs', 'services']);
const groupsReadAlone = new Set([...groupsReadWithPlace, 'vehicles']);

/** `placed`: places that were already read. */
function restCheck(
  { sentence, pieces }: Reading,
  { scope, isHome }: OfRest,
  placed: readonly Span[],
): RestCheck {
  return (without, rest = 'clear') => {
    const isBoundToPlace = rest === 'bound';
    const groups = isBoundToPlace ? groupsReadWithPlace : groupsReadAlone;
    const left = textWithout(sentence.typed, [...pieces, ...placed, without]);
    if (rest === 'work') return isRewritten(left);
    const thing = thingOf(left);
    return (
      (rest === 'named' && thing?.isHead === true && thing.slugs.length > 0) ||
      isHome ||
      pieces.some(({ meaning }) => meaning.group === 'jobs') ||
      (scope !== null && groups.has(groupOf(scope.slug))) ||
      groups.has(groupOfThing(thing) ?? '') ||
      (rest !== 'named' && isRewritten(left)) ||
      (isBoundToPlace && thing?.isHead === true && thing.slugs[0] === 'home') ||
      readNames(take(sentence, without), isHome).some(
        ({ meaning }) => !isBoundToPlace || groups.has(groupOf(meaning.scope ?? '')),
      )
    );
  };
}

/** "Sofa cleaned" is looked for in a place. */
const isRewritten = (text: string | null) => rewriteRequest(text, 'services') !== text;

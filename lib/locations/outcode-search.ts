import { type Place, placeByOutcode, places } from './gazetteer/places';
import { areaLetters, parseOutcode, parsePostcode } from './postcode';

export const placesByLetters: ReadonlyMap<string, readonly Place[]> = Map.groupBy(
  places,
  ({ outcode }) => areaLetters(outcode),
);

export const placesOfArea = (area: string): readonly Place[] =>
  placesByLetters.get(area.toUpperCase()) ?? [];

/** Accepts a partial postcode; most likely first. */
export function placesOfPostcode(text: string): readonly Place[] {
  const [head = '', ...tail] = text.trim().toUpperCase().split(/\s+/);
  const typed = head + tail.join('');
  const whole = parsePostcode(typed);
  if (whole) return districts(whole.outcode);
  if (tail.length > 0) return /^[0-9][A-Z]{0,2}$/.test(tail.join('')) ? districts(head) : [];

  const starting = placesOfArea(areaLetters(typed))
    .filter(({ outcode }) => outcode.startsWith(typed))
    .sort((a, b) => lengthRank(a, typed) - lengthRank(b, typed));
  // Without a space, "ig11" may be the district IG11 or the start of a postcode in IG1.
  const before = /^(.+?)[0-9][A-Z]{0,2}$/.exec(typed)?.[1];
  // With the letter O for 0.
  const corrected = parseOutcode(typed);
  const read = corrected && corrected !== typed ? districts(corrected) : [];
  return [...read, ...starting, ...(before ? districts(before) : [])];
}

function districts(outcode: string): Place[] {
  const place = placeByOutcode(outcode);
  return place ? [place] : [];
}

/** Exact, then lettered parts ("W1B" for "W1"), then higher numbers. */
function lengthRank({ outcode }: Place, typed: string): number {
  const rest = outcode.slice(typed.length);
  if (rest === '') return 0;
  return /^[A-Z]/.test(rest) ? 1 : 2;
}

import { type Area, countyArea } from './area';
import { placesByLetters } from './outcode-search';

/** By letters: "LS" for all postcodes of Leeds. */
export const postcodeAreas: ReadonlyMap<string, Area> = new Map(
  [...placesByLetters].map(([letters, places]) => [
    letters,
    countyArea(`${letters} postcodes`, `${letters.toLowerCase()}-postcodes`, places),
  ]),
);

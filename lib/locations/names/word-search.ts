import { type Place, places } from '@/lib/locations/gazetteer/places';
import { widerAreas } from '@/lib/locations/gazetteer/wider-areas';
import type { NamedPlace } from '@/lib/locations/location';
import { regionByCode } from '@/lib/locations/regions';
import { towns } from '@/lib/locations/towns';
import { normaliseName } from './normalise';

/* Several words that are not a single name: "ilford redbridge", "london e1", a whole label. */

const maxWords = 8;
const widerNames = new Map<Place, string[]>();
for (const { name, otherNames, places: inside } of widerAreas) {
  for (const place of inside) {
    widerNames.set(place, [...(widerNames.get(place) ?? []), name, ...otherNames]);
  }
}
const centres = new Set(towns.map(({ centre }) => centre));
const wordsOfPlaces = places.map((place) => ({ place, words: wordsOf(place) }));

/** Places that match every word, most whole words first. */
export function placesWithWords(typed: readonly string[]): readonly NamedPlace[] {
  if (typed.length < 2 || typed.length > maxWords) return [];
  // "Newport Wales" means the town centre rather than another place in its district.
  const closeness = (place: Place) =>
    Number(typed[0] === normaliseName(place.town).split(' ')[0]) + Number(centres.has(place));
  return wordsOfPlaces
    .filter(({ words }) => typed.every((word) => words.includes(` ${word}`)))
    .map(({ place, words }) => ({
      place,
      whole: typed.filter((word) => words.includes(` ${word} `)).length,
    }))
    .sort((a, b) => b.whole - a.whole || closeness(b.place) - closeness(a.place))
    .map(({ place }) => namedAs(place, typed));
}

/** "Bermondsey, Southwark (SE16)" for "bermondsey london". */
function namedAs(place: Place, typed: readonly string[]): NamedPlace {
  const starts = typed.map((_, index) => typed.slice(0, index + 1).join(' '));
  const name = place.also.findLast((one) => starts.includes(normaliseName(one)));
  return name === undefined ? place : { ...place, town: name };
}

function wordsOf(place: Place): string {
  const { town, district, region, outcode, also } = place;
  const wider = widerNames.get(place) ?? [];
  const texts = [town, district, regionByCode(region)?.name ?? '', outcode, ...also, ...wider];
  return ` ${normaliseName(texts.join(' '))} `;
}

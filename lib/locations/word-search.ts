import { type Place, places } from './gazetteer/places';
import { normaliseName } from './normalise';
import { regionByCode } from './regions';

/* Several words that are no single name: "ilford redbridge", "london e1", a whole label. */

const maxWords = 8;
const wordsOfPlaces = places.map((place) => ({ place, words: wordsOf(place) }));

/** Places that match every word, those with most whole words first. */
export function placesWithWords(typed: readonly string[]): Place[] {
  if (typed.length < 2 || typed.length > maxWords) return [];
  return wordsOfPlaces
    .filter(({ words }) => typed.every((word) => words.includes(` ${word}`)))
    .map(({ place, words }) => ({
      place,
      whole: typed.filter((word) => words.includes(` ${word} `)).length,
    }))
    .sort((a, b) => b.whole - a.whole)
    .map(({ place }) => place);
}

/** With a space before and after each word. */
function wordsOf({ town, district, region, outcode, also }: Place): string {
  const texts = [town, district, regionByCode(region)?.name ?? '', outcode, ...also];
  return ` ${normaliseName(texts.join(' '))} `;
}

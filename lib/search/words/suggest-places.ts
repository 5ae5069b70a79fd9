import { areaText } from '@/lib/locations/area-text';
import { type Area, allCounties, allRegions, allTowns, otherNames } from '@/lib/locations/areas';
import { maxSuggestions, searchPlaces } from '@/lib/locations/search-places';
import { hasStart, startsOf } from './name-start';

export type PlaceSuggestion = { text: string; kind: 'Place'; href: string };

const mostWhole = 2;

const called = (area: Area, name: string, text = name) => ({
  slug: area.slug,
  text,
  starts: startsOf(name),
});

/** Areas of several outcodes, which searchPlaces does not return. */
const wholeAreas = [
  ...[
    ...allRegions,
    ...allTowns.filter(({ outcodes }) => (outcodes?.length ?? 0) > 1),
    ...allCounties,
  ].map((area) => called(area, area.name, areaText(area))),
  ...otherNames.map(({ name, area }) => called(area, name)),
];

/** Whole areas first. `term` is normalised. */
export function placesCalled(typed: string, term: string, limit: number): PlaceSuggestion[] {
  const districts = searchPlaces(typed, limit).filter(({ label }) => hasStart(label, term));
  return suggestionsOf(term, districts);
}

/** Includes similar names, for a field that takes places only. */
export const anyPlaces = (typed: string, term: string): PlaceSuggestion[] =>
  suggestionsOf(term, searchPlaces(typed)).slice(0, maxSuggestions);

function suggestionsOf(
  term: string,
  districts: readonly { label: string; slug: string }[],
): PlaceSuggestion[] {
  const start = startsOf(term);
  const whole = wholeAreas
    .filter(({ starts }) => starts.startsWith(start))
    .sort((a, b) => Number(b.starts === start) - Number(a.starts === start));
  return [
    ...whole.slice(0, mostWhole),
    ...districts.map(({ label, slug }) => ({ text: label, slug })),
  ].map(({ text, slug }) => ({ text, kind: 'Place', href: `/search?place=${slug}` }));
}

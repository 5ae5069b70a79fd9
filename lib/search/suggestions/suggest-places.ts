import { areaBySlug } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { usualNames } from '@/lib/locations/gazetteer/usual-names';
import { nearestAreaName } from '@/lib/locations/names/misspelt-area';
import { placeName, spelledOut } from '@/lib/locations/names/place-name';
import { isLarge, type WholeArea, weights, wholeAreas } from '@/lib/locations/names/whole-areas';
import { misreadOutcode } from '@/lib/locations/postcode';
import { maxSuggestions, searchPlaces } from '@/lib/locations/search-places';
import { searchPathname } from '@/lib/search/address/search-pathname';
import { hasStart, normalise, startsOf } from '@/lib/text/name-start';
import { slugify } from '@/lib/text/text';

export type PlaceSuggestion = { text: string; kind: 'Place'; href: string };

/** Of areas with exactly this name, and of areas whose names only start with it. */
const mostWhole = 2;
const mostBegun = 4;
const shortestUsual = 4;

/** Whole areas first. `term` is normalised. */
export function placesCalled(typed: string, term: string, limit: number): PlaceSuggestion[] {
  const districts = searchPlaces(typed, limit).filter(({ label }) => hasStart(label, term));
  return suggestionsOf(term, districts);
}

/** Includes similar names, for a field that accepts places only. */
export function anyPlaces(typed: string, term: string): PlaceSuggestion[] {
  const spelled = spelledOut(typed);
  const area = spelled === null ? null : areaOfText(spelled);
  if (spelled !== null && area && area.slug === areaOfText(typed)?.slug)
    return anyPlaces(spelled, normalise(spelled));
  const found = suggestionsOf(term, searchPlaces(typed)).slice(0, maxSuggestions);
  const misspelt = found.some(({ text }) => hasStart(text, term)) ? null : nearestAreaName(typed);
  if (misspelt !== null) return anyPlaces(misspelt, misspelt);
  const name = placeName(typed);
  return name !== null && (found.length === 0 || !areaBySlug(slugify(typed)))
    ? anyPlaces(name, normalise(name))
    : found;
}

function suggestionsOf(
  term: string,
  districts: readonly { label: string; slug: string }[],
): PlaceSuggestion[] {
  const start = startsOf(term);
  const begun = wholeAreas.filter(
    ({ starts, isWholeOnly }) => starts.startsWith(start) && (starts === start || !isWholeOnly),
  );
  const isExact = ({ starts }: WholeArea) => starts === start;
  // "Lee" is more likely an unfinished Leeds than a part of Lewisham.
  const isSmall = (area: WholeArea) =>
    isExact(area) &&
    startsOf(area.text).startsWith(`${start} `) &&
    term.length < shortestUsual &&
    area.size < 2 &&
    area.weight < weights.county;
  const isNamed = (area: WholeArea) => isExact(area) && !(isSmall(area) && begun.some(isLarge));
  const whole = [
    ...begun
      .filter(isNamed)
      .sort((a, b) => b.size - a.size || Number(b.isBest) - Number(a.isBest))
      .slice(0, mostWhole),
    ...begun
      .filter((area) => !isNamed(area))
      .sort((a, b) => b.weight - a.weight || b.size - a.size),
  ].slice(0, begun.some(isNamed) ? mostWhole : mostBegun);
  const usual = usualOf(term, whole[0], districts);
  const all = [...usual, ...whole, ...districts.map(({ label, slug }) => ({ text: label, slug }))];
  return onceEach(all).map(({ text, slug }) => ({
    text,
    kind: 'Place',
    href: `${searchPathname}?place=${slug}`,
  }));
}

function onceEach<T extends { text: string; slug: string }>(all: readonly T[]): T[] {
  const slugs = new Set<string>();
  const texts = new Set<string>();
  return all.filter(({ text, slug }) => {
    const isKnown = slugs.has(slug) || texts.has(text);
    slugs.add(slug);
    texts.add(text);
    return !isKnown;
  });
}

/** "Dalston" and "newcastle" mean the better-known of two, as in a sentence. */
function usualOf(
  term: string,
  first: WholeArea | undefined,
  districts: readonly { label: string; slug: string }[],
): { slug: string; text: string }[] {
  const [district] = districts;
  if (term.length < shortestUsual || !(first?.isWholeOnly || district)) return [];
  const area = areaOfText(term);
  if (!area || slugify(term) === area.slug || area.slug === first?.slug) return [];
  // "Guil" is more likely Guildford than a misread GU11.
  const isMisread =
    first !== undefined && !/\d/.test(term) && misreadOutcode(term) === area.outcodes?.[0];
  const isCalledSo = usualNames.has(slugify(term)) || (area.kind === 'outcode' && !isMisread);
  return isCalledSo ? [{ slug: area.slug, text: areaText(area) }] : [];
}

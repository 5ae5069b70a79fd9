import type { Area } from '@/lib/locations/area';
import { distanceMiles, nearbyPlaces, type Point } from '@/lib/locations/distance';
import { placeByOutcode, places } from '@/lib/locations/gazetteer/places';
import type { Radius } from '@/lib/search/query/search-query';

/** Null means all. Areas without a centre have no radius. */
export function outcodesAround(area: Area | null, radius: Radius): readonly string[] | null {
  if (!area?.centre) return area?.outcodes ?? null;
  if (radius === null) return null;
  const own = area.outcodes ?? [];
  if (radius === 0) return own;
  const near = nearbyPlaces(area.centre, places, radius).map(({ place }) => place.outcode);
  return [...new Set([...own, ...near])];
}

/** Nearest first; null `outcodes` means all. */
export function outcodesByDistance(centre: Point, outcodes: readonly string[] | null): string[] {
  const wanted = outcodes?.flatMap((outcode) => placeByOutcode(outcode) ?? []) ?? places;
  return nearbyPlaces(centre, wanted, Number.POSITIVE_INFINITY).map(({ place }) => place.outcode);
}

/** To the centre of the outcode; null if either is unknown. */
export function milesTo(area: Area | null, outcode: string): number | null {
  const place = placeByOutcode(outcode);
  return area?.centre && place ? distanceMiles(area.centre, place) : null;
}

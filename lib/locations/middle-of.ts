import type { Area } from './areas';
import type { Point } from './distance';
import { placeByOutcode } from './gazetteer/places';

/** A county has no centre of its own. Null for a region, since distances from its middle are meaningless. */
export function middleOf({ kind, centre, outcodes }: Area): Point | null {
  if (centre || kind !== 'county') return centre;
  const inside = (outcodes ?? []).flatMap((outcode) => placeByOutcode(outcode) ?? []);
  const mean = (of: (place: Point) => number) =>
    inside.reduce((sum, place) => sum + of(place), 0) / inside.length;
  return inside.length === 0
    ? null
    : { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

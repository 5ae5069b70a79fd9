import type { Area } from './area';
import { distanceMiles, type Point } from './distance';
import { type Place, placeByOutcode } from './gazetteer/places';

/** A county has no centre of its own. Null for a region, whose middle says nothing of distances. */
export function middleOf({ kind, centre, outcodes }: Area): Point | null {
  if (centre || kind !== 'county') return centre;
  const inside = placesOf(outcodes);
  const mean = (of: (place: Point) => number) =>
    inside.reduce((sum, place) => sum + of(place), 0) / inside.length;
  return inside.length === 0
    ? null
    : { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

/** Null unless all outcodes are within `miles` of the middle (null: all of the UK). */
export function withMiddle(area: Area, miles: number | null): Area | null {
  const centre = middleOf(area);
  const reaches = (place: Place) =>
    centre !== null && (miles === null || distanceMiles(centre, place) <= miles);
  return centre && placesOf(area.outcodes).every(reaches) ? { ...area, centre } : null;
}

/** Distances beyond a county count from its middle. */
export const withCentre = (area: Area | null, miles: number | null): Area | null =>
  area && !area.centre ? (withMiddle(area, miles) ?? area) : area;

const placesOf = (outcodes: Area['outcodes']): Place[] =>
  (outcodes ?? []).flatMap((outcode) => placeByOutcode(outcode) ?? []);

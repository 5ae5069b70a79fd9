import { distanceMiles } from '@/lib/locations/distance';
import type { Place } from '@/lib/locations/gazetteer/places';
import { type MapView, onView } from './map-view';
import { type MapPoint, project } from './projection';

export type PlaceCount = {
  place: Place;
  count: number;
  /** Outside of the searched area. */
  isBeyond: boolean;
};

/** Places too close to tell apart, drawn at the one with the most ads. */
export type MapCluster = MapPoint & {
  place: Place;
  members: readonly Place[];
  count: number;
  miles: number;
};

/** Fits a finger on a phone, where the map is drawn at half the width. */
const dotDistance = 52;

/** The projection is off by up to a tenth. */
export const mostClusterMiles = ({ perMile }: MapView): number => (dotDistance / perMile) * 1.1;

/** `counts` and the clusters are ordered by the number of ads. */
export function clustersOn(view: MapView, counts: readonly PlaceCount[]): MapCluster[] {
  const clusters: MapCluster[] = [];
  for (const { place, count } of counts) {
    const at = onView(view, project(place));
    const near = clusters.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < dotDistance);
    if (near) {
      near.members = [...near.members, place];
      near.count += count;
      near.miles = Math.max(near.miles, distanceMiles(near.place, place));
    } else {
      clusters.push({ ...at, place, members: [place], count, miles: 0 });
    }
  }
  return clusters.sort((a, b) => b.count - a.count);
}

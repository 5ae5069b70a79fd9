import type { Point } from '@/lib/locations/distance';

/* Britain and Ireland: equirectangular, true to scale at 54.5° north. One unit is a mile. */

export type MapPoint = { x: number; y: number };

const milesPerDegree = 69.09;
const west = -10.8;
const north = 61;
const shrink = Math.cos((54.5 * Math.PI) / 180);

/** From the upper left corner of the map, in miles. */
export const project = ({ latitude, longitude }: Point): MapPoint => ({
  x: (longitude - west) * shrink * milesPerDegree,
  y: (north - latitude) * milesPerDegree,
});

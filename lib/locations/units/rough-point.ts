import type { Point } from '@/lib/locations/distance';

/** Degrees of a kilometre, of longitude at the latitude of Yorkshire. */
const cell = { latitude: 0.009, longitude: 0.0155 };

/** The middle of the square kilometre or so around a point: public where the point itself is not. */
export const roughPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: middleOf(latitude, cell.latitude),
  longitude: middleOf(longitude, cell.longitude),
});

const middleOf = (degrees: number, size: number) =>
  Number(((Math.floor(degrees / size) + 0.5) * size).toFixed(5));

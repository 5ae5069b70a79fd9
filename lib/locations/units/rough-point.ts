import type { Point } from '@/lib/locations/distance';

/** Degrees of a kilometre, of longitude at the latitude of Yorkshire. */
const cell = { latitude: 0.009, longitude: 0.0155 };

/** The centre of the square kilometre around a point: public, unlike the point. */
export const roughPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: middleOf(latitude, cell.latitude),
  longitude: middleOf(longitude, cell.longitude),
});

const middleOf = (degrees: number, size: number) =>
  Number(((Math.floor(degrees / size) + 0.5) * size).toFixed(5));

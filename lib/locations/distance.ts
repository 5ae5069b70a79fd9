/** Degrees, WGS84. */
export type Point = { latitude: number; longitude: number };

const earthRadiusMiles = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceMiles(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const milesOfDegree = (Math.PI / 180) * earthRadiusMiles;

/** Nearest first. Latitudes alone leave out most candidates. */
export function nearbyPlaces<T extends Point>(
  origin: Point,
  candidates: readonly T[],
  radius: number,
): { place: T; miles: number }[] {
  const { latitude } = origin;
  const degrees = radius / milesOfDegree;
  return candidates
    .filter((place) => Math.abs(place.latitude - latitude) <= degrees)
    .map((place) => ({ place, miles: distanceMiles(origin, place) }))
    .filter(({ miles }) => miles <= radius)
    .sort((a, b) => a.miles - b.miles);
}

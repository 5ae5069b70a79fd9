import { distanceMiles, type Point } from '@/lib/locations/distance';

/*
 * A line per postcode area: its letters, then for each outcode the rest of its name, and latitude
 * and longitude in thousandths of a degree, as differences from the previous outcode.
 */

export type OutcodeCentre = Point & { outcode: string };

/** Larger than any outcode; Calais is further from Dover. */
const farthestMiles = 25;

export function readOutcodeCentres(file: string): OutcodeCentre[] {
  let [latitude, longitude] = [0, 0];
  return file
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [area, ...fields] = line.split(' ');
      const centres: OutcodeCentre[] = [];
      for (let at = 0; at + 2 < fields.length; at += 3) {
        latitude += Number(fields[at + 1]);
        longitude += Number(fields[at + 2]);
        const outcode = `${area}${fields[at]}`;
        centres.push({ outcode, latitude: latitude / 1000, longitude: longitude / 1000 });
      }
      return centres;
    });
}

export function nearestOutcode(at: Point, centres: readonly OutcodeCentre[]): string | undefined {
  let nearest: string | undefined;
  let fewest = farthestMiles;
  for (const centre of centres) {
    const miles = distanceMiles(at, centre);
    if (miles < fewest) [nearest, fewest] = [centre.outcode, miles];
  }
  return nearest;
}

import { expect, test } from 'vitest';
import { distanceMiles } from '@/lib/locations/distance';
import { pointOnGrid } from '@/scripts/places/national-grid';

const metresPerMile = 1609.344;

// Ordnance Survey's test points for OSTN15: easting, northing, ETRS89 latitude and longitude.
test.each([
  ["St Mary's", 91492.146, 11318.804, 49.9222639373, -6.29977752014],
  ['Plymouth', 250359.811, 62016.569, 50.4388582561, -4.10864563561],
  ['Isle of Wight', 438710.92, 114792.25, 50.9312793791, -1.450514337],
  ['Kent', 639821.835, 169565.858, 51.3744702555, 1.44454730409],
  ['Bristol', 362269.991, 169978.69, 51.4275474302, -2.54407618349],
  ['London', 530624.974, 178388.464, 51.4893656495, -0.1199255718],
  ['Caister', 651409.804, 313177.45, 52.6579786, 1.7160519],
])('puts %s within five metres', (_, easting, northing, latitude, longitude) => {
  const point = pointOnGrid(easting, northing);
  expect(distanceMiles(point, { latitude, longitude }) * metresPerMile).toBeLessThan(5);
});

import { describe, expect, test } from 'vitest';
import { distanceMiles, nearbyPlaces } from '@/lib/locations/distance';

const london = { latitude: 51.5074, longitude: -0.1278 };
const edinburgh = { latitude: 55.9533, longitude: -3.1883 };
const brighton = { latitude: 50.8225, longitude: -0.1372 };

describe('distanceMiles', () => {
  test('is the great-circle distance, symmetric, and 0 to the same point', () => {
    expect(distanceMiles(london, edinburgh)).toBeCloseTo(332, 0);
    expect(distanceMiles(edinburgh, london)).toBeCloseTo(distanceMiles(london, edinburgh), 9);
    expect(distanceMiles(london, brighton)).toBeCloseTo(47.3, 0);
    expect(distanceMiles(london, london)).toBe(0);
  });

  test('handles opposite points without rounding out of range', () => {
    const here = { latitude: 0, longitude: 0 };
    expect(distanceMiles(here, { latitude: 0, longitude: 180 })).toBeCloseTo(12_437, 0);
  });
});

describe('nearbyPlaces', () => {
  test('returns those within the radius, nearest first', () => {
    const found = nearbyPlaces(london, [edinburgh, brighton, london], 50);
    expect(found.map(({ place }) => place)).toEqual([london, brighton]);
    expect(found[1]?.miles).toBeCloseTo(47.3, 0);
  });
});

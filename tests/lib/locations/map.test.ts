import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distanceMiles } from '@/lib/locations/distance';
import { type Place, placeByOutcode, places } from '@/lib/locations/gazetteer/places';
import { clustersOn } from '@/lib/locations/map/map-clusters';
import { mapFiles } from '@/lib/locations/map/map-files';
import { namesIn } from '@/lib/locations/map/map-names';
import { mapWidth, onView, viewAround, viewOf } from '@/lib/locations/map/map-view';
import {
  isLivedIn,
  nearestOutcode,
  readOutcodeCentres,
  writeOutcodeCentres,
} from '@/lib/locations/map/outcode-centres';
import { project } from '@/lib/locations/map/projection';

const place = (outcode: string): Place => {
  const found = placeByOutcode(outcode);
  if (!found) throw new Error(`No outcode ${outcode}`);
  return found;
};

const contentOf = (address: string) => readFileSync(`public${address}`, 'utf8');
const centres = readOutcodeCentres(contentOf(mapFiles.outcodes));

test.each(Object.values(mapFiles))('the name of %s contains a hash of its content', (address) => {
  const hash = createHash('sha256').update(contentOf(address)).digest('hex').slice(0, 8);
  expect(address).toContain(`-${hash}.`);
});

test('the file of centres matches the gazetteer', () => {
  expect(contentOf(mapFiles.outcodes)).toBe(writeOutcodeCentres(places));
  expect(centres).toHaveLength(places.filter(isLivedIn).length);
  for (const centre of centres) {
    const { latitude, longitude } = place(centre.outcode);
    expect(centre).toMatchObject({ latitude, longitude });
  }
});

test('every place is nearest to itself, or to one with the same centre', () => {
  for (const one of places.filter(isLivedIn)) {
    const found = place(nearestOutcode(one, centres) ?? '');
    expect(distanceMiles(found, one)).toBe(0);
  }
});

test.each([
  ['Leeds station', 53.795, -1.548, 'LS1'],
  ['Ilford station', 51.5591, 0.0686, 'IG1'],
  ['Belfast Cathedral', 54.6026, -5.9284, 'BT1'],
  ['the middle of the Irish Sea', 53.5, -5.4, undefined],
  ['Calais', 50.951, 1.858, undefined],
  ['Paris', 48.8566, 2.3522, undefined],
])('%s is nearest to %s', (_name, latitude, longitude, outcode) => {
  expect(nearestOutcode({ latitude, longitude }, centres)).toBe(outcode);
});

test.each([
  ['LS1', 'M1'],
  ['EH1', 'G1'],
  ['BT1', 'BT48'],
  ['TR18', 'EX1'],
])('the map distance from %s to %s is right to a tenth', (from, to) => {
  const [a, b] = [project(place(from)), project(place(to))];
  const miles = distanceMiles(place(from), place(to));
  expect(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / miles - 1)).toBeLessThan(0.1);
});

test('a view contains all its points, and has a size for a single one', () => {
  const points = ['ZE1', 'TR18', 'BT48', 'NR30'].map(place);
  const view = viewOf(points);
  for (const point of points) {
    const { x, y } = onView(view ?? viewAround(point, 1, 1), project(point));
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapWidth);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(view?.height ?? 0);
  }
  expect(viewOf([place('IG1')])?.perMile).toBe(mapWidth / 8);
  expect(viewOf([])).toBeUndefined();
});

test('names are of the best-known places in view, without overlaps', () => {
  const country = namesIn(viewOf(places) ?? viewAround(place('M1'), 600, 1), 12);
  expect(country.map(({ name }) => name)).toContain('London');
  expect(country).toHaveLength(12);
  const leeds = namesIn(viewAround(place('LS1'), 30, 0.5), 6);
  expect(leeds[0]?.name).toBe('Leeds');
  for (const [index, one] of leeds.entries()) {
    for (const other of leeds.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
  }
});

test('nearby places share a dot on a small map and separate on a larger one', () => {
  const counts = [
    { place: place('LS1'), count: 5 },
    { place: place('LS2'), count: 3 },
    { place: place('M1'), count: 2 },
  ];
  const wide = clustersOn(viewAround(place('LS1'), 200, 1), counts);
  expect(wide.map(({ place: { outcode }, places: of, count }) => [outcode, of, count])).toEqual([
    ['LS1', 2, 8],
    ['M1', 1, 2],
  ]);
  expect(wide[0]?.miles).toBe(distanceMiles(place('LS1'), place('LS2')));
  expect(clustersOn(viewAround(place('LS1'), 4, 1), counts)).toHaveLength(3);
});

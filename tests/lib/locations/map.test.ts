import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distanceMiles } from '@/lib/locations/distance';
import { type Place, placeByOutcode, places } from '@/lib/locations/gazetteer/places';
import { clustersOn } from '@/lib/locations/map/map-clusters';
import { mapFiles } from '@/lib/locations/map/map-files';
import { isClose, namesIn } from '@/lib/locations/map/map-names';
import { mapWidth, onView, viewAround, viewOf } from '@/lib/locations/map/map-view';
import { nearestOutcode, readOutcodeCentres } from '@/lib/locations/map/outcode-centres';
import { project } from '@/lib/locations/map/projection';
import { writeOutcodeCentres } from '@/lib/locations/map/write-outcode-centres';

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

/** Of companies and authorities. */
const leftOut =
  `AB99 B99 BD97 BD98 BD99 BN95 BN99 BS98 BS99 CA95 CF95 CF99 CH99 CM98 CM99 CW98 DE99 DH97 DH98 DH99 DL98 E98
   EH95 EH99 GU95 IM99 IP98 IV99 KY99 LE95 LS98 LS99 M99 ME99 NE98 NE99 NR99 OL95 PL95 S95 S96 S97 S98 S99 SA99
   SL95 SN99 SO97 SS99 SW95 SY99 TW98 WD99 WR99 WV98 WV99`.split(/\s+/);

test('the file of centres matches the gazetteer, without those of companies', () => {
  expect(contentOf(mapFiles.outcodes)).toBe(writeOutcodeCentres(places));
  const written = new Set(centres.map(({ outcode }) => outcode));
  const outcodes = places.map(({ outcode }) => outcode);
  expect(outcodes.filter((outcode) => !written.has(outcode))).toEqual(leftOut);
  expect(centres).toHaveLength(2928);
  for (const centre of centres) {
    const { latitude, longitude } = place(centre.outcode);
    expect(centre).toMatchObject({ latitude, longitude });
  }
});

test('every place is nearest to itself, or to one with the same centre', () => {
  for (const one of places.filter(({ outcode }) => !leftOut.includes(outcode))) {
    const found = place(nearestOutcode(one, centres) ?? '');
    expect(distanceMiles(found, one)).toBe(0);
  }
});

test.each([
  ['Leeds station', 53.795, -1.548, 'LS1'],
  ['Ilford station', 51.5591, 0.0686, 'IG1'],
  ['Belfast Cathedral', 54.6026, -5.9284, 'BT1'],
  ['Redditch station', 52.3063, -1.9453, 'B97'],
  ['Winyates in Redditch', 52.308, -1.899, 'B98'],
  ['Henley-in-Arden station', 52.2914, -1.7841, 'B95'],
  ['Astwood Bank', 52.2597, -1.9361, 'B96'],
  ['the Scottish Parliament, not its own EH99', 55.9522, -3.175, 'EH7'],
  ['the Senedd, not its own CF99', 51.4638, -3.1621, 'CF10'],
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

test('only views of a town and its surroundings are close', () => {
  expect(isClose(viewAround(place('LS1'), 30, 0.5))).toBe(true);
  expect(isClose(viewAround(place('LS1'), 100, 0.5))).toBe(false);
});

test('nearby places share a dot on a small map and separate on a larger one', () => {
  const counts = [
    { place: place('LS1'), count: 5 },
    { place: place('LS2'), count: 3 },
    { place: place('M1'), count: 2 },
  ].map((one) => ({ ...one, isBeyond: false }));
  const wide = clustersOn(viewAround(place('LS1'), 200, 1), counts);
  expect(
    wide.map(({ place: { outcode }, members, count }) => [outcode, members.length, count]),
  ).toEqual([
    ['LS1', 2, 8],
    ['M1', 1, 2],
  ]);
  expect(wide[0]?.miles).toBe(distanceMiles(place('LS1'), place('LS2')));
  expect(clustersOn(viewAround(place('LS1'), 4, 1), counts)).toHaveLength(3);
});

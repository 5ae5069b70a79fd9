import { describe, expect, test } from 'vitest';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { centralOutcodes } from '@/lib/locations/gazetteer/central-outcodes';
import { placeByOutcode, placeBySlug, places } from '@/lib/locations/gazetteer/places';
import { normaliseName } from '@/lib/locations/names/normalise';
import { parseOutcode } from '@/lib/locations/postcode';
import { regionByCode, regions } from '@/lib/locations/regions';
import { slugify } from '@/lib/text/text';
import { areaBoxes } from './area-boxes';

const areaOf = (outcode: string) => outcode.replace(/[0-9].*/, '');
const duplicates = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the gazetteer', () => {
  test('covers all 124 postcode areas', () => {
    const areas = new Set(places.map(({ outcode }) => areaOf(outcode)));
    expect([...areas].sort()).toEqual(areaBoxes.map(({ area }) => area));
    expect(areas.size).toBe(124);
    expect(places.length).toBeGreaterThan(2900);
  });

  test('has well-formed unique outcodes with unique slugs', () => {
    const outcodes = places.map(({ outcode }) => outcode);
    expect(outcodes.filter((outcode) => parseOutcode(outcode) !== outcode)).toEqual([]);
    expect(duplicates(outcodes)).toEqual([]);
    expect(duplicates(places.map(({ slug }) => slug))).toEqual([]);
    expect(places.filter(({ slug }) => slugify(slug) !== slug)).toEqual([]);
  });

  test('is sorted by area', () => {
    const areas = places.map(({ outcode }) => areaOf(outcode));
    expect(duplicates(areas.filter((area, index) => areas[index - 1] !== area))).toEqual([]);
  });

  test('puts every district into one region with one spelling', () => {
    const regionsByDistrict = Map.groupBy(places, ({ district }) => district);
    const split = [...regionsByDistrict].filter(
      ([, rows]) => new Set(rows.map(({ region }) => region)).size > 1,
    );
    expect(split.map(([district]) => district)).toEqual([]);
    const spellings = [...regionsByDistrict.keys()].map((name) =>
      normaliseName(name.replace(/^City of | City$/g, '')).replaceAll(/ |\band\b|\bupon\b/g, ''),
    );
    expect(duplicates(spellings)).toEqual([]);
    // 361 local authorities, Jersey, Guernsey and the Isle of Man.
    expect(regionsByDistrict.size).toBe(364);
  });

  test('puts every point into its area', () => {
    const strays = places.filter(({ outcode, latitude, longitude }) => {
      const box = areaBoxes.find(({ area }) => area === areaOf(outcode));
      const isInside =
        box &&
        latitude >= box.south &&
        latitude <= box.north &&
        longitude >= box.west &&
        longitude <= box.east;
      return !isInside;
    });
    expect(strays).toEqual([]);
  });

  test('has clean names: trimmed, without brackets or repetitions', () => {
    const unclean = places.filter(({ town, district, also }) =>
      [town, ...also, district.replaceAll(',', '')].some(
        (name) => name !== name.trim() || !/^[A-Z0-9][A-Za-z0-9 .'!-]+$/.test(name),
      ),
    );
    expect(unclean).toEqual([]);
    expect(places.filter(({ town, also }) => duplicates([town, ...also]).length > 0)).toEqual([]);
  });

  test('contains all listed central outcodes', () => {
    expect([...centralOutcodes].filter((outcode) => !placeByOutcode(outcode))).toEqual([]);
  });

  test.each([
    ['IG1', 'ilford-ig1', 'Redbridge', 'LN'],
    ['NE1', 'newcastle-upon-tyne-ne1', 'Newcastle upon Tyne', 'NE'],
    ['EH1', 'edinburgh-eh1', 'Edinburgh', 'SC'],
    ['BT1', 'belfast-bt1', 'Belfast', 'NI'],
    ['CF10', 'cardiff-cf10', 'Cardiff', 'WA'],
    ['JE2', 'st-helier-je2', 'Jersey', 'CD'],
    ['ZE1', 'lerwick-ze1', 'Shetland Islands', 'SC'],
  ])('has %s as %s in %s', (outcode, slug, district, region) => {
    expect(placeBySlug(slug)).toMatchObject({ outcode, district, region });
  });
});

describe('regions', () => {
  test('are thirteen, each found by code and slug, and none is empty', () => {
    expect(regions).toHaveLength(13);
    for (const region of regions) {
      expect(regionByCode(region.code)).toBe(region);
      expect(areaBySlug(region.slug)).toMatchObject({ kind: 'region', region: region.code });
      expect(region.slug).toBe(slugify(region.name));
      expect(places.some((place) => place.region === region.code)).toBe(true);
    }
    expect(regionByCode('constructor')).toBeUndefined();
  });
});

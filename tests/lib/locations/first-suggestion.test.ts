import { expect, test } from 'vitest';
import type { Area } from '@/lib/locations/area';
import { allRegions, otherNames } from '@/lib/locations/area-lists';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { largestTowns } from '@/lib/locations/gazetteer/largest-towns';
import { searchPlaces } from '@/lib/locations/search-places';
import { anyPlaces } from '@/lib/search/suggestions/suggest-places';
import { normalise } from '@/lib/text/name-start';
import { linesOf } from './typed-places/lines-of';
import { boroughs, counties, largeTowns, welshTowns } from './usual-places';

type Named = { name: string; start: string };

const rowsOf = (rows: string): Named[] =>
  rows
    .trim()
    .split(/[;\n]/)
    .map((row) => {
      const [name = '', start] = row.split('|');
      return { name, start: start ?? name.slice(0, Math.max(3, Math.ceil(name.length * 0.75))) };
    });

/** With and without capitals and accents, complete and partial. */
const typings = ({ name, start }: Named) => [
  ...new Set([name, normalise(name), start, normalise(start)]),
];

const offered = (typed: string): Area | undefined => {
  const [first] = anyPlaces(typed, normalise(typed));
  return areaBySlug(first?.href.replace('/search?place=', '') ?? '');
};

const outcodesOf = (area: Area | undefined) => area?.outcodes ?? [];

/** The area itself, or its only outcode. */
const isSame = (area: Area | undefined, expected: Area) =>
  outcodesOf(area).toSorted().join() === outcodesOf(expected).toSorted().join();

const isBorough = (area: Area | undefined, name: string) =>
  area?.name === name && area.kind === 'county' && outcodesOf(area).length > 1;

function wrongFor(rows: Named[], isRight: (area: Area | undefined, expected: Area) => boolean) {
  return rows.flatMap((row) => {
    const expected = areaOfText(row.name);
    if (!expected) return [`${row.name}: unknown`];
    return typings(row).flatMap((typed) => {
      const area = offered(typed);
      return isRight(area, expected) ? [] : [`${typed}: ${area?.slug} for ${expected.slug}`];
    });
  });
}

/** The wizard's field takes outcodes; the first one has to be within the typed place. */
function outside(rows: Named[], typingsOf: (row: Named) => string[]) {
  return rows.flatMap((row) =>
    typingsOf(row).flatMap((typed) => {
      const inside = outcodesOf(areaOfText(row.name));
      const [first] = searchPlaces(typed);
      return first && inside.includes(first.postcode) ? [] : [`${typed}: ${first?.label}`];
    }),
  );
}

const whole = ({ name }: Named) => [name, normalise(name)];

test('the 150 largest towns are suggested first', () => {
  const rows = rowsOf(largeTowns);
  expect(rows).toHaveLength(150);
  expect(wrongFor(rows, isSame)).toEqual([]);
  expect(outside(rows, typings)).toEqual([]);
});

test('the 32 boroughs of London are suggested first', () => {
  const rows = rowsOf(boroughs);
  expect(rows).toHaveLength(32);
  const wrong = rows.flatMap((row) =>
    typings(row)
      .filter((typed) => !isBorough(offered(typed), row.name))
      .map((typed) => `${typed}: ${offered(typed)?.slug}`),
  );
  expect(wrong).toEqual([]);
  expect(outside(rows, whole)).toEqual([]);
});

test('86 counties and council areas are suggested first', () => {
  const rows = rowsOf(counties);
  expect(rows).toHaveLength(86);
  expect(wrongFor(rows, isSame)).toEqual([]);
  expect(outside(rows, whole)).toEqual([]);
});

test('60 Welsh names of towns are suggested first', () => {
  const rows = rowsOf(welshTowns);
  expect(rows).toHaveLength(60);
  expect(wrongFor(rows, isSame)).toEqual([]);
  expect(outside(rows, whole)).toEqual([]);
});

test('the first suggestion has the outcode of what was typed', () => {
  const rows = linesOf('outcodes');
  expect(rows.length).toBeGreaterThanOrEqual(1180);
  const wrong = rows.flatMap((row) => {
    const [typed = '', outcode = ''] = row.split('|');
    const area = offered(typed);
    const isIn = outcodesOf(area).some((one) => one.replace(/(?<=\d)[A-Z]$/, '') === outcode);
    return isIn || outcodesOf(area).includes(outcode) ? [] : [`${typed}: ${area?.slug}`];
  });
  expect(wrong).toEqual([]);
});

test('the first suggestion has the expected text, also if the place was misspelt', () => {
  const rows = linesOf('suggestions');
  expect(rows.length).toBeGreaterThanOrEqual(540);
  const wrong = rows.flatMap((row) => {
    const [typed = '', pattern = ''] = row.split(' => ');
    const [first] = anyPlaces(typed, normalise(typed));
    return new RegExp(pattern, 'i').test(first?.text ?? '') ? [] : [`${typed}: ${first?.text}`];
  });
  expect(wrong).toEqual([]);
});

test('a suggestion with two names of an area is read as this area', () => {
  const twice = anyPlaces('Caerdydd', 'caerdydd')[0]?.text ?? '';
  expect(twice).toBe('Caerdydd, Cardiff');
  for (const { name, area } of otherNames) {
    const text = anyPlaces(name, normalise(name)).find(({ href }) =>
      href.endsWith(`=${area.slug}`),
    );
    expect(areaOfText(text?.text ?? '')?.slug).toBe(area.slug);
  }
});

test('three to five letters suggest the largest matching town, after regions', () => {
  const names = [...largestTowns].map((name) => name.replace(/,.*/, ''));
  const starts = new Set(
    names.flatMap((name) => [3, 4, 5].map((length) => name.slice(0, length)).filter(isUnspaced)),
  );
  expect(starts.size).toBeGreaterThan(350);
  const wrong = [...starts].flatMap((typed) => {
    const largest = names.find((name) => name.startsWith(typed));
    const area = offered(typed);
    const isRegion = allRegions.some(({ slug }) => slug === area?.slug);
    // "Brid" is a nickname.
    const isCalledSo = areaOfText(typed)?.slug === area?.slug;
    return isRegion || isCalledSo || area?.name.startsWith(largest ?? '-')
      ? []
      : [`${typed}: ${area?.slug}`];
  });
  expect(wrong).toEqual([]);
});

const isUnspaced = (typed: string) => /^\S+$/.test(typed);

test.each([
  ['manc', 'Manchester', 'Manchester (M1)'],
  ['Brum', 'Birmingham', 'Birmingham (B1)'],
  ['sheff', 'Sheffield', 'Sheffield (S1)'],
])('“%s” is understood, and never shown', (typed, area, outcode) => {
  expect(anyPlaces(typed, normalise(typed))[0]?.text).toBe(area);
  expect(searchPlaces(typed)[0]?.label).toBe(outcode);
});

test.each([
  ['iow', 'Newport, Isle of Wight (PO30)'],
  ['salop', 'Shrewsbury, Shropshire (SY1)'],
])('a seller who types “%s” is offered %s', (typed, label) => {
  expect(searchPlaces(typed)[0]?.label).toBe(label);
});

test.each([
  ['yorks', 'Yorkshire'],
  ['wilts', 'Wiltshire'],
  ['ynys mon', 'Ynys Môn, Isle of Anglesey'],
])('“%s” suggests %s', (typed, area) => {
  expect(anyPlaces(typed, normalise(typed))[0]?.text).toBe(area);
});

test.each(['manc', 'pontcanna', 'cov', 'southsea', 'brum', 'derry', 'richmond'])(
  'nothing is suggested twice for “%s”',
  (typed) => {
    const places = anyPlaces(typed, normalise(typed));
    expect(new Set(places.map(({ href }) => href)).size).toBe(places.length);
    expect(new Set(places.map(({ text }) => text)).size).toBe(places.length);
  },
);

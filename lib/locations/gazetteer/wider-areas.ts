import { type Place, places } from './places';
import { widerAreaRows } from './wider-areas-rows';

/** A county, council area, borough or island. */
export type WiderArea = {
  name: string;
  kind: 'county' | 'council' | 'island' | 'borough';
  otherNames: readonly string[];
  places: readonly Place[];
};

/** KW1 or KW5-14. */
const range = /^([A-Z]{1,2})(\d{1,2})(?:-(\d{1,2}))?$/;

const byDistrict = Map.groupBy(places, ({ district }) => district);

const boroughs = [...byDistrict]
  .filter(([, inside]) => inside.every(({ region }) => region === 'LN'))
  .map(
    ([name, inside]): WiderArea => ({
      name,
      kind: 'borough',
      otherNames: [`London Borough of ${name}`, `${name} Borough`],
      places: inside,
    }),
  );

export const widerAreas: readonly WiderArea[] = [
  ...widerAreaRows.trim().split('\n').map(parseRow),
  ...boroughs,
];

function parseRow(row: string): WiderArea {
  const [name, kind, otherNames = '', parts] = row.split('|');
  if (!name || !parts || (kind !== 'county' && kind !== 'council' && kind !== 'island')) {
    throw new Error(`Malformed row of wider areas: ${row}`);
  }
  const [without, within] = partition(parts.split(';'), (part) => part.startsWith('-'));
  const excluded = new Set(without.flatMap((part) => placesOf(part.slice(1), row)));
  return {
    name,
    kind,
    otherNames: otherNames ? otherNames.split(',') : [],
    places: [...new Set(within.flatMap((part) => placesOf(part, row)))].filter(
      (place) => !excluded.has(place),
    ),
  };
}

function placesOf(part: string, row: string): readonly Place[] {
  const [, letters, from, to = from] = range.exec(part) ?? [];
  const found = letters
    ? places.filter(({ outcode }) => isWithin(outcode, letters, Number(from), Number(to)))
    : byDistrict.get(part);
  if (!found || found.length === 0) throw new Error(`Unknown part ${part} in: ${row}`);
  return found;
}

/** Lettered districts belong to their number: W1 includes W1B. */
function isWithin(outcode: string, letters: string, from: number, to: number): boolean {
  const [, area, number] = /^([A-Z]+)(\d+)/.exec(outcode) ?? [];
  return area === letters && Number(number) >= from && Number(number) <= to;
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

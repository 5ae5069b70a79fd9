import { onceInProcess } from '@/lib/process/once-in-process';
import { slugify } from '@/lib/text/text';
import { type Place, places } from './places';
import { widerAreaRows } from './wider-areas-rows';

export type WiderArea = {
  name: string;
  kind: 'county' | 'council' | 'island' | 'borough';
  otherNames: readonly string[];
  places: readonly Place[];
};

/** KW1 or KW5-14. */
const range = /^([A-Z]{1,2})(\d{1,2})(?:-(\d{1,2}))?$/;

export const widerAreas: readonly WiderArea[] = onceInProcess('wider-areas', () => {
  const index = indexPlaces();
  const areas = [
    ...widerAreaRows
      .trim()
      .split('\n')
      .map((row) => parseRow(row, index)),
    ...boroughsOf(index),
  ];
  return [...areas, ...councilsOf(index, areas)];
});

type Index = ReturnType<typeof indexPlaces>;

/** Lettered districts belong to their number: W1 includes W1B. */
function indexPlaces() {
  return {
    byDistrict: Map.groupBy(places, ({ district }) => district),
    byLetters: Map.groupBy(
      places.flatMap((place) => {
        const [, letters, number] = /^([A-Z]+)(\d+)/.exec(place.outcode) ?? [];
        return letters ? [{ place, letters, number: Number(number) }] : [];
      }),
      ({ letters }) => letters,
    ),
  };
}

function boroughsOf({ byDistrict }: Index): WiderArea[] {
  return [...byDistrict]
    .filter(([, inside]) => inside.every(({ region }) => region === 'LN'))
    .map(([name, inside]) => ({
      name,
      kind: 'borough',
      otherNames: [`London Borough of ${name}`, `${name} Borough`],
      places: inside,
    }));
}

/** Councils that are called neither like a town nor like another area: Kirklees, Thurrock. */
function councilsOf({ byDistrict }: Index, areas: readonly WiderArea[]): WiderArea[] {
  const taken = new Set(
    [
      ...places.map(({ town }) => town),
      ...areas.flatMap(({ name, otherNames }) => [name, ...otherNames]),
    ].map(slugify),
  );
  return [...byDistrict]
    .filter(([name, inside]) => inside.length > 1 && !taken.has(slugify(name)))
    .map(([name, inside]) => ({ name, kind: 'council', otherNames: [], places: inside }));
}

function parseRow(row: string, index: Index): WiderArea {
  const [name, kind, otherNames = '', parts] = row.split('|');
  if (!name || !parts || (kind !== 'county' && kind !== 'council' && kind !== 'island')) {
    throw new Error(`Malformed row of wider areas: ${row}`);
  }
  const [without, within] = partition(parts.split(';'), (part) => part.startsWith('-'));
  const excluded = new Set(without.flatMap((part) => placesOf(part.slice(1), row, index)));
  return {
    name,
    kind,
    otherNames: otherNames ? otherNames.split(',') : [],
    places: [...new Set(within.flatMap((part) => placesOf(part, row, index)))].filter(
      (place) => !excluded.has(place),
    ),
  };
}

function placesOf(part: string, row: string, { byDistrict, byLetters }: Index): readonly Place[] {
  const [, letters, from, to = from] = range.exec(part) ?? [];
  const found = letters
    ? byLetters
        .get(letters)
        ?.filter(({ number }) => number >= Number(from) && number <= Number(to))
        .map(({ place }) => place)
    : byDistrict.get(part);
  if (!found || found.length === 0) throw new Error(`Unknown part ${part} in: ${row}`);
  return found;
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

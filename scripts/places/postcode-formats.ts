import type { Point } from '@/lib/locations/distance.ts';
import { placeByOutcode } from '@/lib/locations/gazetteer/places.ts';
import { parsePostcode } from '@/lib/locations/postcode.ts';
import { pointOnGrid } from './national-grid.ts';

/** A row without a unit: `fault` if it is invalid, `skipped` if it is irrelevant. */
export type Row =
  | { postcode: string; point: Point }
  | { skipped: 'terminated' | 'without a position' | 'in no outcode of the gazetteer' }
  | { fault: string };

export type Format = {
  name: 'ONSPD' | 'Code-Point Open';
  hasHeader: boolean;
  read: (fields: readonly string[]) => Row;
};

export function formatOf(first: readonly string[]): Format | undefined {
  const names = first.map((name) => name.trim().toLowerCase());
  const at = (name: string) => names.indexOf(name);
  const columns = { pcds: at('pcds'), lat: at('lat'), long: at('long'), doterm: at('doterm') };
  if (Object.values(columns).every((index) => index >= 0)) return onspd(columns, first.length);
  const isCodePoint = first.length === codePointColumns && parsePostcode(first[0] ?? '');
  return isCodePoint ? codePointOpen : undefined;
}

type OnspdColumns = Record<'pcds' | 'lat' | 'long' | 'doterm', number>;

/** The ONS's value for an unknown position. */
const noLatitude = 99;

const onspd = ({ pcds, lat, long, doterm }: OnspdColumns, width: number): Format => ({
  name: 'ONSPD',
  hasHeader: true,
  read(fields) {
    if (fields.length !== width) return wrongWidth(fields, width);
    if (fields[doterm]?.trim()) return { skipped: 'terminated' };
    const [latitude, longitude] = [numberIn(fields[lat]), numberIn(fields[long])];
    if (latitude !== undefined && latitude >= noLatitude) return { skipped: 'without a position' };
    return unit(fields[pcds] ?? '', latitude, longitude, (...degrees) => degrees);
  },
});

const codePointColumns = 10;

const codePointOpen: Format = {
  name: 'Code-Point Open',
  hasHeader: false,
  read(fields) {
    if (fields.length !== codePointColumns) return wrongWidth(fields, codePointColumns);
    const [postcode = '', , eastings, northings] = fields;
    const [easting, northing] = [numberIn(eastings), numberIn(northings)];
    if (easting === 0 && northing === 0) return { skipped: 'without a position' };
    return unit(postcode, easting, northing, (x, y) => {
      const { latitude, longitude } = pointOnGrid(x, y);
      return [latitude, longitude];
    });
  },
};

const wrongWidth = ({ length }: readonly string[], width: number): Row => ({
  fault: `${length} columns instead of ${width}`,
});

function unit(
  typed: string,
  first: number | undefined,
  second: number | undefined,
  toDegrees: (first: number, second: number) => [latitude: number, longitude: number],
): Row {
  const known = parsePostcode(typed);
  if (!known) return { fault: 'no whole postcode' };
  if (first === undefined || second === undefined) return { fault: 'no position' };
  const [latitude, longitude] = toDegrees(first, second);
  if (!isInUk(latitude, longitude)) return { fault: 'a position outside the UK' };
  if (!placeByOutcode(known.outcode)) return { skipped: 'in no outcode of the gazetteer' };
  return { postcode: known.postcode, point: { latitude, longitude } };
}

function numberIn(text = ''): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Includes the islands, from Scilly to Shetland and from St Kilda to Lowestoft. */
const isInUk = (latitude: number, longitude: number) =>
  latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2;

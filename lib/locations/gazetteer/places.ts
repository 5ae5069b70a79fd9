import { type RegionCode, regionByCode } from '@/lib/locations/regions';
import { onceInProcess } from '@/lib/process/once-in-process';
import { slugify } from '@/lib/text/text';
import { outcodesAToD } from './outcodes-a-to-d';
import { outcodesEToL } from './outcodes-e-to-l';
import { outcodesMToR } from './outcodes-m-to-r';
import { outcodesSToZ } from './outcodes-s-to-z';

export type Place = {
  outcode: string;
  /** "ilford-ig1" */
  slug: string;
  town: string;
  /** The local authority or borough of most residents. */
  district: string;
  region: RegionCode;
  /** Of its centre, in degrees (WGS84). */
  latitude: number;
  longitude: number;
  /** Smaller places within it. */
  also: readonly string[];
};

export const places: readonly Place[] = onceInProcess('places', () =>
  [outcodesAToD, outcodesEToL, outcodesMToR, outcodesSToZ]
    .flatMap((rows) => rows.trim().split('\n'))
    .map(parseRow),
);

const byOutcode = new Map(places.map((place) => [place.outcode, place]));
const bySlug = new Map(places.map((place) => [place.slug, place]));

export const placeByOutcode = (outcode: string): Place | undefined => byOutcode.get(outcode);
export const placeBySlug = (slug: string): Place | undefined => bySlug.get(slug);

function parseRow(row: string): Place {
  const fields = row.split('|');
  const [outcode, town, district, code = '', latitude, longitude, also] = fields;
  const region = regionByCode(code)?.code;
  if (fields.length !== 7 || !outcode || !town || !district || !region) {
    throw new Error(`Malformed row of the gazetteer: ${row}`);
  }
  return {
    outcode,
    slug: slugify(`${town} ${outcode}`),
    town,
    district,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    also: also ? also.split(',') : [],
  };
}

import { type Place, placeByOutcode } from './places';

/** Rows of name|outcode. */
export const parseRows = (rows: string): { name: string; place: Place }[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', outcode = ''] = row.split('|');
      const place = placeByOutcode(outcode);
      if (!place) throw new Error(`Unknown outcode in: ${row}`);
      return { name, place };
    });

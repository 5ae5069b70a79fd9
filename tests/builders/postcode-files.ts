import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { places } from '@/lib/locations/gazetteer/places';

/* Files in the formats of the ONS and Ordnance Survey, with invented postcodes. */

const header = 'pcd7,pcd8,pcds,dointr,doterm,cty25cd,ctry25cd,oseast1m,osnrth1m,lat,long';

export const onspdRow = (postcode: string, latitude: number | string, longitude: number | string) =>
  `"${postcode.replace(' ', '')}","${postcode}","${postcode}","198001","","E99999999","E92000001","","",${latitude},${longitude}`;

export const terminatedRow = (postcode: string) =>
  onspdRow(postcode, 51.5, 0.1).replace('"198001",""', '"198001","202206"');

export const onspdText = (rows: readonly string[]) => `\ufeff${[header, ...rows].join('\r\n')}\r\n`;

export const codePointRow = (
  postcode: string,
  easting: number | string,
  northing: number | string,
) =>
  `"${postcode.replace(' ', '').padStart(7)}",10,${easting},${northing},"E92000001","","E18000007","","E09000026","E05000500"`;

const letters = 'ABDEFGHJLNPQRSTUWXYZ';

export function* manyOnspdRows(count: number): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    const place = places[index % places.length];
    if (!place) return;
    const turn = Math.floor(index / places.length);
    const inward = `${turn % 10}${letters[Math.floor(turn / 10) % 20]}${letters[Math.floor(turn / 200) % 20]}`;
    yield onspdRow(
      `${place.outcode} ${inward}`,
      (place.latitude + (turn % 100) / 10_000).toFixed(6),
      (place.longitude + (turn % 70) / 10_000).toFixed(6),
    );
  }
}

export async function writeOnspd(file: string, rows: Iterable<string>): Promise<void> {
  function* lines() {
    yield `${header}\r\n`;
    for (const row of rows) yield `${row}\r\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

export function postcodeFolder(onFinished: (work: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'postcodes-'));
  onFinished(() => rmSync(folder, { recursive: true }));
  return (name: string, text = ''): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
}

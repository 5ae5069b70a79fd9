import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { failure } from '../launch/preflight.mjs';
import { type Format, formatOf, type Row } from './postcode-formats.ts';

export type Tally = {
  format?: Format['name'];
  rows: number;
  units: number;
  skipped: Map<string, number>;
  broken: number;
  /** The first invalid rows: "onspd.csv, line 12: no position". */
  faults: string[];
};

export const newTally = (): Tally => ({
  rows: 0,
  units: 0,
  skipped: new Map(),
  broken: 0,
  faults: [],
});

const shownFaults = 10;
const longestLine = 64 * 1024;
const chunkLength = 64 * 1024;

/** Lines for COPY, in large chunks. Throws a sentence if a file is no CSV of a known format. */
export async function* readUnits(
  files: readonly string[],
  tally: Tally,
  onRow: (rows: number) => void = () => undefined,
): AsyncGenerator<string> {
  let chunk = '';
  for (const file of files) {
    for await (const { row, line } of rowsOf(file, tally)) {
      tally.rows += 1;
      onRow(tally.rows);
      const text = count(row, tally, () => `${basename(file)}, line ${line}`);
      chunk += text;
      if (chunk.length < chunkLength) continue;
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

function count(row: Row, tally: Tally, where: () => string): string {
  if ('fault' in row) {
    tally.broken += 1;
    if (tally.faults.length < shownFaults) tally.faults.push(`${where()}: ${row.fault}`);
    return '';
  }
  if ('skipped' in row) {
    tally.skipped.set(row.skipped, (tally.skipped.get(row.skipped) ?? 0) + 1);
    return '';
  }
  tally.units += 1;
  const { latitude, longitude } = row.point;
  return `${row.postcode}\t${latitude.toFixed(5)}\t${longitude.toFixed(5)}\n`;
}

async function* rowsOf(file: string, tally: Tally): AsyncGenerator<{ row: Row; line: number }> {
  let format: Format | undefined;
  for await (const { record, info } of recordsOf(file)) {
    if (!format) {
      format = formatOf(record);
      if (!format) throw failure(`${basename(file)} is neither ONSPD nor Code-Point Open.`);
      tally.format ??= format.name;
      if (tally.format !== format.name) throw failure('The files are of two formats.');
      if (format.hasHeader) continue;
    }
    yield { row: format.read(record), line: info.lines };
  }
}

type CsvRecord = { record: string[]; info: { lines: number } };

async function* recordsOf(file: string): AsyncGenerator<CsvRecord> {
  const source = createReadStream(file);
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  });
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<CsvRecord>;
  } catch (error) {
    if (error instanceof CsvError) throw failure(`${basename(file)}: ${error.message}.`);
    throw error;
  } finally {
    source.destroy();
  }
}

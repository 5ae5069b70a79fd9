import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { missOf } from './misses';
import { pageMissOf } from './page-misses';
import { seedSite } from './site-of-rows';

/** The percentage of a file's rows that has to pass, unless the set states another. */
const usual = 95;

type Options = {
  /** Percentages by the name of their file, for files with misses that are not fixed. */
  leastShares?: Record<string, number>;
  /** Another set whose ads are published first. */
  adsBefore?: string;
  /** True if conditions match capitals and small letters alike. */
  isAnyCase?: boolean;
};

/** Publishes the ads of a set's folder beside the demo's and tries every query; README.md has the formats. */
export function trySet(
  folder: string,
  { leastShares = {}, adsBefore, isAnyCase }: Options = {},
): void {
  const folders = adsBefore ? [join(folder, '..', adsBefore), folder] : [folder];
  const now = new Date();

  beforeAll(
    () =>
      seedSite(
        folders.flatMap((one) => filesOf(one, /^ads/).flatMap(rowsOf)),
        now,
      ),
    400_000,
  );

  const queries = filesOf(folder, /queries/);
  const unknown = Object.keys(leastShares).filter((name) => !queries.includes(join(folder, name)));
  if (unknown.length > 0) throw new Error(`${folder} has no ${unknown.join(', ')}`);

  const miss = (row: string, at: Date) => missOf(row, at, isAnyCase ? 'i' : '');
  for (const file of queries) tryRows(file, leastShares[basename(file)] ?? usual, miss, now);
  for (const file of filesOf(folder, /^pages/)) tryRows(file, usual, pageMissOf, now);
}

/** The output has the share that passes and every miss. */
function tryRows(
  file: string,
  leastShare: number,
  miss: (row: string, now: Date) => Promise<string | null>,
  now: Date,
): void {
  test(`at least ${leastShare} % of the rows of ${basename(file)} pass`, async () => {
    const rows = rowsOf(file);
    const misses: string[] = [];
    for (const row of rows) {
      const text = await miss(row, now);
      if (text !== null) misses.push(text);
    }
    const share = (100 * (rows.length - misses.length)) / rows.length;
    const list = misses.map((text) => `\n  ${text}`).join('');
    const name = file.split('/').slice(-2).join('/');
    process.stdout.write(`\n${name}: ${rows.length} rows, ${share.toFixed(1)} % hold${list}\n`);
    expect(share).toBeGreaterThanOrEqual(leastShare);
  }, 400_000);
}

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && name.test(file))
    .sort()
    .map((file) => join(folder, file));

const rowsOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { env } from '@/lib/env';
import { findUnit } from '@/lib/locations/units/find-unit';
import { importUnits, leastUnits } from '@/scripts/places/import-units';
import {
  codePointRow,
  manyOnspdRows,
  onspdRow,
  onspdText,
  postcodeFolder,
  terminatedRow,
  writeOnspd,
} from '../../builders/postcode-files';

const now = new Date('2026-11-23T12:00:00Z');

let client: pg.Client;
beforeEach(async () => {
  client = await connected();
});
afterEach(() => client.end());

async function connected(): Promise<pg.Client> {
  const opened = new pg.Client(env().DATABASE_URL);
  await opened.connect();
  return opened;
}

const folder = () => postcodeFolder(onTestFinished);

const importing = (files: string[], isPartial = true) =>
  importUnits(client, { files, isPartial, now, pause: 50 });

const units = async () =>
  (await client.query('SELECT * FROM "PostcodeUnit" ORDER BY "postcode"')).rows;
const sources = async () => (await client.query('SELECT * FROM "PostcodeSource"')).rows;
const leftovers = async () =>
  (await client.query(`SELECT to_regclass('"PostcodeUnit_next"') AS table`)).rows[0]?.table;

async function importOld(): Promise<void> {
  await importing([folder()('old.csv', onspdText([onspdRow('IG1 1EQ', 51.56, 0.07)]))]);
}

async function expectUnchanged(): Promise<void> {
  expect((await units()).map(({ postcode }) => postcode)).toEqual(['IG1 1EQ']);
  expect(await sources()).toMatchObject([{ file: 'old.csv' }]);
  expect(await leftovers()).toBeNull();
}

describe('the ONS Postcode Directory', () => {
  test('gives current postcodes with positions', async () => {
    const rows = [
      onspdRow('IG1 1EQ', 51.558923, 0.073391),
      terminatedRow('IG1 1AA'),
      onspdRow('IG1 1AB', 99.999999, '0.000000'),
      onspdRow('ZZ9 9ZZ', 51.5, 0.1),
      onspdRow('SW1A 1AA', 51.501009, -0.141588),
    ];
    const tally = await importing([folder()('ONSPD.csv', onspdText(rows))]);
    expect(tally).toMatchObject({ format: 'ONSPD', rows: 5, units: 2, broken: 0 });
    expect(Object.fromEntries(tally.skipped)).toEqual({
      terminated: 1,
      'without a position': 1,
      'in no outcode of the gazetteer': 1,
    });
    expect(await units()).toEqual([
      { postcode: 'IG1 1EQ', latitude: 51.55892, longitude: 0.07339 },
      { postcode: 'SW1A 1AA', latitude: 51.50101, longitude: -0.14159 },
    ]);
    expect(await sources()).toEqual([
      { id: 1, file: 'ONSPD.csv', format: 'ONSPD', units: 2, importedAt: now },
    ]);
  });

  test('can be imported again, in large batches', async () => {
    await importOld();
    // With a prepared statement, which outlives the table.
    expect(await findUnit('IG1 1EQ')).toEqual({ latitude: 51.56, longitude: 0.07 });
    const file = folder()('many.csv');
    await writeOnspd(file, manyOnspdRows(100_000));
    const { units: count } = await importing([file]);
    expect(count).toBe(100_000);
    expect(await findUnit('IG1 1EQ')).toBeUndefined();
    expect(await findUnit('AB10 0AA')).toEqual({ latitude: 57.135, longitude: -2.117 });
    const { rows } = await client.query('SELECT count(*)::int AS count FROM "PostcodeUnit"');
    expect(rows).toEqual([{ count: 100_000 }]);
    const keys = await client.query(
      `SELECT conname AS name FROM pg_constraint WHERE conrelid = '"PostcodeUnit"'::regclass AND contype = 'p'`,
    );
    expect(keys.rows).toEqual([{ name: 'PostcodeUnit_pkey' }]);
  });
});

test('Code-Point Open has a file per area, without a header', async () => {
  const write = folder();
  const first = write('ig.csv', `${codePointRow('IG1 1EQ', 543_849, 186_440)}\n`);
  const second = write(
    'sw.csv',
    `${codePointRow('SW1A 1AA', 529_090, 179_645)}\n${codePointRow('SW1A 1AB', 0, 0)}\n`,
  );
  expect(await importing([first, second])).toMatchObject({
    format: 'Code-Point Open',
    units: 2,
    skipped: new Map([['without a position', 1]]),
  });
  expect(await units()).toEqual([
    {
      postcode: 'IG1 1EQ',
      latitude: expect.closeTo(51.558, 2),
      longitude: expect.closeTo(0.074, 2),
    },
    {
      postcode: 'SW1A 1AA',
      latitude: expect.closeTo(51.501, 3),
      longitude: expect.closeTo(-0.1416, 3),
    },
  ]);
  expect(await sources()).toMatchObject([{ file: 'ig.csv and 1 more' }]);
});

describe('nothing is changed', () => {
  test('if more than one row in a hundred is invalid, and the first lines are named', async () => {
    await importOld();
    const rows = [...manyOnspdRows(97), onspdRow('IG1', 51.5, 0.1), onspdRow('IG1 1EQ', 'x', 0.1)];
    const cut = onspdRow('IG1 1EQ', 51.5, 0.1).split(',').slice(0, 9).join(',');
    const text = onspdText([...rows, onspdRow('IG1 1ER', 0.1, 51.5), cut]);
    const told = importing([folder()('bad.csv', text)]);
    await expect(told).rejects.toThrow('4 of 101 rows are broken. Nothing was changed.');
    await expect(told).rejects.toThrow('bad.csv, line 99: no whole postcode');
    await expect(told).rejects.toThrow('bad.csv, line 100: no position');
    await expect(told).rejects.toThrow('bad.csv, line 101: a position outside the UK');
    await expect(told).rejects.toThrow('bad.csv, line 102: 9 columns instead of 11');
    await expectUnchanged();
  });

  test('if the file is truncated', async () => {
    await importOld();
    const text = onspdText([...manyOnspdRows(5_000)]);
    const told = importing([folder()('half.csv', text.slice(0, text.lastIndexOf('"')))]);
    await expect(told).rejects.toThrow('half.csv: Quote Not Closed');
    await expectUnchanged();
  });

  test('if there are too few postcodes, unless that is intended', async () => {
    await importOld();
    const file = folder()('few.csv', onspdText([...manyOnspdRows(10)]));
    await expect(importing([file], false)).rejects.toThrow(
      `Only 10 postcodes, where the country has over ${leastUnits}.`,
    );
    await expectUnchanged();
    expect((await importing([file])).units).toBe(10);
  });

  test.each([
    ['a postcode is there twice', onspdText([...manyOnspdRows(1), ...manyOnspdRows(1)]), 'twice'],
    ['nothing is in use', onspdText([terminatedRow('IG1 1EQ')]), 'no postcodes in use'],
    ['the file is something else', 'name,price\nsofa,10\n', 'neither ONSPD nor Code-Point Open'],
  ])('if %s', async (_, text, sentence) => {
    await importOld();
    await expect(importing([folder()('wrong.csv', text)])).rejects.toThrow(sentence);
    await expectUnchanged();
  });

  test('if a file is missing, or another import is running', async () => {
    await importOld();
    await expect(importing(['/no/such/file.csv'])).rejects.toThrow('ENOENT');
    const other = await connected();
    await other.query('BEGIN');
    await other.query("SELECT pg_advisory_xact_lock(hashtext('places:import'))");
    const file = folder()('few.csv', onspdText([...manyOnspdRows(10)]));
    await expect(importing([file])).rejects.toThrow('Another import is running.');
    await other.end();
    await expectUnchanged();
  });
});

test('readers see the old or the new postcodes, without waiting', async () => {
  await importOld();
  const file = folder()('new.csv');
  await writeOnspd(file, manyOnspdRows(50_000));
  const [dump, reader] = [await connected(), await connected()];
  await dump.query('BEGIN; SELECT * FROM "PostcodeUnit"');
  let isDone = false;
  const swap = importing([file]).finally(() => {
    isDone = true;
  });
  const counts = new Set<number>();
  let longest = 0;
  while (!isDone) {
    const started = performance.now();
    const { rows } = await reader.query('SELECT count(*)::int AS count FROM "PostcodeUnit"');
    longest = Math.max(longest, performance.now() - started);
    counts.add(rows[0]?.count);
    if (longest > 300) await dump.query('COMMIT');
  }
  await swap;
  const { rows } = await reader.query('SELECT count(*)::int AS count FROM "PostcodeUnit"');
  expect(rows).toEqual([{ count: 50_000 }]);
  expect([...counts].filter((count) => count !== 1 && count !== 50_000)).toEqual([]);
  expect(longest).toBeLessThan(3_000);
  await Promise.all([dump.end(), reader.end()]);
});

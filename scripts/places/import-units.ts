import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { lockNotAvailable } from '@/lib/db/sqlstate.ts';
import { failure } from '../launch/preflight.mjs';
import { newTally, readUnits, type Tally } from './read-units.ts';

/** Great Britain has 1.7 million; fewer means that files are missing. */
export const leastUnits = 1_500_000;
const mostBroken = 0.01;

const swapAttempts = 30;
const swapPause = 1_000;

type Options = {
  files: readonly string[];
  isPartial: boolean;
  now: Date;
  onRow?: (rows: number) => void;
  /** Milliseconds between attempts to lock the table. */
  pause?: number;
};

/** In one transaction. Throws a sentence if too many rows are invalid or there are too few. */
export async function importUnits(client: pg.Client, options: Options): Promise<Tally> {
  await client.query('BEGIN');
  try {
    const tally = await replaceUnits(client, options);
    await client.query('COMMIT');
    return tally;
  } catch (error) {
    // Fails if the connection is lost, but then nothing was committed either.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function replaceUnits(client: pg.Client, options: Options): Promise<Tally> {
  const { files, isPartial, now, onRow, pause = swapPause } = options;
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ free: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtext('places:import')) AS free",
  );
  if (!rows[0]?.free) throw failure('Another import is running.');

  await client.query('CREATE TABLE "PostcodeUnit_next" (LIKE "PostcodeUnit" INCLUDING DEFAULTS)');
  const tally = newTally();
  const copy = client.query(copyFrom('COPY "PostcodeUnit_next" FROM STDIN WITH (FREEZE)'));
  await pipeline(Readable.from(readUnits(files, tally, onRow)), copy);
  judge(tally, isPartial);
  await indexUnits(client);
  await lockUnits(client, pause);
  await client.query('DROP TABLE "PostcodeUnit"');
  await client.query('ALTER TABLE "PostcodeUnit_next" RENAME TO "PostcodeUnit"');
  await client.query(
    'ALTER TABLE "PostcodeUnit" RENAME CONSTRAINT "PostcodeUnit_next_pkey" TO "PostcodeUnit_pkey"',
  );
  await client.query(
    `INSERT INTO "PostcodeSource" ("id", "file", "format", "units", "importedAt")
     VALUES (1, $1, $2, $3, $4)
     ON CONFLICT ("id") DO UPDATE
     SET ("file", "format", "units", "importedAt") =
         (excluded."file", excluded."format", excluded."units", excluded."importedAt")`,
    [fileNames(files), tally.format, tally.units, now],
  );
  return tally;
}

function judge({ rows, units, broken, faults }: Tally, isPartial: boolean): void {
  const unchanged = 'Nothing was changed.';
  if (broken > rows * mostBroken) {
    const lines = faults.map((fault) => `\n  ${fault}`).join('');
    throw failure(`${broken} of ${rows} rows are broken. ${unchanged}${lines}`);
  }
  if (units === 0) throw failure(`There are no postcodes in use in what was read. ${unchanged}`);
  if (units < leastUnits && !isPartial) {
    throw failure(
      `Only ${units} postcodes, where the country has over ${leastUnits}. ${unchanged} If you mean to have no others: --partial`,
    );
  }
}

async function indexUnits(client: pg.Client): Promise<void> {
  try {
    await client.query(
      'ALTER TABLE "PostcodeUnit_next" ADD CONSTRAINT "PostcodeUnit_next_pkey" PRIMARY KEY ("postcode")',
    );
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') {
      throw failure(`A postcode is there twice (${error.detail}). Nothing was changed.`);
    }
    throw error;
  }
  await client.query('ANALYZE "PostcodeUnit_next"');
}

/** Readers queue behind a waiting lock, so each attempt is short. */
async function lockUnits(client: pg.Client, pause: number): Promise<void> {
  await client.query("SET LOCAL lock_timeout = '500ms'");
  for (let attempt = 1; ; attempt += 1) {
    await client.query('SAVEPOINT before_lock');
    try {
      await client.query('LOCK TABLE "PostcodeUnit" IN ACCESS EXCLUSIVE MODE');
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error;
      if (attempt === swapAttempts) {
        throw failure('Something holds the table of postcodes, a dump perhaps. Try again later.');
      }
      await client.query('ROLLBACK TO SAVEPOINT before_lock');
    }
    await delay(pause);
  }
}

const fileNames = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${basename(first)} and ${others.length} more` : basename(first);

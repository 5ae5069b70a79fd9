import { workerName } from '@/lib/db/pools/worker-connections.ts';
import { env } from '@/lib/env.ts';
import type { StoreFiles } from '@/lib/images/storage/store-files.ts';
import { replayErasures } from '@/lib/privacy/erasures/replay.ts';
import { failure } from '../launch/preflight.mjs';
import { printLine } from '../launch/progress.ts';
import { migrate } from '../migrate/migrate.ts';
import { withClient } from '../postgres/postgres.ts';
import { completeJournal } from './archive-journal.ts';
import { warnIfForgotten, warnIfLost } from './warn-if-forgotten.ts';

export type Target = { url: string; variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' };

/** Throws if DATABASE_DIRECT_URL is another database: DATABASE_URL gets the erasures. */
export async function targetDatabase(): Promise<Target> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env();
  if (!DATABASE_DIRECT_URL) return { url: DATABASE_URL, variable: 'DATABASE_URL' };
  const [pooled, direct] = [await identityOf(DATABASE_URL), await identityOf(DATABASE_DIRECT_URL)];
  if (pooled === direct) return { url: DATABASE_DIRECT_URL, variable: 'DATABASE_DIRECT_URL' };
  throw failure(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Name the restored one in both, or ' +
      'the restored one in DATABASE_URL, past the pooler, and nothing in DATABASE_DIRECT_URL.',
  );
}

const identityOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ identity: string }>(
      `SELECT "system_identifier" || '/' || current_database() AS identity FROM pg_control_system()`,
    );
    return rows[0]?.identity;
  });

/** Throws a sentence while PostgreSQL still recovers the database, or a worker runs on it. */
export async function refuseUnready({ url, variable }: Target): Promise<void> {
  const found = await withClient(url, async (client) => {
    const { rows } = await client.query<{ isRecovering: boolean; hasWorker: boolean }>(
      `SELECT pg_is_in_recovery() AS "isRecovering", EXISTS (
         SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE $1 || ' %'
       ) AS "hasWorker"`,
      [workerName],
    );
    return rows[0];
  });
  if (found?.hasWorker) {
    throw failure(
      `A worker runs on the database of ${variable}, and may send what was sent before. Stop servers and ` +
        'workers, and repeat this command.',
    );
  }
  if (found?.isRecovering) {
    throw failure(
      `The database of ${variable} is still being recovered, or is a replica. Repeat this command once ` +
        'SELECT pg_is_in_recovery() says f.',
    );
  }
}

/** After a recovery in place the database becomes another one, so that it sends nothing again. */
export const markRecovered = (url: string) =>
  withClient(url, (client) => client.query(`UPDATE "DatabaseCopy" SET "identity" = 'recovered'`));

/** `at`: the time of its rows. `backups`: a folder whose lists complete the store's journal. */
export async function finishRestore(
  url: string,
  at: Date,
  store: StoreFiles,
  backups?: string,
): Promise<void> {
  await migrate(url);
  warnIfForgotten(at, new Date());
  warnIfLost(at, await completeJournal(backups, at, store));
  printLine(`Erased again: ${await replayErasures(at, store)}`);
}

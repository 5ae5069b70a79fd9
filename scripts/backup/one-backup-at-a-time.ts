import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

const backupLock = 72707370;

/** Throws if another backup of this database is running, in whichever container. */
export const oneBackupAtATime = <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> =>
  withClient(databaseUrl, async (client) => {
    await client.query('SET idle_session_timeout = 0');
    const { rows } = await client.query<{ isTaken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isTaken"',
      [backupLock],
    );
    if (rows[0]?.isTaken) return work();
    throw failure('Another backup of this database is running. Try again once it has ended.');
  });

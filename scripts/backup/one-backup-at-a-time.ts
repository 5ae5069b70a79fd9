import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

/** Of no other lock of this site. */
const backupLock = 72707370;

/**
 * Throws a sentence if another backup of this database is running. A lock of the session, which ends with the
 * process, works across containers too.
 */
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

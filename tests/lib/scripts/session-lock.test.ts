import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writerLock } from '@/lib/search/open-search/indexing/index-changes';
import { withClient } from '@/scripts/postgres/postgres';
import { withSessionLock } from '@/scripts/postgres/session-lock';
import { hasPgbouncer, startPgbouncer } from '@/tests/builders/servers/pgbouncer';

const url = process.env.DATABASE_URL ?? '';
const database = new URL(url).pathname.slice(1);

const setTimeLimit = (change: string) =>
  withClient(url, (client) =>
    client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} ${change}`),
  );

beforeEach(() => setTimeLimit("SET statement_timeout = '300ms'"));
afterEach(() => setTimeLimit('RESET statement_timeout'));

/** On a connection of its own, since a transaction sees the activity of its first look only. */
const isAsking = () =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()`,
    );
    return rowCount !== 0;
  });

test("npm run search:rebuild waits for the worker's feed, however short the role's statement timeout", async () => {
  const command = ['--import', './scripts/launch/register-alias.ts', 'scripts/search/rebuild.ts'];
  await withClient(url, async (feed) => {
    await feed.query('BEGIN');
    await feed.query('SELECT pg_advisory_xact_lock($1)', [writerLock]);
    const off = promisify(execFile)(process.execPath, [...command, '--off']);
    off.catch(() => undefined); // It is awaited below.
    while (!(await isAsking())) await delay(50);
    await delay(1_000);
    await feed.query('COMMIT');
    expect((await off).stdout).toContain('Changes are no longer noted');
  });
});

const lock = { key: 20_261_127, of: 'this test' };

test('who holds the lock is said once after a while, and the waiting ends', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const held = await withSessionLock(url, lock, async (holder) => {
    const { rows } = await holder.query('SELECT pg_backend_pid() AS pid');
    const patience = { reportAfter: 300, giveUpAfter: 1_500 };
    await expect(withSessionLock(url, lock, async () => undefined, patience)).rejects.toThrow(
      `The lock of this test is still held by process ${rows[0].pid} of the database (townboard: this test, from`,
    );
    return rows[0].pid;
  });
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        new RegExp(
          `^Waiting for the lock of this test, held by process ${held} of the database \\(townboard: this test, from .*, since \\d{4}-.*\\)\\.$`,
        ),
      ),
    ],
  ]);
  expect(await withSessionLock(url, lock, async () => 'taken')).toBe('taken');
});

test.skipIf(!hasPgbouncer)(
  'a pooler in transaction mode is refused, and its connections stay as they are',
  async () => {
    const pooled = await startPgbouncer(url);
    const work = vi.fn(async () => undefined);
    const refused = withSessionLock(pooled, lock, work);
    await expect(refused).rejects.toThrow('Set DATABASE_DIRECT_URL');
    expect(work).not.toHaveBeenCalled();
    await withClient(pooled, async (client) => {
      const { rows } = await client.query(
        `SELECT current_setting('statement_timeout') AS limit,
         EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1) AS held`,
        [lock.key],
      );
      expect(rows).toEqual([{ limit: '300ms', held: false }]);
    });
    expect(await withSessionLock(url, lock, async () => 'taken')).toBe('taken');
  },
);

import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writerLock } from '@/lib/search/open-search/indexing/index-changes';
import { withClient } from '@/scripts/postgres/postgres';

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

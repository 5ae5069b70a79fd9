import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { tryPort } from '@/scripts/postgres/postgres';
import {
  answering,
  ask,
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
  stopped,
} from '../../builders/servers/debian-postgres';

/* The commands of docs/operations.md for a point-in-time restore, in another folder than /srv. */

let postgres: DebianPostgres;
beforeAll(() => {
  if (hasDebianPostgres) postgres = debianPostgres();
});
afterAll(() => postgres?.close());

const documented = readFileSync('docs/operations.md', 'utf8');

/** The line of the page with this beginning. */
function line(start: string): string {
  const found = documented.split('\n').find((text) => text.trim().startsWith(start));
  if (!found) throw new Error(`docs/operations.md has no line "${start}"`);
  return found.trim().replaceAll('/srv', postgres.folder);
}

test.skipIf(!hasDebianPostgres)(
  'a database is restored to just before a mistake',
  async () => {
    const { folder, runOnce } = postgres;
    runOnce('mkdir', ['-p', join(folder, 'archive'), join(folder, 'base')]);
    const archive = ['archive_mode', 'archive_timeout', 'archive_command'].map(line).join('\n');
    const port = await tryPort(0);
    const server = await postgres.start('primary', port, archive);
    await ask(port, `CREATE TABLE note AS SELECT 'before the base' AS word`);
    runOnce('sh', ['-c', line('pg_basebackup')], {
      PGHOST: folder,
      PGPORT: String(port),
      PGUSER: 'postgres',
    });
    await ask(port, `INSERT INTO note VALUES ('after the base')`);
    const [moment] = await ask(port, 'SELECT clock_timestamp()::text AS at');
    await delay(50);
    await ask(port, 'DROP TABLE note');
    await ask(port, 'SELECT pg_switch_wal()');
    await answering(
      port,
      'SELECT FROM pg_stat_archiver WHERE archived_count > 1 AND failed_count = 0',
    );
    await stopped(server);

    const base = runOnce('sh', ['-c', `echo ${folder}/base/*`]).trim();
    const target = line('recovery_target_time').replace(/'.*'/, `'${moment?.at}'`);
    const recovery = [line('restore_command'), target, line('recovery_target_action')].join('\n');
    appendFileSync(join(base, 'postgresql.conf'), `archive_mode = off\n${recovery}\n`);
    writeFileSync(join(base, 'recovery.signal'), '');
    const restored = await tryPort(0);
    const programs = runOnce('sh', ['-c', 'dirname "$(command -v pg_ctl)"']).trim();
    const start = line('/usr/lib/postgresql/15/bin/pg_ctl start')
      .replace('/usr/lib/postgresql/15/bin', programs)
      .replace(`${folder}/base/2026-11-22`, base);
    runOnce('sh', ['-c', start], { PATH: '/usr/bin:/bin', PGPORT: String(restored) });
    onTestFinished(() => {
      runOnce('pg_ctl', ['stop', '-D', base, '-m', 'fast']);
    });
    await answering(restored, 'SELECT word FROM note');
    expect(await ask(restored, 'SELECT word FROM note ORDER BY word')).toEqual([
      { word: 'after the base' },
      { word: 'before the base' },
    ]);
    await answering(restored, 'SELECT WHERE NOT pg_is_in_recovery()');
  },
  90_000,
);

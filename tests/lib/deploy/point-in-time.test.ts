import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { probeDatabase } from '@/scripts/doctor/probes/probe-database';
import { migrate } from '@/scripts/migrate/migrate';
import { tryPort } from '@/scripts/postgres/postgres';
import {
  answering,
  ask,
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
} from '../../builders/servers/debian-postgres';

/* The commands of docs/operations/database.md for a point-in-time restore, in another folder than /srv. */

let postgres: DebianPostgres;
beforeAll(() => {
  if (hasDebianPostgres) postgres = debianPostgres();
});
afterAll(() => postgres?.close(), 60_000);

const documented = readFileSync('docs/operations/database.md', 'utf8');

/** The line of the page with this beginning. */
function line(start: string): string {
  const found = documented.split('\n').find((one) => one.trim().startsWith(start));
  if (!found) throw new Error(`docs/operations/database.md has no line "${start}"`);
  return local(found.trim());
}

const local = (command: string) =>
  command.replaceAll(/\/srv(\/townboard)?/g, (_, clone) =>
    clone ? process.cwd() : postgres.folder,
  );

/** The documented command that makes the folders, as the user postgres. */
function makeFolders() {
  const [, command = ''] = /`sudo (install -d [^`]*)`/.exec(documented) ?? [];
  postgres.runOnce('sh', ['-c', local(command)]);
}

/** The documented copy of the base, with these further lines. Starts it at the port of the primary, which it takes over. */
function recover(port: number, settings: string[], signal = 'recovery.signal') {
  const { folder, runOnce } = postgres;
  const base = runOnce('sh', ['-c', `echo ${folder}/base/2*`]).trim();
  const copy = join(folder, 'recovered/first');
  runOnce('rm', ['-rf', copy]);
  runOnce('sh', ['-c', line('cp -a').replace(`${folder}/base/2026-11-22`, base)]);
  appendFileSync(join(copy, 'postgresql.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(copy, signal), '');
  const start = line('/usr/lib/postgresql/15/bin/pg_ctl start').replace(documentedBin, bin());
  runOnce('sh', ['-c', start], { PATH: '/usr/bin:/bin', PGPORT: String(port) });
}

const documentedBin = '/usr/lib/postgresql/15/bin';
const bin = () => postgres.runOnce('sh', ['-c', 'dirname "$(command -v pg_ctl)"']).trim();

async function repeatErasures(port: number) {
  const words = [
    '--import',
    './scripts/launch/register-alias.ts',
    'scripts/backup/replay-erasures.ts',
  ];
  const child = spawn(process.execPath, [...words, new Date().toISOString()], {
    env: {
      ...process.env,
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      DATA_DIR: join(postgres.folder, 'data'),
    },
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, errors };
}

test.skipIf(!hasDebianPostgres)(
  'a database is restored to just before a mistake',
  async () => {
    const { folder, runOnce } = postgres;
    makeFolders();
    const archive = ['archive_mode', 'archive_timeout', 'archive_command'].map(line).join('\n');
    const port = await tryPort(0);
    await postgres.start('primary', port, archive);
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    await migrate(url);
    await ask(port, "ALTER SYSTEM SET archive_command = 'false'");
    await ask(port, 'SELECT pg_reload_conf(), pg_switch_wal()');
    await expect.poll(() => probeDatabase(url).catch(String)).toContain('archive_command fails');
    await ask(port, 'ALTER SYSTEM RESET archive_command');
    await ask(port, 'SELECT pg_reload_conf()');
    const patience = { timeout: 90_000, interval: 500 };
    await expect.poll(() => probeDatabase(url).catch(String), patience).toContain('is applied');
    await ask(port, `CREATE TABLE note AS SELECT 'before the base' AS word`);
    runOnce('sh', ['-c', line('sh /srv/townboard/deploy/postgres/make-base.sh')], {
      PGHOST: folder,
      PGPORT: String(port),
      PGUSER: 'postgres',
    });
    const moment = async () => {
      await delay(50);
      const [row] = await ask(port, 'SELECT clock_timestamp()::text AS at');
      await delay(50);
      return line('recovery_target_time').replace(/'.*'/, `'${row?.at}'`);
    };
    await ask(port, `INSERT INTO note VALUES ('after the base')`);
    await ask(
      port,
      `INSERT INTO "OutboxMessage" ("id", "channel", "template", "sealed")
       VALUES (gen_random_uuid(), 'email', 'verify-email', 'sealed')`,
    );
    const early = await moment();
    await ask(port, `INSERT INTO note VALUES ('later')`);
    const late = await moment();
    await ask(port, 'DROP TABLE note');
    const stop = line('/usr/lib/postgresql/15/bin/pg_ctl stop').replace(documentedBin, bin());
    runOnce('sh', ['-c', stop]);

    const stopRecovered = () =>
      runOnce('pg_ctl', ['stop', '-D', join(folder, 'recovered/first'), '-m', 'fast']);
    onTestFinished(() => void stopRecovered());
    const [restore, action] = [line('restore_command'), line('recovery_target_action')];
    const words = 'SELECT word FROM note ORDER BY word';
    recover(port, [restore], 'standby.signal');
    await answering(port);
    expect(await repeatErasures(port)).toEqual({
      ...{ code: 1, errors: expect.stringContaining('is still being recovered') },
    });
    stopRecovered();
    recover(port, [restore, early, action]);
    await answering(port, 'SELECT WHERE NOT pg_is_in_recovery()');
    expect(await ask(port, words)).toEqual([
      { word: 'after the base' },
      { word: 'before the base' },
    ]);
    expect(await repeatErasures(port)).toEqual({
      ...{ code: 0, errors: expect.stringContaining('waited in it are not sent: 1.') },
    });
    // Archived as a new timeline, which the second attempt must not follow.
    await ask(port, 'SELECT pg_switch_wal()');
    await answering(port, "SELECT FROM pg_stat_archiver WHERE last_archived_wal LIKE '00000002%'");
    stopRecovered();
    const [, timeline = ''] = /`(recovery_target_timeline = .*?)`/.exec(documented) ?? [];
    recover(port, [restore, late, action, timeline]);
    await answering(port, 'SELECT WHERE NOT pg_is_in_recovery()');
    expect(await ask(port, words)).toHaveLength(3);
  },
  120_000,
);

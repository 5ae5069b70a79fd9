import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '@/scripts/migrate/migrate';
import { tryPort, withClient } from '@/scripts/postgres/postgres';
import {
  answering,
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
  stopped,
} from '../../builders/servers/debian-postgres';

/* Backup and restore with pgBackRest, by the commands of docs/operations/backups.md. */

const isPossible = hasDebianPostgres && !spawnSync('pgbackrest', ['version']).error;

let postgres: DebianPostgres;
beforeAll(() => {
  if (isPossible) postgres = debianPostgres();
});
afterAll(() => postgres?.close());

async function run(script: string, args: string[], env: Record<string, string>) {
  const loader = ['--import', './scripts/launch/register-alias.ts'];
  const child = spawn(process.execPath, [...loader, `scripts/backup/${script}.ts`, ...args], {
    env: { ...process.env, ...env },
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, errors };
}

/** Folders and settings of pgBackRest for the cluster. Returns its command. */
function configure(port: number): string {
  const { folder } = postgres;
  const { uid, gid } = statSync(folder);
  for (const name of ['repository', 'log', 'lock', 'spool']) {
    mkdirSync(join(folder, name));
    chownSync(join(folder, name), uid, gid);
  }
  const lines = [
    ...['[global]', `repo1-path=${folder}/repository`, 'repo1-retention-full=2', 'start-fast=y'],
    ...[`log-path=${folder}/log`, `lock-path=${folder}/lock`, `spool-path=${folder}/spool`],
    ...['[townboard]', `pg1-path=${folder}/primary`, `pg1-port=${port}`],
    ...[`pg1-socket-path=${folder}`, 'pg1-user=postgres'],
  ];
  writeFileSync(join(folder, 'pgbackrest.conf'), `${lines.join('\n')}\n`);
  return `pgbackrest --config=${folder}/pgbackrest.conf --stanza=townboard`;
}

test.skipIf(!isPossible)(
  'pgBackRest makes the backup; the restored site repeats erasures and sends nothing twice',
  async () => {
    const { folder, runOnce } = postgres;
    const port = await tryPort(0);
    const command = configure(port);
    const archive = `archive_mode = on\narchive_command = '${command} archive-push %p'`;
    const server = await postgres.start('primary', port, archive);
    const pgbackrest = (...args: string[]) => runOnce('sh', ['-c', [command, ...args].join(' ')]);
    pgbackrest('stanza-create');
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    await migrate(url);
    const env = {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      BACKUP_PGBACKREST: `runuser -u postgres -- ${command}`,
    };
    const to = join(folder, 'backups');
    expect(await run('backup', ['--to', to], env)).toMatchObject({ code: 0 });
    const [name = ''] = readdirSync(to).filter((one) => one.endsWith('Z'));
    const manifest = JSON.parse(readFileSync(join(to, name, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      dump: null,
      pgbackrest: { label: expect.stringMatching(/^\d{8}-\d{6}F$/) },
    });

    const from = ['--from', join(to, name)];
    const tooEarly = await run('restore', from, env);
    expect([tooEarly.code, tooEarly.errors]).toEqual([
      1,
      expect.stringContaining(`--set=${manifest.pgbackrest.label} restore`),
    ]);

    await withClient(url, (client) => client.query(`DELETE FROM "Place"`));
    await stopped(server);
    pgbackrest('--delta', '--type=immediate', '--target-action=promote', 'restore');
    postgres.run('postgres', ['-D', join(folder, 'primary'), '-p', String(port)]);
    await answering(port, 'SELECT WHERE NOT pg_is_in_recovery()');
    const restored = await run('restore', from, env);
    expect([restored.code, restored.errors]).toEqual([
      0,
      expect.stringContaining('Messages that waited in it are not sent'),
    ]);
    await withClient(url, async (client) => {
      const { rows } = await client.query(`SELECT count(*)::int AS places FROM "Place"`);
      expect(rows[0].places).toBeGreaterThan(2000);
    });
  },
  120_000,
);

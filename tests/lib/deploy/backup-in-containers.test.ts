import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '@/scripts/migrate/migrate';
import { tryPort, withClient } from '@/scripts/postgres/postgres';
import { documentedCommands } from '../../builders/documented-commands';
import {
  ask,
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
} from '../../builders/servers/debian-postgres';

/*
 * The documented commands for backup and restore in containers, with a stand-in for docker that runs the command
 * of a container here.
 */

let postgres: DebianPostgres;
beforeAll(() => {
  if (hasDebianPostgres) postgres = debianPostgres();
});
afterAll(() => postgres?.close(), 60_000);

const docker = `#!/bin/sh
echo "$*" >> "$CALLS"
for word; do
  case "$word" in
    stop|start) exit ;;
    worker|database) shift; exec "$@" ;;
  esac
  shift
done
`;

test.skipIf(!hasDebianPostgres)(
  'cron makes a backup, which becomes the database of the site again',
  async () => {
    const { folder } = postgres;
    const port = await tryPort(0);
    await postgres.start('database', port);
    await ask(port, 'CREATE ROLE townboard LOGIN SUPERUSER');
    await ask(port, 'CREATE DATABASE townboard OWNER townboard');
    const url = (name: string) => `postgresql://townboard@127.0.0.1:${port}/${name}`;
    await migrate(url('townboard'));
    const [programs, backups] = [join(folder, 'programs'), join(folder, 'backups')];
    mkdirSync(programs);
    writeFileSync(join(programs, 'docker'), docker, { mode: 0o755 });
    writeFileSync(join(programs, 'sudo'), '#!/bin/sh\nexec cat\n', { mode: 0o755 });
    writeFileSync(join(programs, 'logger'), '#!/bin/sh\nexec cat >> "$LOG"\n', { mode: 0o755 });
    const env = {
      ...process.env,
      ...{ PATH: `${programs}:${process.env.PATH}`, PGHOST: '127.0.0.1', PGPORT: String(port) },
      ...{ DATABASE_URL: url('townboard'), DATA_DIR: join(folder, 'data') },
      ...{ CALLS: join(folder, 'calls'), LOG: join(folder, 'log') },
    };
    const run = async (commands: string) => {
      const child = spawn('sh', ['-ec', commands], { env });
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit'),
      ]);
      expect(code, output + errors).toBe(0);
      return output;
    };

    const crontab = await run(documentedCommands('deploy/README.md', 'echo "10 3 * * * root'));
    const [, nightly = ''] = /^10 3 \* \* \* root (.*)\n$/.exec(crontab) ?? [];
    await run(
      nightly.replace('--to /backups', `--to ${backups}`).replaceAll('/run/', `${folder}/`),
    );
    const [backup = ''] = readdirSync(backups).filter((name) => name.endsWith('Z'));
    expect(readFileSync(join(folder, 'log'), 'utf8')).toContain(
      `Backup made: ${backups}/${backup}`,
    );

    await withClient(url('townboard'), (client) => client.query('DROP TABLE "Place" CASCADE'));
    const restore = documentedCommands(
      'docs/operations/backups.md',
      'docker compose -p townboard stop app-1 app-2 worker',
    );
    expect(restore).toContain('npm run doctor');
    await run(
      restore
        .replace(/\n.*npm run doctor$/, '')
        .replace(/\/backups\/\d{8}T\d{6}Z/, join(backups, backup)),
    );
    const places = (name: string) =>
      withClient(url(name), async (client) => {
        const { rows } = await client.query(`SELECT to_regclass('"Place"')::text AS "table"`);
        return rows[0].table;
      });
    expect([await places('townboard'), await places('broken')]).toEqual(['"Place"', null]);
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    expect(calls.at(-1)).toBe('compose -p townboard start app-1 app-2 worker');
  },
  120_000,
);

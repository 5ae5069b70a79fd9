import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';

/* Debian's newest PostgreSQL, with programs that the embedded one lacks. Only root can start it. */

const installed = '/usr/lib/postgresql';
const newest = existsSync(installed) ? readdirSync(installed).sort().at(-1) : undefined;
const bin = join(installed, newest ?? '', 'bin');

export const debianVersion = newest ?? '';

export const hasDebianPostgres = existsSync(join(bin, 'initdb')) && process.getuid?.() === 0;

export type DebianPostgres = ReturnType<typeof debianPostgres>;

export function debianPostgres() {
  const idOf = (kind: string) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chownSync(folder, owner.uid, owner.gid);
  const children: ChildProcess[] = [];
  const envOf = (more: Record<string, string>) => ({
    NODE_ENV: 'test' as const,
    PATH: `${bin}:${process.env.PATH}`,
    HOME: folder,
    ...more,
  });

  function run(command: string, args: string[], more: Record<string, string> = {}): ChildProcess {
    const options = { ...owner, env: envOf(more), cwd: folder, stdio: 'ignore' as const };
    const child = spawn(command, args, options);
    children.push(child);
    return child;
  }

  return {
    folder,
    run,

    runOnce(command: string, args: string[], more: Record<string, string> = {}): string {
      const options = { ...owner, env: envOf(more), cwd: folder, encoding: 'utf8' as const };
      const { status, stdout, stderr } = spawnSync(command, args, options);
      if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
      return stdout;
    },

    /** A new cluster that requires this password except on its socket. Returns its folder. */
    initialise(name: string, user: string, password: string): string {
      const [data, file] = [join(folder, name), join(folder, `${name}.password`)];
      writeFileSync(file, password, { mode: 0o644 });
      const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${file}`];
      this.runOnce('initdb', ['-D', data, '-U', user, ...auth, '-N']);
      return data;
    },

    async start(name: string, port: number, settings = ''): Promise<ChildProcess> {
      const data = join(folder, name);
      const options = ['-D', data, '-U', 'postgres', '--auth=trust', '-N'];
      this.runOnce('initdb', options);
      const socket = `unix_socket_directories = '${folder}'\n`;
      appendFileSync(join(data, 'postgresql.conf'), `${socket}${settings}\n`);
      const server = run('postgres', ['-D', data, '-p', String(port)]);
      await answering(port);
      return server;
    },

    async close(): Promise<void> {
      for (const child of children.reverse()) await stopped(child);
      rmSync(folder, { recursive: true });
    },
  };
}

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

export async function ask(port: number, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export const answering = (port: number, sql = 'SELECT 1') =>
  vi.waitUntil(
    () =>
      ask(port, sql).then(
        (rows) => rows.length > 0,
        () => false,
      ),
    { timeout: 30_000, interval: 100 },
  );

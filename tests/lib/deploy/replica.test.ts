import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tryPort } from '@/scripts/postgres/postgres';

/* The scripts of compose.yaml's primary and replica, with Debian's PostgreSQL. */

const installed = '/usr/lib/postgresql';
const newest = existsSync(installed) ? readdirSync(installed).sort().at(-1) : undefined;
const bin = join(installed, newest ?? '', 'bin');
const isPossible = existsSync(join(bin, 'initdb')) && process.getuid?.() === 0;

let folder = '';
let ports = { primary: 0, replica: 0 };
const children: ChildProcess[] = [];

/** PostgreSQL refuses to run as root. */
const owner = () => ({
  uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
});

const env = (more: Record<string, string>) => ({
  NODE_ENV: 'test' as const,
  PATH: `${bin}:${process.env.PATH}`,
  HOME: folder,
  ...more,
});

function run(command: string, args: string[], more: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { ...owner(), env: env(more), cwd: folder, stdio: 'ignore' });
  children.push(child);
  return child;
}

const ask = async (port: number, sql: string) => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const answers = (port: number, sql = 'SELECT 1') =>
  ask(port, sql).then(
    (rows) => rows.length > 0,
    () => false,
  );

beforeAll(async () => {
  if (!isPossible) return;
  folder = mkdtempSync(join(tmpdir(), 'replica-'));
  const { uid, gid } = owner();
  chownSync(folder, uid, gid);
  ports = { primary: await tryPort(0), replica: await tryPort(0) };
  const PGDATA = join(folder, 'primary');
  spawnSync(join(bin, 'initdb'), ['-D', PGDATA, '-U', 'postgres', '--auth=trust', '-N'], {
    ...owner(),
    env: env({}),
  });
  appendFileSync(join(PGDATA, 'postgresql.conf'), `unix_socket_directories = '${folder}'\n`);
  run(join(bin, 'postgres'), ['-D', PGDATA, '-p', String(ports.primary)]);
  await vi.waitUntil(() => answers(ports.primary), { timeout: 20_000, interval: 100 });
  const set = run('sh', [join(process.cwd(), 'deploy/postgres/allow-replica.sh')], {
    PGDATA,
    PGHOST: folder,
    PGPORT: String(ports.primary),
    REPLICATION_PASSWORD: 'let-me-copy',
  });
  expect((await once(set, 'exit'))[0]).toBe(0);
}, 60_000);

afterAll(async () => {
  for (const child of children.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  if (folder) rmSync(folder, { recursive: true });
});

test.skipIf(!isPossible)(
  'the replica copies the primary, follows it, and takes over',
  async () => {
    await ask(ports.primary, 'CREATE TABLE note (word text)');
    const script = join(process.cwd(), 'deploy/postgres/run-replica.sh');
    const port = String(ports.replica);
    run('sh', [script, '-p', port, '-c', `unix_socket_directories=${folder}`], {
      PGDATA: join(folder, 'replica'),
      PRIMARY: '127.0.0.1',
      PRIMARY_PORT: String(ports.primary),
      PGPASSWORD: 'let-me-copy',
    });
    await vi.waitUntil(() => answers(ports.replica), { timeout: 30_000, interval: 100 });
    await ask(ports.primary, `INSERT INTO note VALUES ('kept')`);
    await vi.waitUntil(() => answers(ports.replica, 'SELECT word FROM note'), { timeout: 5_000 });
    expect(
      await ask(
        ports.primary,
        'SELECT state, slot_name FROM pg_stat_replication JOIN pg_replication_slots ON active_pid = pid',
      ),
    ).toEqual([{ state: 'streaming', slot_name: 'replica' }]);
    await expect(ask(ports.replica, `INSERT INTO note VALUES ('refused')`)).rejects.toThrow(
      'read-only',
    );
    // The failover of docs/operations.md.
    children[0]?.kill('SIGINT');
    await once(children[0] as ChildProcess, 'exit');
    expect(await ask(ports.replica, 'SELECT pg_promote() AS promoted')).toEqual([
      { promoted: true },
    ]);
    await ask(ports.replica, `INSERT INTO note VALUES ('taken over')`);
    expect(await ask(ports.replica, 'SELECT word FROM note ORDER BY word')).toEqual([
      { word: 'kept' },
      { word: 'taken over' },
    ]);
  },
  60_000,
);

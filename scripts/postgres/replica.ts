/* An embedded primary and its streaming replica, for tests. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '../migrate/migrate.ts';
import { ensureDatabase, type Postgres, startPostgres, withClient } from './postgres.ts';
import type { Binaries } from './postgres-binaries.ts';

const password = 'tests';
const database = 'townboard';

export type Replicated = {
  primaryUrl: string;
  replicaUrl: string;
  primary: Postgres;
  replica: Postgres;
  delay: (ms: number) => Promise<void>;
  /** Resolves once the replica shows all commits. */
  caughtUp: () => Promise<void>;
  signalReplica: (signal: NodeJS.Signals) => number;
  /** Restarts it at the same address, and resolves once it accepts connections. */
  restartPrimary: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  isMigrated?: boolean;
  /** Faster, but a crash loses acknowledged commits. */
  throwaway?: boolean;
  package?: string;
  binaries?: Binaries | undefined;
};

export async function startReplicated(
  folder: string,
  { isMigrated = false, throwaway = true, ...version }: Options = {},
): Promise<Replicated> {
  const [primaryFolder, replicaFolder] = [join(folder, 'primary'), join(folder, 'replica')];
  for (const one of [primaryFolder, replicaFolder]) mkdirSync(one, { recursive: true });
  const start = (directory: string) =>
    startPostgres(directory, { password, throwaway, ...version });
  const begun = await start(primaryFolder);
  await ensureDatabase(begun.url, database);
  if (isMigrated) await migrate(begun.url(database));
  await begun.stop();
  cpSync(join(primaryFolder, 'postgres'), join(replicaFolder, 'postgres'), { recursive: true });
  let primary = await start(primaryFolder);
  const primaryUrl = primary.url(database);
  followPrimary(join(replicaFolder, 'postgres'), new URL(primaryUrl));
  const replica = await start(replicaFolder).catch(async (error: unknown) => {
    await primary.stop();
    throw error;
  });
  const replicaUrl = replica.url(database);
  return {
    primaryUrl,
    replicaUrl,
    get primary() {
      return primary;
    },
    replica,
    delay: (ms) =>
      withClient(replicaUrl, async (client) => {
        await client.query(`ALTER SYSTEM SET recovery_min_apply_delay = ${ms}`);
        await client.query('SELECT pg_reload_conf()');
      }),
    caughtUp: () => caughtUp(primaryUrl, replicaUrl),
    signalReplica: (signal) => signalAll(replica.process.pid ?? 0, signal),
    async restartPrimary(signal) {
      const ended = new Promise((done) => primary.process.once('exit', done));
      primary.process.kill(signal);
      await ended;
      primary = await start(primaryFolder);
    },
    async close() {
      await replica.stop();
      await primary.stop();
    },
  };
}

export function followPrimary(cluster: string, primary: URL): void {
  chmodSync(cluster, 0o700);
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(
    join(cluster, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}'\n`,
  );
}

async function caughtUp(primaryUrl: string, replicaUrl: string): Promise<void> {
  const { rows } = await withClient(primaryUrl, (client) =>
    client.query('SELECT pg_current_wal_flush_lsn() AS position'),
  );
  await withClient(replicaUrl, async (client) => {
    for (const end = Date.now() + 15_000; ; await delay(20)) {
      const reached = await client.query('SELECT pg_last_wal_replay_lsn() >= $1 AS yes', [
        rows[0].position,
      ]);
      if (reached.rows[0].yes) return;
      if (Date.now() > end) throw new Error('The replica does not catch up.');
    }
  });
}

function signalAll(pid: number, signal: NodeJS.Signals): number {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const pids = [pid, ...children.split('\n').filter(Boolean).map(Number)];
  for (const one of pids) process.kill(one, signal);
  return pids.length;
}

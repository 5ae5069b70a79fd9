import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { gauge } from '@/lib/metrics/registry';
import { perProcess } from '@/lib/process/per-process';
import { createReplicaProgress, type ReplicaProgress } from './progress';

/* Polls both databases five times a second, each on its own connection. */

type Followed = { progress: ReplicaProgress; isFound: boolean; reason: string };

const state = () => perProcess<{ followed?: Followed }>('replica', () => ({}));

/** Shown in pg_stat_activity. */
export const watcherName = 'townboard replica watch';
const askEvery = 200;
const timeoutMs = second;

/** Call once per process. Ends when aborted. */
export function followReplica(url: string, signal: AbortSignal): void {
  const followed: Followed = { progress: createReplicaProgress(), isFound: false, reason: '' };
  state().followed = followed;
  observe(followed.progress);
  void follow(url, followed, signal);
}

/** By performance.now(); undefined if the replica must not be read. */
export const replicaAsOf = (now: number): number | undefined =>
  state().followed?.progress.asOf(now);

export type ReplicaState = 'none' | 'ok' | 'behind';

/** `behind`: down, or too far behind to be read. */
export function replicaState(now = performance.now()): ReplicaState {
  if (!state().followed) return 'none';
  return replicaAsOf(now) === undefined ? 'behind' : 'ok';
}

/** Call after a failed read: the replica is not read again before it has answered. */
export function loseReplica(error: unknown): void {
  const { followed } = state();
  if (!followed) return;
  followed.progress.lost();
  logOnce(followed, error);
}

async function follow(url: string, followed: Followed, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await compare(url, followed, signal);
    } catch (error) {
      followed.progress.lost();
      logOnce(followed, error);
      await delay(timeoutMs, undefined, { ref: false });
    }
  }
  if (state().followed === followed) state().followed = undefined;
}

async function compare(url: string, followed: Followed, signal: AbortSignal): Promise<void> {
  const primary = clientOf(env().DATABASE_URL);
  const replica = clientOf(url);
  const { progress } = followed;
  try {
    await Promise.all([primary.connect(), replica.connect()]);
    const systems = await Promise.all([primary, replica].map(systemOf));
    if (systems[0] !== systems[1]) throw new Error('It is no replica of DATABASE_URL.');
    while (!signal.aborted) {
      const now = performance.now();
      progress.mark(now, await positionOf(primary, 'pg_current_wal_insert_lsn()'));
      progress.replayed(await positionOf(replica, 'pg_last_wal_replay_lsn()'));
      if (progress.asOf(performance.now()) !== undefined) found(followed);
      else if (followed.isFound) logOnce(followed, new Error('It is too far behind.'));
      await delay(askEvery, undefined, { ref: false });
    }
  } finally {
    for (const client of [primary, replica]) client.end().catch(() => undefined);
  }
}

function clientOf(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: watcherName,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // A lost connection rejects the query as well.
  client.on('error', () => undefined);
  return client;
}

async function systemOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query('SELECT system_identifier::text FROM pg_control_system()');
  return rows[0].system_identifier;
}

type Position = 'pg_current_wal_insert_lsn()' | 'pg_last_wal_replay_lsn()';

/** Throws if the replica has been promoted, or if the primary has become a replica. */
async function positionOf(client: pg.Client, position: Position): Promise<bigint> {
  const { rows } = await client.query(
    `SELECT pg_is_in_recovery() AS "isReplica", (${position} - '0/0')::text AS "position"`,
  );
  const { isReplica, position: reached } = rows[0];
  if (isReplica !== (position === 'pg_last_wal_replay_lsn()')) {
    throw new Error('It is a primary, or DATABASE_URL leads to a replica.');
  }
  return BigInt(reached);
}

function found(followed: Followed): void {
  if (followed.isFound) return;
  followed.isFound = true;
  followed.reason = '';
  console.info('replica: public pages are read from it');
}

function logOnce(followed: Followed, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (!followed.isFound && followed.reason === reason) return;
  followed.isFound = false;
  followed.reason = reason;
  console.warn('replica: public pages are read from the primary:', reason);
}

function observe(progress: ReplicaProgress): void {
  gauge({
    name: 'townboard_replica_lag_seconds',
    help: 'How far the replica is behind, as far as this process knows.',
    collect() {
      this.set(progress.lag(performance.now()) / 1000);
    },
  });
  gauge({
    name: 'townboard_replica_in_use',
    help: '1 while public pages are read from the replica.',
    collect() {
      this.set(progress.asOf(performance.now()) === undefined ? 0 : 1);
    },
  });
}

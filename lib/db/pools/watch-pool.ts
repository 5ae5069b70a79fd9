import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { env } from '@/lib/env';
import { requestId } from '@/lib/log/request-id';
import { connectFailures, statementErrors, statementSeconds } from '@/lib/metrics/metrics';
import { gauge } from '@/lib/metrics/registry';
import { perProcess } from '@/lib/process/per-process';
import { startStatement } from '@/lib/tracing/statement-span';
import { kindOfFailure } from './connect-failure';
import { gaugeDatabaseUp } from './gauge-database-up';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: Error | null, result: unknown) => void;

const poolsOfProcess = () => perProcess('pools', observedPools);

function observedPools() {
  const pools = new Map<string, Set<pg.Pool>>();
  gaugeDatabaseUp();
  gauge({
    name: 'townboard_db_connections',
    help: 'Connections of this process by pool; waiting: requests that wait for one.',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, members] of pools) {
        const sum = (count: (one: pg.Pool) => number) =>
          [...members].reduce((total, one) => total + count(one), 0);
        const idle = sum(({ idleCount }) => idleCount);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'busy' }, sum(({ totalCount }) => totalCount) - idle);
        this.set(
          { pool, state: 'waiting' },
          sum(({ waitingCount }) => waitingCount),
        );
        this.set(
          { pool, state: 'most' },
          sum(({ options }) => options.max ?? 10),
        );
      }
    },
  });
  return pools;
}

export function watchPool(name: string, pool: pg.Pool): pg.Pool {
  const pools = poolsOfProcess();
  pools.set(name, (pools.get(name) ?? new Set()).add(pool));
  // Without listeners a lost connection would end the process; the pool opens another.
  pool.on('error', () => undefined); // Logged by the connection itself.
  watchConnect(name, pool);
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => {
      if (!pool.ending) console.error('database: a connection was lost:', message);
    });
    watchClient(name, client);
  });
  return pool;
}

type OnConnection = Parameters<pg.Pool['connect']>[0];

/** Calls back in the context of the request that waits for a connection, not the releasing one. */
function watchConnect(name: string, pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: OnConnection) => unknown;
  const count = (error: unknown) => connectFailures.inc({ pool: name, kind: kindOfFailure(error) });
  const bound = (callback?: OnConnection) => {
    if (!callback) {
      const connected = connect() as Promise<pg.PoolClient>;
      connected.catch(count);
      return connected;
    }
    const inContext = AsyncLocalStorage.bind(callback);
    return connect((error, client, done) => {
      if (error) count(error);
      inContext(error, client, done);
    });
  };
  pool.connect = bound as typeof pool.connect;
}

function watchClient(pool: string, client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const watched: Query = (first, ...rest) => {
    const text = typeof first === 'string' ? first : textOf(first);
    // Such as a cursor or a COPY.
    if (text === undefined) return query(first, ...rest);
    const started = performance.now();
    const span = startStatement(pool, text);
    // The connection calls back in the context of the request that opened it.
    const end = AsyncLocalStorage.bind((error?: unknown) => {
      span?.end({}, Boolean(error));
      record(pool, text, performance.now() - started, error);
    });
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      const observed: Callback = (error, result) => {
        end(error);
        (callback as Callback)(error, result);
      };
      return query(withRequest(first), ...rest.slice(0, -1), observed);
    }
    const result = query(withRequest(first), ...rest) as Promise<unknown>;
    result.then(() => end(), end);
    return result;
  };
  client.query = watched as typeof client.query;
}

type Config = { text: string; name?: string; submit?: unknown };

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value);

const textOf = (value: unknown) => (isConfig(value) ? value.text : undefined);

/** A prepared statement keeps its text. */
function withRequest(first: unknown): unknown {
  const id = requestId();
  if (!id) return first;
  const comment = ` /* request ${id} */`;
  if (typeof first === 'string') return first + comment;
  return isConfig(first) && !first.name ? { ...first, text: first.text + comment } : first;
}

function record(pool: string, text: string, ms: number, error: unknown): void {
  statementSeconds.observe({ pool }, ms / 1000);
  if (error) statementErrors.inc({ pool, class: classOf(error) });
  if (ms < env().LOG_SLOW_STATEMENTS) return;
  // The text contains no values.
  const statement = text.replace(/\s+/g, ' ').slice(0, 500);
  console.warn(`slow statement (${Math.round(ms)} ms)`, { pool, ms: Math.round(ms), statement });
}

/** The first two characters of an SQL state: 57 intervention, 53 resources, 40 rollback. */
const classOf = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code ? error.code.slice(0, 2) : 'connection';

import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { watchPool } from '@/lib/db/pools/watch-pool';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { requestId, withRequestId } from '@/lib/log/request-id';
import { registry } from '@/lib/metrics/registry';
import { startRefusingDatabase } from '@/tests/builders/servers/refusing-database';

const ownQuery = Prisma.sql`SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()`;

const sample = async (name: string, labels: Record<string, string>) => {
  const metric = (await registry().getMetricsAsJSON()).find(
    (one) => one.name === name.replace(/_count$/, ''),
  );
  return (
    metric?.values.find(
      (value) =>
        ('metricName' in value ? value.metricName === name : true) &&
        Object.entries(labels).every(([key, wanted]) => Reflect.get(value.labels, key) === wanted),
    )?.value ?? 0
  );
};

test('a statement names its request', async () => {
  const seen = await withRequestId('request-7', async () => [
    ...(await readRows<{ query: string }>(ownQuery)),
    ...(await db.$queryRaw<{ query: string }[]>(ownQuery)),
  ]);
  expect(seen.map(({ query }) => query)).toEqual(
    seen.map(() => expect.stringMatching(/\/\* request request-7 \*\/$/)),
  );
  expect(await readRows(ownQuery)).toEqual([{ query: expect.not.stringContaining('/*') }]);
});

test('a prepared statement keeps its text for all requests', async () => {
  for (const id of ['one', 'two']) {
    const rows = await withRequestId(id, () =>
      readRows<{ query: string }>(ownQuery, { name: 'own query' }),
    );
    expect(rows[0]?.query).not.toContain(id);
  }
});

test('a slow statement is logged without its values', async () => {
  vi.stubEnv('LOG_SLOW_STATEMENTS', '50');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    warn.mockRestore();
  });
  await db.$queryRaw`SELECT pg_sleep(0.08)::text, ${'somebody@example.com'}::text`;
  await readRows(Prisma.sql`SELECT 1`);
  const call = warn.mock.calls.find((words) => JSON.stringify(words).includes('pg_sleep'));
  const [sentence, fields] = call ?? [];
  expect(sentence).toMatch(/^slow statement \(\d+ ms\)$/);
  expect(fields).toMatchObject({ pool: 'write', statement: expect.stringContaining('pg_sleep') });
  expect(JSON.stringify(fields)).not.toContain('somebody');
});

test('a statement and its line in the log name its request, also if that waited for a connection', async () => {
  vi.stubEnv('LOG_SLOW_STATEMENTS', '50');
  const logged: unknown[] = [];
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => void logged.push(requestId()));
  const pool = watchPool(
    'named',
    new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 }),
  );
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    warn.mockRestore();
    await pool.end();
  });
  const slow = 'SELECT pg_sleep(0.08), query FROM pg_stat_activity WHERE pid = pg_backend_pid()';
  const ids = ['one', 'two', 'three'];
  const results = await Promise.all(ids.map((id) => withRequestId(id, () => pool.query(slow))));
  expect(results.map(({ rows }) => rows[0].query.slice(slow.length))).toEqual(
    ids.map((id) => ` /* request ${id} */`),
  );
  // Prisma runs a statement once it is awaited.
  await withRequestId('four', async () => void (await db.$queryRaw`SELECT pg_sleep(0.08)::text`));
  await pool.query(slow);
  expect(logged).toEqual([...ids, 'four', undefined]);
});

test('connections, times and failures are counted by pool', async () => {
  const pool = watchPool(
    'counted',
    new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 }),
  );
  onTestFinished(() => pool.end());
  const [first, second] = [await pool.connect(), await pool.connect()];
  const waiting = pool.query('SELECT 1');
  const connections = (state: string) =>
    sample('townboard_db_connections', { pool: 'counted', state });
  expect([await connections('busy'), await connections('idle')]).toEqual([2, 0]);
  expect([await connections('waiting'), await connections('most')]).toEqual([1, 2]);
  await expect(first.query('SELECT 1/0')).rejects.toThrow('division');
  first.release();
  second.release();
  await waiting;
  expect(await connections('idle')).toBe(2);
  expect(
    await sample('townboard_db_statement_errors_total', { pool: 'counted', class: '22' }),
  ).toBe(1);
  expect(await sample('townboard_db_statement_duration_seconds_count', { pool: 'counted' })).toBe(
    2,
  );
});

test('connections that could not be had are counted by kind', async () => {
  const refusing = await startRefusingDatabase();
  const open = (connectionString = '', more: pg.PoolConfig = {}) => {
    const pool = watchPool('refused', new pg.Pool({ connectionString, ...more }));
    onTestFinished(() => pool.end());
    return pool;
  };
  onTestFinished(() => refusing.close());
  const counted = (kind: string) =>
    sample('townboard_db_connect_failures_total', { pool: 'refused', kind });
  const pool = open(refusing.url);
  await expect(pool.query('SELECT 1')).rejects.toThrow('starting up');
  await expect(pool.connect()).rejects.toThrow('starting up');
  refusing.refuse({ code: '53300', message: 'too many clients', at: 'startup' });
  await expect(pool.query('SELECT 1')).rejects.toThrow('too many');
  refusing.refuse({ code: '28P01', message: 'wrong password', at: 'startup' });
  await expect(pool.query('SELECT 1')).rejects.toThrow('password');
  const dead = open('postgresql://nobody@127.0.0.1:1/none');
  await expect(dead.query('SELECT 1')).rejects.toThrow('ECONNREFUSED');
  const small = open(process.env.DATABASE_URL, { max: 1, connectionTimeoutMillis: 500 });
  const client = await small.connect();
  await expect(small.query('SELECT 1')).rejects.toThrow('timeout exceeded');
  client.release();
  const kinds = ['starting', 'full', 'refused', 'unreachable', 'busy'];
  expect(await Promise.all(kinds.map(counted))).toEqual([2, 1, 1, 1, 1]);
});

test('a process tells whether the database answers it', async () => {
  expect(await sample('townboard_database_up', {})).toBe(1);
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await sample('townboard_database_up', {})).toBe(0);
});

import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { isOutage, isUnavailable, loggable } from '@/lib/db/errors';
import { PrismaClient } from '@/lib/db/generated/client';
import { kindOfFailure } from '@/lib/db/pools/connect-failure';
import { readPool } from '@/lib/db/pools/read-pool';
import { startForwarder } from '@/tests/builders/servers/forwarder';

test('the log of an invalid query contains the error without its values', async () => {
  const where = { email: 'someone@example.co.uk', usernameKey: 7 };
  // @ts-expect-error a number as a name makes it fail
  const error = await db.user.findFirst({ where, select: { id: true } }).catch((caught) => caught);
  expect(String(error)).toContain('someone@example.co.uk');
  const text = String(loggable(error));
  expect(text).toMatch(/^PrismaClientValidationError: Argument `usernameKey`: Invalid value/);
  expect(text).toMatch(/\n\s+at /);
  expect(text).not.toContain('someone@example.co.uk');
});

test('so does that of several errors', async () => {
  const where = { email: 'someone@example.co.uk', usernameKey: 7 };
  // @ts-expect-error a number as a name makes it fail
  const error = await db.user.findFirst({ where, select: { id: true } }).catch((caught) => caught);
  const failures = new AggregateError([error, new Error('disk full')], 'Some were not made');
  const text = inspect(loggable(failures));
  for (const part of ['Some were not made', 'Argument `usernameKey`', 'disk full']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('someone@example.co.uk');
});

test('other errors are logged unchanged', () => {
  const error = new Error('disk full');
  expect(loggable(error)).toBe(error);
});

test('an unreachable database is unavailable, for raw queries and others', async () => {
  const adapter = new PrismaPg({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
  const nowhere = new PrismaClient({ adapter });
  const caught = (query: Promise<unknown>) => query.catch((error: unknown) => error);
  expect(isUnavailable(await caught(nowhere.$queryRaw`SELECT 1`))).toBe(true);
  expect(isUnavailable(await caught(nowhere.user.count()))).toBe(true);
});

test('an invalid query does not make the database unavailable', async () => {
  const error = await db.$queryRaw`SELECT nothing`.catch((caught: unknown) => caught);
  expect(isUnavailable(error)).toBe(false);
});

test('a transaction that takes too long is no outage, one that cannot begin is', async () => {
  const slow = db.$transaction((tx) => tx.$queryRaw`SELECT 1 FROM pg_sleep(0.3)`, { timeout: 100 });
  const error = await slow.catch((caught: unknown) => caught);
  expect([isUnavailable(error), isOutage(error)]).toEqual([true, false]);
  const adapter = new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 1 });
  const busy = new PrismaClient({ adapter });
  const held = Promise.all([busy.$queryRaw`SELECT 1 FROM pg_sleep(1)`]);
  await delay(100);
  const begun = busy.$transaction((tx) => tx.user.count(), { maxWait: 100 });
  expect(isOutage(await begun.catch((caught: unknown) => caught))).toBe(true);
  await held;
  await busy.$disconnect();
});

test('a pool whose connections are all in use is unavailable, and called busy', async () => {
  const connectionString = process.env.DATABASE_URL;
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 200 });
  const client = await pool.connect();
  const error = await pool.query('SELECT 1').catch((caught: unknown) => caught);
  expect([isUnavailable(error), kindOfFailure(error)]).toEqual([true, 'busy']);
  client.release();
  await pool.end();
  const adapter = new PrismaPg({ connectionString, max: 1, connectionTimeoutMillis: 200 });
  const busy = new PrismaClient({ adapter });
  // Prisma begins a query once somebody waits for it.
  const held = Promise.all([busy.$queryRaw`SELECT 1 FROM pg_sleep(1)`]);
  await delay(100);
  expect(isUnavailable(await busy.user.count().catch((caught: unknown) => caught))).toBe(true);
  await held;
  await busy.$disconnect();
});

describe('a database whose connection is cut', () => {
  const caught = (query: Promise<unknown>) => query.catch((error: unknown) => error);

  test('is unavailable, for running and later queries', async () => {
    const url = new URL(process.env.DATABASE_URL ?? '');
    const way = await startForwarder({ host: url.hostname, port: Number(url.port) });
    url.hostname = '127.0.0.1';
    url.port = String(way.port);
    const far = new PrismaClient({ adapter: new PrismaPg({ connectionString: url.href }) });
    const pool = new pg.Pool({ connectionString: url.href, query_timeout: 300 });
    pool.on('error', () => undefined);
    expect(isUnavailable(await caught(pool.query('SELECT pg_sleep(1)')))).toBe(true);
    const running = [far.$queryRaw`SELECT 1 FROM pg_sleep(5)`, pool.query('SELECT pg_sleep(5)')];
    const errors = Promise.all(running.map(caught));
    await delay(150);
    way.cut();
    for (const error of await errors) expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(await caught(far.user.count()))).toBe(true);
    expect(isUnavailable(await caught(pool.query('SELECT 1')))).toBe(true);
    way.close();
    await pool.end();
    await far.$disconnect();
  });

  test.each([
    ['whose disk is full', '53100'],
    ['without memory', '53200'],
    ['without a free connection', '53300'],
    ['that is starting', '57P03'],
  ])('also if it is %s', async (_, code) => {
    const sql = `DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`;
    expect(isUnavailable(await caught(db.$executeRawUnsafe(sql)))).toBe(true);
    expect(isUnavailable(await caught(readPool().query(sql)))).toBe(true);
  });
});

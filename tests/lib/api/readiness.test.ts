import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '@/lib/db/client';

const draining = Symbol.for('townboard.draining');

/** The readiness of a new process `at` milliseconds after its start. */
let ask: (at: number) => Promise<unknown>;

beforeEach(async () => {
  vi.resetModules();
  const { readiness } = await import('@/lib/api/readiness');
  ask = (at) => readiness(at);
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, draining);
});

const known = async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations`;
  return rows.map(({ name }) => name);
};

test('a process with every migration of its build is ready', async () => {
  vi.stubEnv('MIGRATIONS', (await known()).join(','));
  expect(await ask(0)).toEqual({
    ready: true,
    serving: true,
    database: 'ok',
    migrations: 'ok',
    replica: 'none',
    search: 'postgresql',
    draining: false,
  });
});

test('a build that is newer than the schema is not ready, until it is migrated', async () => {
  vi.stubEnv('MIGRATIONS', [...(await known()), '20990101000000_later'].join(','));
  expect(await ask(0)).toMatchObject({ ready: false, migrations: 'missing' });
  vi.stubEnv('MIGRATIONS', (await known()).join(','));
  expect(await ask(500)).toMatchObject({ ready: false });
  expect(await ask(1000)).toMatchObject({ ready: true });
});

test('an older build on a newer schema is ready', async () => {
  vi.stubEnv('MIGRATIONS', (await known()).slice(0, -1).join(','));
  expect(await ask(0)).toMatchObject({ ready: true });
});

test('a draining process is not ready', async () => {
  Reflect.set(globalThis, draining, true);
  expect(await ask(0)).toMatchObject({
    ...{ ready: false, serving: false, database: 'ok', draining: true },
  });
});

/** Until the test ends. */
async function loseDatabase() {
  const key = 'townboard read pool';
  const before: pg.Pool | undefined = Reflect.get(globalThis, key);
  const away = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
  Reflect.set(globalThis, key, away);
  onTestFinished(async () => {
    Reflect.set(globalThis, key, before);
    await away.end();
  });
}

test('a process that was ready serves on while the database is away, until it drains', async () => {
  vi.stubEnv('MIGRATIONS', (await known()).join(','));
  expect(await ask(0)).toMatchObject({ ready: true, serving: true });
  await loseDatabase();
  expect(await ask(20_000)).toMatchObject({ ready: false, serving: true, database: 'down' });
  Reflect.set(globalThis, draining, true);
  expect(await ask(21_000)).toMatchObject({ ready: false, serving: false });
});

test('a process that was never ready does not serve while the database is away', async () => {
  await loseDatabase();
  expect(await ask(0)).toMatchObject({ ready: false, serving: false, database: 'down' });
});

test('a build that is newer than the schema does not serve', async () => {
  vi.stubEnv('MIGRATIONS', [...(await known()), '20990101000000_later'].join(','));
  expect(await ask(0)).toMatchObject({ ready: false, serving: false });
});

/* Before every file of tests/lib: empties the worker's database and makes console.error fail tests. */
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { watchConsole } from '../builders/console.ts';
import { databaseUrl, ensureWorkerDatabase, resetDatabase } from '../builders/servers/database.ts';

const pool = process.env.VITEST_POOL_ID ?? '1';
const database = `lib_${pool}`;

Object.assign(process.env, {
  APP_ENV: 'demo',
  APP_URL: 'http://localhost:3000',
  AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  DATA_DIR: join(process.env.TEST_DIRECTORY ?? '.data/test', `data-${pool}`),
  DATABASE_URL: databaseUrl(database),
  // Processes that tests start compile their modules once: a third of their time.
  NODE_COMPILE_CACHE: join(process.env.TEST_DIRECTORY ?? '.data/test', 'compiled'),
});

// Files share their process, and ask from the same addresses.
Reflect.deleteProperty(globalThis, 'townboard address limits');
await ensureWorkerDatabase(database);
await resetDatabase();
beforeEach(watchConsole);

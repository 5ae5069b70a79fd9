/*
 * `npm run simulate:payments [-- 1000]`: this many shoppers in a process that is killed repeatedly, on
 * its own PostgreSQL. Exits with 1 if anybody lost money or got something for nothing.
 */
import { migrate } from '../../scripts/migrate/migrate.ts';
import { ensureDatabase } from '../../scripts/postgres/postgres.ts';
import { startTestPostgres } from '../../scripts/test/test-postgres.ts';

const count = Number(process.argv[2] ?? 1000);
const postgres = await startTestPostgres();
try {
  await ensureDatabase(postgres.url, 'simulation');
  await migrate(postgres.url('simulation'));
  Object.assign(process.env, {
    APP_ENV: 'demo',
    AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATABASE_URL: postgres.url('simulation'),
  });
  const { createShoppers } = await import('./create-shoppers.ts');
  const { simulatePayments } = await import('./simulate-payments.ts');
  const { db } = await import('@/lib/db/client.ts');
  const started = performance.now();
  const outcome = await simulatePayments(await createShoppers(count));
  await db.$disconnect();
  const { lost, unpaid, chargedTwice, publishedTwice, stranded, ...counts } = outcome;
  const faults = { lost, unpaid, chargedTwice, publishedTwice, stranded };
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${JSON.stringify({ shoppers: count, ...counts, seconds })}\n`);
  for (const [name, ids] of Object.entries(faults)) {
    process.stdout.write(`  ${name}: ${ids.length} ${ids.slice(0, 5).join(' ')}\n`);
  }
  process.exitCode = Object.values(faults).some(({ length }) => length > 0) ? 1 : 0;
} finally {
  await postgres.close();
}

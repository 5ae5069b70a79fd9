import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { hour } from '@/lib/dates';
import { sourceHash } from '../../scripts/build/source-hash.ts';
import type { Lifetime } from '../../scripts/launch/lifetime.ts';
import { failure, root } from '../../scripts/launch/preflight.mjs';
import { step } from '../../scripts/launch/progress.ts';
import { migrate } from '../../scripts/migrate/migrate.ts';
import {
  dropDatabase,
  ensureDatabase,
  startPostgres,
  withClient,
} from '../../scripts/postgres/postgres.ts';
import { seedDatabase } from '../seed/seed-database.ts';

const sources = ['bench/seed', 'lib/catalogue', 'lib/locations', 'demo', 'prisma/migrations'];

const freshFor = 12 * hour;

/** In MB; a quarter of the memory, as PostgreSQL's manual advises. */
export const sharedBuffers = Math.round(totalmem() / 4 / 2 ** 20);

export async function openSeededDatabase(lifetime: Lifetime, directory: string, ads: number) {
  const postgres = await step('PostgreSQL', () =>
    startPostgres(directory, { password: 'bench', sharedBuffers }, (server) => {
      lifetime.database = server;
    }),
  );
  postgres.process.once('exit', () => {
    if (lifetime.isEnding) return;
    lifetime.fail(failure(`The database ended by itself. See ${join(directory, 'postgres.log')}`));
  });
  const name = `bench_${ads}`;
  const url = postgres.url(name);
  // Pictures are stored by the site's code, which reads its configuration.
  process.env.DATABASE_URL = url;
  const stamp = join(directory, `${name}.json`);
  const hash = sourceHash(root, sources);
  if (!isFresh(stamp, hash)) {
    await step(`Seeding ${ads.toLocaleString('en-GB')} ads`, async () => {
      const now = new Date();
      await dropDatabase(postgres.url, name);
      await ensureDatabase(postgres.url, name);
      await migrate(url);
      await seedDatabase(url, ads, now);
      writeFileSync(stamp, JSON.stringify({ hash, at: now }));
    });
  }
  await step('Reading them into memory', () => withClient(url, readIntoMemory));
  return url;
}

async function readIntoMemory(client: pg.Client): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
  await client.query(
    `SELECT pg_prewarm(oid) FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'i') OR relkind = 't'`,
  );
}

function isFresh(stamp: string, hash: string): boolean {
  if (!existsSync(stamp)) return false;
  const made = JSON.parse(readFileSync(stamp, 'utf8')) as { hash: string; at: string };
  return made.hash === hash && Date.now() - Date.parse(made.at) < freshFor;
}

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished, launchNode, runNodeQuietly } from '../launch/children.ts';
import type { Lifetime } from '../launch/lifetime.ts';
import { failure, root } from '../launch/preflight.mjs';
import { printLine, step } from '../launch/progress.ts';
import { migrate } from '../migrate/migrate.ts';
import { dropDatabase, ensureDatabase, startPostgres, withClient } from '../postgres/postgres.ts';
import { loadSecrets } from './secrets.ts';

export async function openDatabase(lifetime: Lifetime, directory: string, env: NodeJS.ProcessEnv) {
  const unfinished = join(directory, 'seeding');
  // The lock of migrations belongs to a session, which a transaction pooler does not provide.
  const direct = env.DATABASE_URL && env.DATABASE_DIRECT_URL;
  if (!env.DATABASE_URL) {
    env.DATABASE_URL = await step('Database', () => embedded(lifetime, directory, unfinished));
  }
  const url = env.DATABASE_URL;
  await step('Migrations', () => migrateReachable(direct || url));
  if (env.APP_ENV === 'production' || !(await isEmpty(url))) return;
  await step('Demo content', async () => {
    writeFileSync(unfinished, '');
    await seed(env, join(directory, 'seed.log'));
    writeFileSync(undrawn(directory), '');
    rmSync(unfinished, { force: true });
  });
}

const undrawn = (directory: string) => join(directory, 'undrawn');

/** While the site runs: half of the work for the content, which a first start need not wait for. */
export async function drawLargerVersions(
  lifetime: Lifetime,
  directory: string,
  env: NodeJS.ProcessEnv,
) {
  if (!existsSync(undrawn(directory))) return;
  const args = ['--import', './scripts/launch/register-alias.ts', 'demo/draw-larger.ts'];
  const log = join(directory, 'draw-larger.log');
  const code = await finished(launchNode(args, { env, log }));
  if (code === 0) rmSync(undrawn(directory), { force: true });
  else if (!lifetime.isEnding) printLine(`Larger pictures were not drawn. See ${log}`);
}

async function embedded(lifetime: Lifetime, directory: string, unfinished: string) {
  const { POSTGRES_PASSWORD } = loadSecrets(directory);
  const postgres = await startPostgres(directory, { password: POSTGRES_PASSWORD }, (child) => {
    lifetime.database = child;
  });
  postgres.process.once('exit', () => {
    if (lifetime.isEnding) return;
    lifetime.fail(failure(`The database ended by itself. See ${join(directory, 'postgres.log')}`));
  });
  // The first seeding was interrupted: start over.
  if (existsSync(unfinished)) await dropDatabase(postgres.url, 'townboard');
  await ensureDatabase(postgres.url, 'townboard');
  return postgres.url('townboard');
}

async function migrateReachable(url: string) {
  try {
    await migrate(url);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '3D000'];
    if (!code || !unreachable.includes(code)) throw error;
    const { host, pathname } = new URL(url);
    throw failure(
      `The database of DATABASE_URL cannot be used (${host}${pathname}: ${message || code}). ` +
        'Correct it, or leave it out to use the built-in one.',
    );
  }
}

const isEmpty = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ used: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM "Ad") AS used',
    );
    return !rows[0]?.used;
  });

export async function seed(env: NodeJS.ProcessEnv, log: string) {
  const script = join(root, 'demo/seed.ts');
  if (!existsSync(script)) throw failure(`${script} is missing: get a complete copy of Townboard.`);
  const args = ['--import', './scripts/launch/register-alias.ts', script];
  await runNodeQuietly('Making the demo content', args, { env, log });
}

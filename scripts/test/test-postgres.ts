/* A PostgreSQL for one test run, in its own folder, so that runs can overlap. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, root } from '../launch/preflight.mjs';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { oldestPostgres } from '../postgres/postgres-binaries.ts';
import { stopOrphan } from '../postgres/postgres-files.ts';

export type TestPostgres = Postgres & {
  directory: string;
  env: { TEST_POSTGRES_URL: string; TEST_DIRECTORY: string };
  close: () => Promise<void>;
};

/** A server started elsewhere. */
export type GivenPostgres = Omit<TestPostgres, 'process' | 'stop'>;

const parent = join(root, '.data', 'test');
const run = /vitest|scripts\/(?:test|attack|browsers)|tests\/simulation|bench\/lighthouse/;

export async function startTestPostgres(
  onLaunch?: Parameters<typeof startPostgres>[2],
): Promise<TestPostgres> {
  mkdirSync(parent, { recursive: true });
  await sweep();
  const directory = join(parent, `run-${process.pid}`);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  // TEST_POSTGRES=15 runs the tests on the oldest supported version.
  const version = process.env.TEST_POSTGRES === '15' ? { package: oldestPostgres } : {};
  const options = { password: 'tests', throwaway: true, ...version };
  const postgres = await startPostgres(directory, options, onLaunch);
  return {
    ...postgres,
    directory,
    env: { TEST_POSTGRES_URL: postgres.url('postgres'), TEST_DIRECTORY: directory },
    close: async () => {
      await postgres.stop();
      keepResults(directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function keepResults(directory: string) {
  for (const name of readdirSync(directory)) {
    if (/\.(json|log)$/.test(name)) copyFileSync(join(directory, name), join(parent, name));
  }
}

/** Killed runs leave their folder, and perhaps a server, behind. */
async function sweep() {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^run-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && run.test(commandOf(pid)))) continue;
    await stopOrphan(join(parent, name));
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

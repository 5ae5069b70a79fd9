/* A built site with its own seeded database, for the API and browser tests. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buildSite, deploySite, isSiteBuilt } from '../build/build.ts';
import type { Lifetime } from '../launch/lifetime.ts';
import { step } from '../launch/progress.ts';
import { migrate } from '../migrate/migrate.ts';
import { ensureDatabase, tryPort, withClient } from '../postgres/postgres.ts';
import { seed } from '../start/demo-database.ts';
import { runServer, runWorkerProcess } from '../start/site-processes.ts';
import type { GivenPostgres } from './test-postgres.ts';

export type TestSite = {
  env: NodeJS.ProcessEnv;
  /** Of a copy of the database, for servers that tests start. */
  copyUrl: string;
  server: ChildProcess;
  logs: { server: string; worker: string };
  death: () => unknown;
};

export async function startTestSite(postgres: GivenPostgres): Promise<TestSite> {
  const { directory } = postgres;
  const port = await tryPort(0);
  const address = { host: '127.0.0.1', port, url: `http://localhost:${port}` };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...postgres.env,
    APP_ENV: 'demo',
    APP_URL: address.url,
    AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    BASE_URL: address.url,
    // Vitest overwrites BASE_URL with Vite's own; tests/setup/api.ts restores it.
    SITE_URL: address.url,
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: postgres.url('site'),
    COUNTRY_SITES: links(countries),
    SOCIAL_LINKS: links(['Facebook', 'Instagram']),
    // A group of categories without card payments.
    PAYMENTS_ADULT: 'none',
  };
  const log = (name: string) => join(directory, `${name}.log`);
  await step('Database with demo content', async () => {
    await ensureDatabase(postgres.url, 'site');
    await migrate(postgres.url('site'));
    await seed(env, log('seed'));
    await withClient(postgres.url('postgres'), (client) =>
      client.query('CREATE DATABASE "site_copy" TEMPLATE "site"'),
    );
  });
  await step(isSiteBuilt() ? 'Site' : 'Building the site', async () => {
    await buildSite(process.env, log('build'));
    await deploySite(join(directory, 'site'));
  });
  const { lifetime, ended, death } = watch();
  const logs = { server: log('server'), worker: log('worker') };
  const server = await step('Server and worker', () => {
    runWorkerProcess(lifetime, env, logs.worker);
    const started = runServer(lifetime, { address, directory, env, log: logs.server });
    return Promise.race([started, ended]);
  });
  return { env, copyUrl: postgres.url('site_copy'), server, logs, death };
}

const countries = [
  'Belgium',
  'Brazil',
  'Chile',
  'France',
  'India',
  'Ireland',
  'Italy',
  'Portugal',
  'United Kingdom',
];

const links = (names: string[]) =>
  names
    .map((name) => `${name}=https://${name.toLowerCase().replaceAll(' ', '-')}.example`)
    .join(', ');

// If it dies, the stages that need it fail, but others still run.
function watch() {
  let cause: unknown;
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch((error: unknown) => {
    cause = error;
  });
  const lifetime: Lifetime = {
    database: undefined,
    ended,
    isEnding: false,
    fail: reject,
  };
  return { lifetime, ended, death: () => cause };
}

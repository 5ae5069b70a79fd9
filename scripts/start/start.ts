/* `npm start [-- --dev | --reset]`: with hot reload, or after throwing the demo's data away. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { configurationProblem } from '@/lib/configuration.ts';
import { buildSite, deploySite, generateClient, isSiteBuilt } from '../build/build.ts';
import { beginLifetime, type Lifetime, runUntilEnded } from '../launch/lifetime.ts';
import {
  dataDirectory,
  failure,
  listenAddress,
  loadDotEnv,
  refuseBusyPort,
  report,
} from '../launch/preflight.mjs';
import { step } from '../launch/progress.ts';
import { stopOrphan } from '../postgres/postgres-files.ts';
import { announce } from './announce.ts';
import { drawLargerVersions, openDatabase } from './demo-database.ts';
import { markEnding, markRunning, unmarkRunning } from './running.ts';
import { loadSecrets } from './secrets.ts';
import { runServer, runWorkerProcess } from './site-processes.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  report(error);
  process.exit(1);
}

async function main(options: string[]) {
  const unknown = options.find((option) => !['--dev', '--reset'].includes(option));
  if (unknown) throw failure(`Unknown option ${unknown}. There are --dev and --reset.`);
  loadDotEnv();
  const directory = dataDirectory();
  const address = listenAddress();
  const lifetime = beginLifetime(0);
  markRunning(directory, address.url);
  await runUntilEnded(
    lifetime,
    () =>
      options.includes('--reset')
        ? reset(directory)
        : bringUp(lifetime, directory, options.includes('--dev')),
    {
      before: () => markEnding(directory, address.url),
      after: () => unmarkRunning(directory),
    },
  );
}

async function reset(directory: string) {
  await stopOrphan(directory);
  for (const name of ['postgres', 'uploads', 'site', 'seeding', 'undrawn']) {
    rmSync(join(directory, name), { recursive: true, force: true });
  }
  process.stdout.write('\nThe demo data is gone. `npm start` makes it anew.\n');
  return 0;
}

async function bringUp(lifetime: Lifetime, directory: string, isDev: boolean) {
  const started = performance.now();
  const address = listenAddress();
  await refuseBusyPort(address);
  process.stdout.write(`\nStarting Townboard${isDev ? ' (development)' : ''}\n`);
  const operator = { ...process.env };
  const env = environment(directory, address.url);
  const log = (name: string) => join(directory, `${name}.log`);
  await step('Code for the database', () => generateClient(log('generate')));
  await openDatabase(lifetime, directory, env);
  checkConfiguration();
  if (!isDev) {
    await step(isSiteBuilt() ? 'Site' : 'Building the site (a minute or two)', async () => {
      await buildSite(operator, log('build'));
      await deploySite(join(directory, 'site'));
    });
  }
  await step('Server and worker', async () => {
    runWorkerProcess(lifetime, env, log('worker'));
    await runServer(lifetime, { address, directory, env, log: log('server'), isDev });
  });
  announce(address.url, directory, started);
  await drawLargerVersions(lifetime, directory, env);
  // Until a signal arrives or a child dies.
  return lifetime.ended;
}

function environment(directory: string, url: string): NodeJS.ProcessEnv {
  process.env.DATA_DIR = directory;
  process.env.APP_ENV ||= 'demo';
  if (process.env.APP_ENV === 'production') {
    // Production has no defaults: one message names every missing variable.
    checkConfiguration();
  } else {
    process.env.AUTH_SECRET ||= loadSecrets(directory).AUTH_SECRET;
    process.env.APP_URL ||= url;
  }
  return process.env;
}

function checkConfiguration() {
  const problem = configurationProblem();
  if (problem) throw failure(problem);
}

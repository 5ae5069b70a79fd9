/* The site under test: two servers, a worker, a primary with a replica, and its services. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import S3rver from 's3rver';
import { launchNode, runNodeQuietly } from '../launch/children.ts';
import { step } from '../launch/progress.ts';
import { tryPort, withClient } from '../postgres/postgres.ts';
import { debianBinaries, oldestPostgres } from '../postgres/postgres-binaries.ts';
import { type Replicated, startReplicated } from '../postgres/replica.ts';
import { serverEnv, serverFlags, serverHooks } from '../serve/server-options.mjs';
import { type Restartable, restartable } from './process.ts';
import {
  answerForCards,
  answerJson,
  type Mails,
  passTo,
  type Service,
  startMails,
  startService,
} from './services.ts';

export type Server = Restartable & { url: string };

export type ChaosSite = {
  folder: string;
  /** Settings of all processes. A row may change them for processes it starts afterwards. */
  env: NodeJS.ProcessEnv;
  both: Replicated;
  /** Opens a new connection each time, since the database is restarted. */
  ask: <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
  withDatabase: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>;
  servers: [Server, Server];
  worker: Restartable;
  mails: Mails;
  services: Record<'mail' | 'pictures' | 'whatsapp' | 'cards', Service>;
  close: () => Promise<void>;
};

export const buckets = { used: 'pictures', restored: 'restored' };

export async function startChaosSite(folder: string, build: string): Promise<ChaosSite> {
  const binaries = debianBinaries(15);
  const whose = binaries ? "Debian's" : "npm's embedded";
  const both = await step(`Primary and replica, by ${whose} PostgreSQL 15`, () =>
    startReplicated(folder, {
      ...{ isMigrated: true, throwaway: false },
      ...{ binaries, package: oldestPostgres },
    }),
  );
  const store = await startStore(join(folder, 'store'));
  const mails = await startMails();
  const services = {
    mail: mails.service,
    pictures: await startService(passTo(store.url)),
    whatsapp: await startService(answerJson({ messages: [{ id: 'wamid.1' }] })),
    cards: await startService(answerForCards),
  };
  const ports = [await tryPort(0), await tryPort(0)] as const;
  const env = settings(folder, both, services, ports[0]);
  const servers = ports.map((port, index) => serverAt(port, join(folder, `server-${index}.log`)));
  const [first, second] = servers;
  if (!first || !second) throw new Error('There are no ports.');
  const worker = restartable(
    () =>
      launchNode(['--import', './scripts/launch/register-alias.ts', 'scripts/worker/worker.ts'], {
        env,
        log: join(folder, 'worker.log'),
        appendLog: true,
      }),
    async () => true,
  );
  await step('Servers and worker', () =>
    Promise.all([first.start(), second.start(), worker.start()]),
  );

  function serverAt(port: number, log: string): Server {
    const url = `http://127.0.0.1:${port}`;
    const launch = () =>
      launchNode([...serverHooks, ...serverFlags, join(build, 'server.js')], {
        env: { ...serverEnv, ...env, PORT: String(port) },
        log,
        appendLog: true,
      });
    return { url, ...restartable(launch, () => isReady(url)) };
  }

  // The primary, also after a failover.
  const withDatabase = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
    withClient(env.DATABASE_URL ?? both.primaryUrl, work);

  return {
    folder,
    env,
    both,
    withDatabase,
    ask: <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      withDatabase(async (client) => (await client.query<T>(sql, values)).rows),
    servers: [first, second],
    worker,
    mails,
    services,
    async close() {
      for (const one of [...servers, worker]) await one.end('SIGKILL');
      for (const one of Object.values(services)) one.close();
      await store.close();
      await both.close();
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startStore(directory: string) {
  mkdirSync(directory, { recursive: true });
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: Object.values(buckets).map((name) => ({ name })),
  });
  const { port } = await store.run();
  return { url: `http://127.0.0.1:${port}`, close: () => store.close() };
}

const settings = (
  folder: string,
  both: Replicated,
  { mail, pictures, whatsapp, cards }: ChaosSite['services'],
  port: number,
): NodeJS.ProcessEnv => ({
  ...process.env,
  APP_ENV: 'demo',
  APP_URL: `http://localhost:${port}`,
  AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: both.primaryUrl,
  DATABASE_REPLICA_URL: both.replicaUrl,
  // nginx, if it is in front.
  TRUSTED_PROXIES: '1',
  HOSTNAME: '127.0.0.1',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  S3_BUCKET: buckets.used,
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: pictures.url,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  DIRECT_UPLOADS: 'on',
  RESEND_API_KEY: 're_chaos',
  RESEND_BASE_URL: mail.url,
  MAIL_FROM: 'Townboard <hello@townboard.example>',
  WHATSAPP_TOKEN: 'chaos',
  WHATSAPP_PHONE_NUMBER_ID: '1059',
  WHATSAPP_API_URL: `${whatsapp.url}/v26.0`,
  STRIPE_SECRET_KEY: 'sk_test_chaos',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_chaos',
  STRIPE_WEBHOOK_SECRET: 'whsec_chaos',
  STRIPE_API_URL: cards.url,
});

export const runScript = (site: ChaosSite, what: string, args: string[], log: string) =>
  runNodeQuietly(what, ['--import', './scripts/launch/register-alias.ts', ...args], {
    env: site.env,
    log: join(site.folder, log),
  });

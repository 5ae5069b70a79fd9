import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localConfiguration } from '@/bench/site/nginx';
import { startMails } from '@/scripts/chaos/services';
import { tryPort } from '@/scripts/postgres/postgres';
import { askHost } from '../builders/servers/ask-host';
import {
  filledExample,
  fillImage,
  image,
  proxyConfiguration,
  type Service,
  servicesInOrder,
} from '../builders/servers/compose';
import {
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
  stopped,
} from '../builders/servers/debian-postgres';
import { hasNginx } from '../builders/servers/nginx';
import { startS3 } from '../builders/servers/s3';

/*
 * Starts the services of deploy/compose.yaml in order without a container engine, each with its own command,
 * settings and health check, with Debian's PostgreSQL and nginx and a stand-in for the object storage.
 */

const isPossible = hasDebianPostgres && hasNginx;

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
const app = join(folder, 'app');
const ports: Record<string, number> = {};
const children = new Map<string, ChildProcess>();
const closing: (() => unknown)[] = [];
let postgres: DebianPostgres;
const databases = new Map<string, ChildProcess>();
let settings: Record<string, string>;
let services: Map<string, Service>;
let sent: Map<string, string[]>;

beforeAll(async () => {
  if (!isPossible) return;
  const names = ['database', 'replica', 'app-1', 'app-2', 'worker', 'proxy', 'http'];
  for (const name of names) ports[name] = await tryPort(0);
  postgres = debianPostgres();
  mkdirSync(imagePrograms());
  const entrypoint = '#!/bin/sh\nexec postgres -D "$PGDATA" "$@"\n';
  writeFileSync(join(imagePrograms(), 'docker-entrypoint.sh'), entrypoint, { mode: 0o755 });
  const store = await startS3('pictures');
  const mails = await startMails();
  sent = mails.sent;
  closing.push(store.stop, mails.service.close);
  ports.pictures = Number(new URL(store.endpoint).port);
  settings = filledExample({
    ...{ APP_ENV: 'production', APP_URL: 'https://www.townboard.example/' },
    ...{ DATABASE_PASSWORD: 'letters1', REPLICATION_PASSWORD: 'letters2' },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    ...{ AUTH_SECRET: 'GYvTdkDMq0qYkq7cGYvTdkDMq0qYkq7c', RESEND_API_KEY: 're_compose' },
    ...{ MAIL_FROM: 'Townboard <hello@townboard.example>', RESEND_BASE_URL: mails.service.url },
  });
  services = new Map(servicesInOrder(settings));
  fillImage(app, join(process.env.TEST_DIRECTORY ?? '', 'site'));
}, 60_000);

afterAll(async () => {
  for (const name of [...children.keys()].reverse()) await stop(name);
  await postgres?.close();
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Replaces the names of containers by addresses of this machine. */
const here = (value: string) =>
  value
    .replace(/\b(database|replica):5432\b/, (_, name) => `127.0.0.1:${ports[name]}`)
    .replace('pictures:9000', `127.0.0.1:${ports.pictures}`)
    .replace('/app/data', join(app, 'data'))
    .replace('0.0.0.0', '127.0.0.1');

function environmentOf(name: string): NodeJS.ProcessEnv {
  const given = { ...image.env(), ...settings, ...services.get(name)?.environment };
  const local = Object.entries(given).map(([key, value]) => [key, here(String(value))]);
  const port = String(ports[name] ?? 0);
  return {
    ...Object.fromEntries(local),
    ...{ PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder },
    ...{ PORT: port, PGPORT: port, METRICS_PORT: '', WORKER_METRICS_PORT: port },
    DRAIN_SECONDS: '1',
  };
}

const logOf = (name: string) => join(folder, `${name}.log`);
const said = (name: string) => (existsSync(logOf(name)) ? readFileSync(logOf(name), 'utf8') : '');

/** Runs the command of one of our containers. */
function start(name: string, command = services.get(name)?.command ?? image.command()) {
  const [program = '', ...args] = command;
  const quiet = ['-c', `exec "$@" >${logOf(name)} 2>&1`, 'sh', program, ...args];
  const child = spawn('sh', quiet, { cwd: app, env: environmentOf(name) });
  children.set(name, child);
  return child;
}

async function completed(name: string) {
  const [code] = await once(start(name), 'exit');
  expect(code, said(name)).toBe(0);
}

/** Runs a command as `docker compose exec` does in the worker's container. Returns its output. */
async function execute(...[program = '', ...args]: string[]): Promise<string> {
  const child = spawn(program, args, { cwd: app, env: environmentOf('worker') });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

async function stop(name: string) {
  const child = children.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function healthy(name: string): Promise<void> {
  const [kind, program = '', ...args] = services.get(name)?.healthcheck?.test ?? [
    'CMD',
    ...image.healthcheck(),
  ];
  expect(kind).toBe('CMD');
  const local = args.map((arg) => arg.replace('127.0.0.1:9464', `127.0.0.1:${ports.worker}`));
  const check = () => spawnSync(program, local, { env: environmentOf(name) });
  const options = { timeout: 60_000, interval: 300 };
  await vi.waitUntil(() => check().status === 0, options).catch(() => expect.fail(said(name)));
}

const script = (name: string) => resolve('deploy/postgres', name);
const socket = () => ['-c', `unix_socket_directories=${postgres.folder}`];

/** Programs of the image that Debian's PostgreSQL lacks. */
const imagePrograms = () => join(postgres.folder, 'bin');
const filesOf = (name: string) => join(postgres.folder, name);

/** Runs the primary or the replica by its own entry point. */
function startDatabase(name: string): ChildProcess {
  const { entrypoint = [], command = [], environment = {} } = services.get(name) ?? {};
  const [shell = '', file = ''] = entrypoint;
  const { SELF, PRIMARY = '' } = environment;
  const from = { PRIMARY: '127.0.0.1', PRIMARY_PORT: String(ports[PRIMARY]) };
  const line = `PATH="${imagePrograms()}:$PATH" exec ${shell} "$@"`;
  const args = [script(basename(file)), ...command, '-p', String(ports[name]), ...socket()];
  const env = { ...environment, PGDATA: filesOf(name), ...(SELF !== PRIMARY && from) };
  const child = postgres.run('sh', ['-c', line, 'sh', ...args], env);
  databases.set(name, child);
  return child;
}

async function stopDatabase(name: string) {
  const child = databases.get(name);
  if (child) await stopped(child);
}

const steps: Record<string, () => Promise<unknown>> = {
  /** As the image's entry point does. */
  async database() {
    const { environment = {} } = services.get('database') ?? {};
    const { POSTGRES_USER = '', POSTGRES_PASSWORD = '' } = environment;
    const PGDATA = postgres.initialise('database', POSTGRES_USER, POSTGRES_PASSWORD);
    startDatabase('database');
    await healthy('database');
    const local = { PGHOST: postgres.folder, PGPORT: String(ports.database), PGDATA };
    postgres.runOnce('createdb', ['-U', 'townboard', 'townboard'], local);
    postgres.runOnce('sh', [script('allow-replica.sh')], { ...environment, ...local });
  },
  async replica() {
    startDatabase('replica');
    await healthy('replica');
  },
  // The stand-in already has the bucket.
  pictures: async () => undefined,
  bucket: async () => undefined,
  migrate: () => completed('migrate'),
  'app-1': async () => start('app-1') && healthy('app-1'),
  'app-2': async () => start('app-2') && healthy('app-2'),
  worker: async () => start('worker') && healthy('worker'),
  async proxy() {
    const shipped = proxyConfiguration(services.get('proxy'));
    expect(shipped.match(/server app-[12]:3000 resolve max_fails=0;/g)).toHaveLength(2);
    expect(shipped).toContain('zone townboard 256k; resolver 127.0.0.11');
    expect(shipped.match(/www\.townboard\.example[;$]/g)).toHaveLength(2);
    // Debian's nginx is older than the image's and cannot resolve a name again.
    const local = shipped
      .replaceAll(/app-[12]:3000 resolve/g, '127.0.0.1:1')
      .replace(/ zone townboard 256k; resolver [^;]*;/, '');
    const file = join(folder, 'nginx.conf');
    const apps = ['app-1', 'app-2'].map((name) => `127.0.0.1:${ports[name]}`);
    const own = { folder, apps, port: ports.proxy ?? 0, redirectPort: ports.http ?? 0 };
    writeFileSync(file, localConfiguration(local, own));
    const options = ['-p', folder, '-c', file, '-g', 'daemon off;', '-e', `${folder}/error.log`];
    children.set('proxy', spawn('nginx', options, { stdio: 'ignore' }));
    await vi.waitUntil(
      () =>
        ask('/').then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    );
  },
};

const ask = (path: string, body?: unknown, port = ports.proxy ?? 0) =>
  askHost('www.townboard.example', port, path, body);

const ready = async (name: string) =>
  JSON.parse((await ask('/api/ready', undefined, ports[name])).text);

describe.skipIf(!isPossible)('compose.yaml without containers', () => {
  test('each service starts after those it waits for', async () => {
    expect([...services.keys()].sort()).toEqual(Object.keys(steps).sort());
    for (const name of services.keys()) await steps[name]?.();
  }, 180_000);

  test('pages come through nginx, and are read from the replica', async () => {
    const { status, headers, text } = await ask('/');
    expect([status, headers['x-cache']]).toEqual([
      200,
      expect.stringMatching(/HIT|MISS|EXPIRED|REVALIDATED/),
    ]);
    expect(text).toContain('https://www.townboard.example/');
    for (const name of ['app-1', 'app-2']) {
      await vi.waitUntil(async () => (await ready(name)).replica === 'ok', { timeout: 20_000 });
    }
  }, 60_000);

  test('a code is sent by the worker', async () => {
    const email = 'somebody@townboard.example';
    expect((await ask('/api/auth/send-code', { email })).status).toBe(200);
    await vi.waitUntil(() => sent.has(email), { timeout: 20_000 });
  }, 30_000);

  test("commands of the README run in the worker's container", async () => {
    const backups = join(folder, 'backups');
    const backup = ['backup', '--', '--to', backups, '--keep', '14'];
    expect(await execute('npm', 'run', ...backup)).toContain('Backup made:');
    const found = await execute('npm', 'run', 'doctor');
    for (const name of ['Database', 'Pictures', 'Replica', 'Outbox', 'Jobs', 'Backup']) {
      expect(found).toMatch(new RegExp(`✓ ${name} `));
    }
  }, 60_000);

  test('the replica takes over by the commands of the README', async () => {
    await stopDatabase('database');
    const local = { PGHOST: postgres.folder, PGPORT: String(ports.replica) };
    postgres.runOnce('psql', ['-U', 'townboard', '-c', 'SELECT pg_promote()'], local);
    const readme = readFileSync('deploy/README.md', 'utf8');
    const [, written = ''] = /printf '(.*)' >> \.env/.exec(readme) ?? [];
    const swapped = parseEnv(written.replaceAll('\\n', '\n')) as Record<string, string>;
    services = new Map(servicesInOrder({ ...settings, ...swapped }));
    await stopDatabase('replica');
    startDatabase('replica');
    await healthy('replica');
    await stop('app-1');
    start('app-1');
    await healthy('app-1');
    expect(await ready('app-1')).toMatchObject({ ready: true, replica: 'behind' });
  }, 60_000);

  test('an update keeps that, and the lost primary becomes the replica once it is copied', async () => {
    const [code] = await once(startDatabase('database'), 'exit');
    expect(code).toBe(1);
    await completed('migrate');
    rmSync(filesOf('database'), { recursive: true });
    startDatabase('database');
    await healthy('database');
    await vi.waitUntil(async () => (await ready('app-1')).replica === 'ok', { timeout: 20_000 });
  }, 60_000);
});

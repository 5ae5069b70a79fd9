/* The embedded PostgreSQL, reachable from this machine only, in the data directory. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isAlive, launch, quietFailure, stopChild } from '../launch/children.ts';
import { failure } from '../launch/preflight.mjs';
import { type Binaries, findBinaries } from './postgres-binaries.ts';
import { clusterPath, prepareCluster, stopOrphan } from './postgres-files.ts';
import type { RunAs } from './postgres-user.ts';

export type Postgres = {
  url: (database: string) => string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

export type PostgresOptions = {
  password: string;
  throwaway?: boolean;
  /** In MB; the default suits the demo. */
  sharedBuffers?: number;
  /** The npm package with its programs; default: the demo's version. */
  package?: string;
  binaries?: Binaries | undefined;
};

/** Creates the cluster if needed. The caller holds the lock on `dataDirectory`. */
export async function startPostgres(
  dataDirectory: string,
  options: PostgresOptions,
  /** Called as soon as the process exists, so that a signal during the start stops it too. */
  onLaunch: (server: Pick<Postgres, 'process' | 'stop'>) => void = () => undefined,
): Promise<Postgres> {
  const binaries = options.binaries ?? (await findBinaries(options.package));
  await stopOrphan(dataDirectory);
  const runAs = await prepareCluster(dataDirectory, options.password, binaries);
  const port = await choosePort(join(dataDirectory, 'postgres.port'));
  const log = join(dataDirectory, 'postgres.log');
  const logStart = startOfLog(log);
  const child = launchServer(binaries.postgres, dataDirectory, runAs, port, options, log);
  // SIGINT is the fast shutdown: it rolls open transactions back.
  const stop = () => stopChild(child, 'SIGINT', 20_000);
  onLaunch({ process: child, stop });
  const url = (database: string) =>
    `postgresql://postgres:${options.password}@127.0.0.1:${port}/${database}`;
  try {
    await ready(child, url('postgres'), () => readFileSync(log, 'utf8').slice(logStart), log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, process: child, stop };
}

type UrlOf = (database: string) => string;

export async function ensureDatabase(urlOf: UrlOf, name: string) {
  await withClient(urlOf('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
  });
}

export async function dropDatabase(urlOf: UrlOf, name: string) {
  await withClient(urlOf('postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  );
}

/** Connection errors have a `sentence` for people. Without `limits` a statement has no timeout. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  limits: Pick<pg.ClientConfig, 'statement_timeout' | 'query_timeout'> = {},
) {
  const client = await connect(url, limits);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string, limits: pg.ClientConfig): Promise<pg.Client> {
  try {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      ...limits,
    });
    // Without a listener a lost connection, which also fails the query, would end this process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const sentence = `The database at ${placeOf(url)} cannot be used (${message || code}).`;
    throw Object.assign(error as Error, { sentence });
  }
}

/** Without the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'a wrong address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function launchServer(
  binary: string,
  dataDirectory: string,
  runAs: RunAs,
  port: number,
  options: PostgresOptions,
  log: string,
) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // No Unix socket: its path would be too long in deep folders.
    unix_socket_directories: '',
    shared_buffers: `${options.sharedBuffers ?? 128}MB`,
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.throwaway && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [...runAs.prefix, binary, '-D', clusterPath(dataDirectory), ...flags];
  return launch(command[0] ?? binary, command.slice(1), {
    log,
    appendLog: true,
    cwd: '/',
    ...(runAs.switchUser ? runAs.owner : {}),
  });
}

async function ready(child: ChildProcess, url: string, newLog: () => string, log: string) {
  // Long enough for recovery after a crash.
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(40)) {
    if (!isAlive(child)) throw startFailure(newLog(), log);
    try {
      return await withClient(url, async () => undefined);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === '28P01') {
        throw failure(
          'The database does not accept the password in secrets.json: the two do not belong ' +
            'together. Put the right secrets.json back, or start afresh: npm run demo:reset',
        );
      }
      const isStarting = code === 'ECONNREFUSED' || code === '57P03' || code === 'ECONNRESET';
      if (!isStarting) throw error;
    }
  }
  throw failure(`The database did not come up within two minutes. See ${log}`);
}

function startFailure(text: string, log: string) {
  if (/could not (create|map|resize) .*memory|Cannot allocate memory/i.test(text)) {
    return failure('There is not enough free memory for the database. Close programs, try again.');
  }
  if (/No space left|could not bind|could not create lock file/i.test(text)) {
    return quietFailure('Starting the database', log);
  }
  return failure(
    `The database in ${join(log, '..', 'postgres')} cannot be opened: it is damaged (its own words ` +
      `are in ${log}). Move it away to keep it, or start afresh: npm run demo:reset`,
  );
}

/** Prefers the last port, so that addresses stay the same. */
async function choosePort(file: string): Promise<number> {
  const lastPort = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const isValid = Number.isInteger(lastPort) && lastPort >= 1024 && lastPort <= 65535;
  const port = (isValid && (await tryPort(lastPort))) || (await tryPort(0));
  if (!port) throw failure('No free port is left on this machine. Close programs and try again.');
  writeFileSync(file, `${port}\n`);
  return port;
}

export function tryPort(port: number): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(0));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

// The log spans many starts; only the last one matters.
function startOfLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 5_000_000) writeFileSync(log, '');
  return size > 5_000_000 ? 0 : size;
}

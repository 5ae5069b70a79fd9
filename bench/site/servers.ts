import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launchNode, stopChild } from '../../scripts/launch/children.ts';
import type { Lifetime } from '../../scripts/launch/lifetime.ts';
import { failure, root } from '../../scripts/launch/preflight.mjs';
import { tryPort } from '../../scripts/postgres/postgres.ts';
import { runServer, runWorkerProcess } from '../../scripts/start/site-processes.ts';
import { median } from '../run-wrk.ts';
import { isAnswered } from './is-answered.ts';

export type RunningServer = { address: string; process: ChildProcess };

export type Place = {
  lifetime: Lifetime;
  directory: string;
  databaseUrl: string;
  replicaUrl?: string;
};

export async function startSite(place: Place, count: number): Promise<RunningServer[]> {
  const env = environment(place);
  runWorkerProcess(place.lifetime, env, join(place.directory, 'worker.log'));
  return startServers(place, count, 'server');
}

export function startServers(place: Place, count: number, name: string): Promise<RunningServer[]> {
  const names = Array.from({ length: count }, (_, index) => serverName(index, name));
  return Promise.all(names.map((each) => startServer(place, each)));
}

export const serverName = (index: number, name = 'server') => `${name}-${index + 1}`;

async function startServer(place: Place, name: string): Promise<RunningServer> {
  const { directory, lifetime } = place;
  const port = await tryPort(0);
  const address = { host: '127.0.0.1', port, url: `http://127.0.0.1:${port}` };
  const log = join(directory, `${name}.log`);
  const env = { ...environment(place), PGAPPNAME: name };
  const child = await runServer(lifetime, { address, directory, env, log });
  return { address: `127.0.0.1:${port}`, process: child };
}

/** Time from starting a process to its first response, in ms: the median of three. */
export async function measureColdStart(place: Place): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const lifetime = { ...place.lifetime, isEnding: false };
    const started = performance.now();
    const server = await startServer({ ...place, lifetime }, 'cold-start');
    times.push(performance.now() - started);
    lifetime.isEnding = true;
    await stopChild(server.process, 'SIGTERM', 5_000);
  }
  return median(times);
}

export async function startBareNode(): Promise<RunningServer> {
  const port = await tryPort(0);
  const child = launchNode([join(root, 'bench/site/bare-node.mjs')], {
    env: { PORT: String(port), NODE_ENV: 'production' },
  });
  await listening(port);
  return { address: `127.0.0.1:${port}`, process: child };
}

async function listening(port: number) {
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(20)) {
    if (await isAnswered(port)) return;
  }
  throw failure(`Nothing listens on port ${port}.`);
}

/** Peak resident memory in bytes; undefined except on Linux. */
export function peakMemory({ pid }: ChildProcess): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

const environment = ({ directory, databaseUrl, replicaUrl }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  APP_ENV: 'demo',
  DATA_DIR: directory,
  DATABASE_URL: databaseUrl,
  ...(replicaUrl && { DATABASE_REPLICA_URL: replicaUrl }),
  // The loads send visitors' IP addresses in a header (visitor-headers.ts, paths.lua).
  TRUSTED_PROXIES: '1',
});

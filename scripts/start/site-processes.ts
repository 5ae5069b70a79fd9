import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  finished,
  isAlive,
  launchNode,
  quietFailure,
  stopChild,
  stopGraceMs,
} from '../launch/children.ts';
import type { Lifetime } from '../launch/lifetime.ts';
import { type Address, busyPortMessage, failure, root } from '../launch/preflight.mjs';
import { drainTime, serverEnv, serverFlags, serverHooks } from '../serve/server-options.mjs';

type Server = {
  address: Address;
  directory: string;
  env: NodeJS.ProcessEnv;
  log: string;
  isDev?: boolean;
};

export async function runServer(lifetime: Lifetime, server: Server): Promise<ChildProcess> {
  const { address, directory, env, log, isDev } = server;
  const drainMs = isDev ? 0 : drainTime();
  const command = isDev
    ? [
        join(root, 'node_modules/next/dist/bin/next'),
        'dev',
        '--port',
        String(address.port),
        '--hostname',
        address.host,
      ]
    : [...serverFlags, join(directory, 'site/server.js')];
  const child = launchNode([...serverHooks, ...command], {
    env: {
      ...serverEnv,
      ...env,
      PORT: String(address.port),
      HOSTNAME: address.host,
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    ...outputOf(env, log, isDev),
  });
  endTogether(lifetime, child, 'The server', log, address.port);
  if (!isDev) {
    const stop = () => stopServer(child, lifetime.signal === 'SIGTERM' ? drainMs : 0);
    lifetime.server = { stop };
  }
  await answering(child, address, log);
  return child;
}

/** As `npm run serve` does. The processes that decode pictures end with the requests. */
async function stopServer(child: ChildProcess, drainMs: number) {
  if (drainMs > 0 && isAlive(child)) {
    child.kill('SIGUSR2');
    await Promise.race([finished(child), delay(drainMs)]);
  }
  await stopChild(child, 'SIGTERM', stopGraceMs, { isAlone: true });
}

export function runWorkerProcess(lifetime: Lifetime, env: NodeJS.ProcessEnv, log: string) {
  const args = ['--import', './scripts/launch/register-alias.ts', 'scripts/worker/worker.ts'];
  const child = launchNode(args, { env, ...outputOf(env, log) });
  endTogether(lifetime, child, 'The worker', log);
}

// Quiet in a terminal; services and developers get the log.
const outputOf = (env: NodeJS.ProcessEnv, log: string, isDev = false) =>
  isDev || env.APP_ENV === 'production' ? {} : { log };

function endTogether(
  lifetime: Lifetime,
  child: ChildProcess,
  what: string,
  log: string,
  port?: number,
) {
  child.once('error', lifetime.fail);
  child.once('exit', (code, signal) => {
    if (!lifetime.isEnding) lifetime.fail(deathOf(`${what} (${signal ?? code})`, log, port));
  });
}

function deathOf(what: string, log: string, port?: number) {
  try {
    const text = readFileSync(log, 'utf8');
    if (port && text.includes('EADDRINUSE')) return failure(busyPortMessage(port));
  } catch (error) {
    // There is no log when output goes to the terminal.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return failure(`${what} ended by itself. Its own words are above.`);
  }
  return quietFailure(what, log, 'ended by itself');
}

async function answering(child: ChildProcess, address: Address, log: string) {
  const host = ['0.0.0.0', '::'].includes(address.host) ? '127.0.0.1' : address.host;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`;
  for (const end = Date.now() + 180_000; Date.now() < end && isAlive(child); await delay(50)) {
    try {
      const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
      await reply.arrayBuffer();
      return;
    } catch (error) {
      // Not listening yet, or not ready within a minute on a busy machine.
      if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError') throw error;
    }
  }
  // If it died, endTogether reports why.
  if (isAlive(child)) throw failure(`The server does not answer at ${address.url}. See ${log}`);
  await new Promise(() => undefined);
}

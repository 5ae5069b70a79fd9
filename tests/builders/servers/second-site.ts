import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverHooks } from '../../../scripts/serve/server-options.mjs';

export type SecondSite = {
  url: string;
  pid: number;
  /** Sends SIGTERM, as a release does. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

export const platformHost = join(import.meta.dirname, 'platform-host.mjs');

/** Another server of the tests' site, or `script` in its folder without our hooks. */
export async function startSecondSite(
  databaseUrl?: string,
  {
    env = {},
    script,
    onOutput,
  }: { env?: Record<string, string>; script?: string; onOutput?: (text: string) => void } = {},
): Promise<SecondSite> {
  const { TEST_DIRECTORY } = process.env;
  if (!TEST_DIRECTORY) throw new Error('There is no site: run npm test -- api');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = join(TEST_DIRECTORY, 'site');
  const program = script ? [script] : [...serverHooks, 'server.js'];
  const child = spawn(process.execPath, program, {
    cwd: site,
    env: {
      ...process.env,
      // The tests set the callers' addresses.
      ...(script ? { CALLER_ADDRESS: 'platform' } : { TRUSTED_PROXIES: '1' }),
      ...env,
      ...(databaseUrl && { DATABASE_URL: databaseUrl, APP_URL: url }),
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'ignore'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  // Ends with the tests if they are killed.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await answering(url);
  const end = async (signal: NodeJS.Signals) => {
    process.removeListener('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    close: () => end('SIGKILL'),
  };
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; ; await delay(50)) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

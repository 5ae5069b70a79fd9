import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/*
 * Answers 503 while draining, like /api/ready. /slow needs a process of its own, as a large picture does. Like
 * Next's server it closes after SIGTERM, and exits with 143.
 */
const program = `
  const draining = Symbol.for('townboard.draining');
  const { spawn } = require('node:child_process');
  const server = require('node:http').createServer((request, response) => {
    response.statusCode = globalThis[draining] ? 503 : 200;
    if (request.url !== '/slow') return response.end();
    response.write('…');
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1000)'])
      .once('exit', (code) => response.end(String(code)));
  });
  server.listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(143)));
`;

/** Starts and stops a server as `npm start` and `npm run start:production` do. */
const starter = `
  import { beginLifetime, runUntilEnded } from './scripts/launch/lifetime.ts';
  import { listenAddress } from './scripts/launch/preflight.mjs';
  import { runServer } from './scripts/start/site-processes.ts';
  const lifetime = beginLifetime(0);
  const { DATA_DIR: directory } = process.env;
  const server = { address: listenAddress(), directory, env: process.env, log: directory + '/server.log' };
  const work = () => runServer(lifetime, server).then(() => lifetime.ended);
  await runUntilEnded(lifetime, work, { after: () => undefined });
`;
const ofStart = [
  ...['--import', './scripts/launch/register-alias.ts', '--input-type=module'],
  ...['-e', starter],
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function start(args: string[], settings: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'drain-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const folder of ['releases/one', 'site']) {
    mkdirSync(join(directory, folder), { recursive: true });
    writeFileSync(join(directory, folder, 'server.js'), program);
  }
  symlinkSync('one', join(directory, 'releases/current'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: directory, PORT: String(port), HOSTNAME: '127.0.0.1' };
  const child = spawn(process.execPath, args, { env: { ...env, ...settings } });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const url = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(url).then(
      (reply) => reply.status,
      () => null,
    );
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 20_000 });
  return { child, url, status };
}

const ways = [
  ['npm run serve', ['scripts/serve/serve.mjs']],
  ['npm start', ofStart],
] as const;

test.each(ways)(
  '%s reports for DRAIN_SECONDS that it is draining, and serves requests meanwhile',
  async (_, args) => {
    const { child, status } = await start([...args], { DRAIN_SECONDS: '1' });
    child.kill('SIGTERM');
    const started = performance.now();
    await vi.waitUntil(async () => (await status()) === 503, { timeout: 900, interval: 20 });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(performance.now() - started).toBeGreaterThan(900);
    expect(await status()).toBeNull();
  },
  30_000,
);

test.each([
  ['npm run serve', ['scripts/serve/serve.mjs'], 'SIGTERM'],
  ['npm start', ofStart, 'SIGTERM'],
  ['npm start', ofStart, 'SIGINT'],
] as const)(
  '%s finishes a request that needs another process (%#)',
  async (_, args, signal) => {
    const { child, url } = await start([...args], {});
    const slow = await fetch(`${url}/slow`);
    child.kill(signal);
    const ended = once(child, 'exit');
    expect(await slow.text()).toBe('…0');
    await ended;
  },
  30_000,
);

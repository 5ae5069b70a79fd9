import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/* Answers 503 while draining, like /api/ready. */
const program = `
  const draining = Symbol.for('townboard.draining');
  require('node:http').createServer((request, response) => {
    response.statusCode = globalThis[draining] ? 503 : 200;
    response.end();
  }).listen(process.env.PORT, '127.0.0.1');
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('npm run serve reports for DRAIN_SECONDS that it is draining, and serves requests meanwhile', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'drain-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'releases/one'), { recursive: true });
  writeFileSync(join(directory, 'releases/one/server.js'), program);
  symlinkSync('one', join(directory, 'releases/current'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: directory, PORT: String(port), HOSTNAME: '127.0.0.1' };
  const child = spawn(process.execPath, ['scripts/serve/serve.mjs'], {
    env: { ...env, DRAIN_SECONDS: '1' },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (reply) => reply.status,
      () => null,
    );
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 10_000 });
  child.kill('SIGTERM');
  const started = performance.now();
  await vi.waitUntil(async () => (await status()) === 503, { timeout: 900, interval: 20 });
  await once(child, 'exit');
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(await status()).toBeNull();
}, 30_000);

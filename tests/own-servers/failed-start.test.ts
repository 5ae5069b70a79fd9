import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isRightNode } from '@/lib/process/node-version';
import { tryPort } from '@/scripts/postgres/postgres';

/* A server that cannot serve exits with one sentence, instead of answering 500 to everything. */

async function start(env: Record<string, string>, node = process.execPath) {
  const site = join(process.env.TEST_DIRECTORY ?? '', 'site');
  const port = String(await tryPort(0));
  const child = spawn(node, [join(site, 'server.js')], {
    cwd: site,
    env: { ...process.env, PORT: port, HOSTNAME: '127.0.0.1', NODE_ENV: 'production', ...env },
  });
  const late = setTimeout(() => child.kill('SIGKILL'), 25_000);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  clearTimeout(late);
  return { code, output, errors };
}

test('one without the hooks that enforce limits', async () => {
  const { code, errors } = await start({ CALLER_ADDRESS: '', VERCEL: '' });
  expect([code, errors]).toEqual([1, expect.stringContaining('Start it with npm run serve')]);
}, 30_000);

test('one without APP_ENV', async () => {
  const { code, errors } = await start({ APP_ENV: '', CALLER_ADDRESS: 'platform' });
  expect([code, errors]).toEqual([1, expect.stringContaining('APP_ENV')]);
}, 30_000);

test('one whose metrics port is in use', async () => {
  const { port } = new URL(process.env.DATABASE_URL ?? '');
  const { code, errors } = await start({ CALLER_ADDRESS: 'platform', METRICS_PORT: port });
  expect([code, errors]).toEqual([1, expect.stringContaining('Metrics cannot be served')]);
}, 30_000);

const system = '/usr/bin/node';
const isOther =
  existsSync(system) &&
  !isRightNode(execFileSync(system, ['-p', 'process.versions.node'], { encoding: 'utf8' }));

test.skipIf(!isOther)(
  'one on another Node version',
  async () => {
    const { code, errors } = await start({ CALLER_ADDRESS: 'platform' }, system);
    expect([code, errors]).toEqual([1, expect.stringContaining('The site runs on Node 24')]);
  },
  30_000,
);

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { warmUp } from '@/lib/page-cache/warm-up';

async function listen() {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end('found');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { asked, PORT: String((server.address() as AddressInfo).port) };
}

test('a process makes its first search itself, once, after its first answers', async () => {
  const { asked, PORT } = await listen();
  warmUp({ PORT, HOSTNAME: '127.0.0.1' });
  await delay(500);
  expect(asked).toEqual([]);
  await delay(1_000);
  expect(asked).toEqual(['/search?q=sofa']);
});

test('whether it succeeds or not the process goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  warmUp({});
  warmUp({ PORT: '1', HOSTNAME: '127.0.0.1' });
  await vi.waitUntil(() => warn.mock.calls.length > 0, { timeout: 5_000 });
  expect(warn.mock.calls).toEqual([
    ['page cache: the first search was not made:', expect.stringContaining('ECONNREFUSED')],
  ]);
});

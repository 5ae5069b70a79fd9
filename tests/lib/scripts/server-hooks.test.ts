import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

/*
 * Answers with its X-Forwarded-For, /later after half a second. /slow never ends, and /busy blocks the event
 * loop. Like Next's server it closes after SIGTERM.
 */
const program = `
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/slow') return response.write('…');
    if (request.url === '/later') return setTimeout(() => response.end(), 500);
    response.end(request.headers['x-forwarded-for']);
    if (request.url !== '/busy') return;
    for (const end = Date.now() + 500; Date.now() < end; );
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.on('SIGTERM', () => server.close());
`;

let child: ChildProcess;
afterEach(() => child.kill('SIGKILL'));

async function start(): Promise<string> {
  const hooks = ['--import', './scripts/serve/server-hooks.mjs'];
  child = spawn(process.execPath, [...hooks, '-e', program]);
  const [line] = await once(child.stdout ?? child, 'data');
  return `http://127.0.0.1:${String(line).trim()}`;
}

const ask = (url: string, options: object = {}) =>
  new Promise<IncomingMessage>((done, fail) => {
    get(url, options, done).once('error', fail);
  });

test('appends the peer to X-Forwarded-For', async () => {
  const url = await start();
  const forged = await ask(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await text(forged)).toBe('203.0.113.9, 127.0.0.1');
  expect(await text(await ask(url))).toBe('127.0.0.1');
});

test('after SIGTERM closes idle connections and ends the process', async () => {
  const url = await start();
  const agent = new Agent({ keepAlive: true });
  await text(await ask(url, { agent }));
  const started = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('answers requests that had arrived before SIGTERM but were not read', async () => {
  const url = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await text(await ask(url, { agent }));
  await text(await ask(`${url}/busy`));
  // Like nginx, which does not repeat a POST that it has sent.
  const sent = [{ agent }, {}, {}, {}].map((options) => ask(url, { ...options, method: 'POST' }));
  await delay(100);
  child.kill('SIGTERM');
  const answers = await Promise.all(sent);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await once(child, 'exit');
}, 20_000);

test.each(['SIGUSR2', 'SIGTERM'] as const)(
  'keeps no connection of a request that was open at %s',
  async (signal) => {
    const url = await start();
    const agent = new Agent({ keepAlive: true });
    const later = ask(`${url}/later`, { agent, method: 'POST' });
    await delay(200);
    child.kill(signal);
    expect((await later).headers.connection).toBe('close');
  },
);

test('ends within ten seconds even if a connection stays busy', async () => {
  const url = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await text(await ask(url, { agent }));
  const slow = await ask(`${url}/slow`);
  slow.on('error', () => undefined);
  const { socket } = slow;
  const started = performance.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - started).toBeGreaterThan(5_000);
  expect(performance.now() - started).toBeLessThan(12_000);
  await delay(50);
  expect(socket.destroyed || !socket.writable || socket.readableEnded).toBe(true);
}, 20_000);

import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beforeRequests } from '@/lib/page-cache/before-requests';
import { keepSuggestions } from '@/lib/page-cache/keep-suggestions';

const emit = Server.prototype.emit;
let asked = 0;
let status = 200;
let cacheControl = 'public, max-age=60';
let number = 0;

const server = createServer((_, response) => {
  asked += 1;
  response.statusCode = status;
  response.setHeader('cache-control', cacheControl);
  response.setHeader('content-type', 'application/json');
  response.setHeader('x-request-id', String(asked));
  response.write('["Bath",');
  response.end('"Bathgate – £"]');
});

beforeAll(async () => {
  beforeRequests([keepSuggestions()]);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => {
  Server.prototype.emit = emit;
  server.close();
});

beforeEach(() => {
  asked = 0;
  status = 200;
  cacheControl = 'public, max-age=60';
});

afterEach(() => vi.useRealTimers());

const newPath = () => `/api/locations/autocomplete?term=${++number}`;

async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { reply, text: await reply.text() };
}

test('the same question is answered once and then from memory, with its age', async () => {
  const path = newPath();
  const first = await ask(path);
  const second = await ask(path);
  expect(second.text).toBe(first.text);
  expect(JSON.parse(second.text)).toEqual(['Bath', 'Bathgate – £']);
  expect(second.reply.headers.get('content-type')).toBe('application/json');
  expect(second.reply.headers.get('cache-control')).toBe('public, max-age=60');
  expect(second.reply.headers.get('age')).toBe('0');
  expect(second.reply.headers.get('x-request-id')).toBeNull();
  expect(asked).toBe(1);
});

test('after its time the question is asked anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const path = newPath();
  await ask(path);
  vi.advanceTimersByTime(59_000);
  expect((await ask(path)).reply.headers.get('age')).toBe('59');
  vi.advanceTimersByTime(2_000);
  await ask(path);
  expect(asked).toBe(2);
});

test.each([
  ['an error', () => (status = 400)],
  ['what is for one person', () => (cacheControl = 'private, max-age=60')],
  ['what may not be kept', () => (cacheControl = 'no-store')],
])('%s is not kept', async (_, change) => {
  change();
  const path = newPath();
  await ask(path);
  await ask(path);
  expect(asked).toBe(2);
});

test('other routes, other methods and endless addresses are left alone', async () => {
  for (const path of ['/api/ads/my-ads?a=1', `/api/search/suggest?q=${'x'.repeat(300)}`]) {
    await ask(path);
    await ask(path);
  }
  const path = newPath();
  await ask(path);
  await ask(path, 'POST');
  expect(asked).toBe(6);
});

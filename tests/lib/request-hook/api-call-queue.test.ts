import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fileRoutes } from '@/lib/api/uploads/file-routes';
import { apiCallQueue } from '@/lib/request-hook/api-call-queue';

/* Calls to a stand-in for Next. The test decides when it answers. */

let enqueue = apiCallQueue();
let reached: ServerResponse[] = [];
const server = createServer((request, response) => {
  void enqueue(request, response, () => reached.push(response));
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  enqueue = apiCallQueue();
  reached = [];
});

const ask = (cookie: string, path = '/api/ads') => fetch(url + path, { headers: { cookie } });
const askMany = (count: number, cookie: string, path?: string) =>
  Array.from({ length: count }, () => ask(cookie, path));
const answerAll = () => {
  for (const response of reached.splice(0)) response.end();
};

test('eight calls of a session are worked on at a time, and those of others beside them', async () => {
  const busy = askMany(20, 'a=b; session=busy');
  await vi.waitFor(() => expect(reached).toHaveLength(8));
  const others = [ask('session=other'), ...askMany(10, 'a=b')];
  await vi.waitFor(() => expect(reached).toHaveLength(19));
  answerAll();
  await vi.waitFor(() => expect(reached).toHaveLength(8));
  answerAll();
  await vi.waitFor(() => expect(reached).toHaveLength(4));
  answerAll();
  const statuses = (await Promise.all([...busy, ...others])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test.each(['/api/messages/events?x=1', ...fileRoutes])(
  'calls of %s wait for nobody',
  async (path) => {
    const open = askMany(12, 'session=busy', path);
    await vi.waitFor(() => expect(reached).toHaveLength(12));
    answerAll();
    await Promise.all(open);
  },
);

test('more than can wait are refused at once, with when to try again', async () => {
  const first = askMany(8, 'session=busy');
  await vi.waitFor(() => expect(reached).toHaveLength(8));
  const rest = askMany(210, 'session=busy');
  const refused = await Promise.race(rest);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  const timer = setInterval(answerAll, 5);
  const statuses = (await Promise.all([...first, ...rest])).map(({ status }) => status);
  clearInterval(timer);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test('a caller that goes away lets the next one in', async () => {
  const left = Array.from({ length: 8 }, () =>
    get(`${url}/api/ads`, { headers: { cookie: 'session=busy' } }),
  );
  for (const request of left) request.on('error', () => undefined);
  await vi.waitFor(() => expect(reached).toHaveLength(8));
  const waiting = ask('session=busy');
  for (const request of left) request.destroy();
  await vi.waitFor(() => expect(reached).toHaveLength(9));
  answerAll();
  expect((await waiting).status).toBe(200);
});

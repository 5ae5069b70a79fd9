import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isForEverybody } from '@/lib/page-cache/page-cache';
import { interceptRequests } from '@/lib/request-hook/node-server';
import { refuseFirst } from '@/lib/request-hook/refused-requests';

let undo: () => void;
let handled: string[] = [];

/* A stand-in for Next that redirects without any other headers. */
const server = createServer((_, response) => {
  response.writeHead(308, { location: '/help' }).end();
});

beforeAll(async () => {
  undo = interceptRequests(
    refuseFirst(isForEverybody, (request, _, next) => {
      handled.push(`${request.method} ${request.url}`);
      next();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  undo();
  server.close();
});
beforeEach(() => {
  handled = [];
});

async function ask(method: string, path: string) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  const { status, headers } = await fetch(url, { method, redirect: 'manual' });
  return { status, headers };
}

test.each([
  ['POST', '/help', 'GET, HEAD'],
  ['OPTIONS', '/ad/0123456789ab', 'GET, HEAD'],
  ['PROPFIND', '/', 'GET, HEAD'],
  ['POST', '/api/search/suggest?q=ab', 'GET, HEAD, OPTIONS'],
])('%s %s is answered with 405 before anybody is asked', async (method, path, allow) => {
  const { status, headers } = await ask(method, path);
  expect([status, headers.get('allow')]).toEqual([405, allow]);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(handled).toEqual([]);
});

test.each([
  ['POST', '/seller/%ff'],
  ['OPTIONS', '/browse/%ff/uk'],
])('%s %s, which cannot be decoded, is answered with 400', async (method, path) => {
  expect((await ask(method, path)).status).toBe(400);
  expect(handled).toEqual([]);
});

test.each([
  ['GET', '/help'],
  ['POST', '/api/ads'],
  ['OPTIONS', '/api/search/suggest'],
  ['POST', '/login'],
])('%s %s passes, and the answer has the security headers', async (method, path) => {
  const { status, headers } = await ask(method, path);
  expect([status, headers.get('location')]).toEqual([308, '/help']);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(handled).toEqual([`${method} ${path}`]);
});

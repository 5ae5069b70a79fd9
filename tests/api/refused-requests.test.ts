import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { baseUrl } from '../builders/servers/http';

/** Sends the request line unchanged, which no HTTP client does. */
function send(line: string): Promise<{ status: number; headers: Headers; text: string }> {
  const { port, host } = new URL(baseUrl);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  socket.once('close', () => resolve(received));
  socket.once('error', reject);
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return promise.then((answer) => {
    const [head = '', ...body] = answer.split('\r\n\r\n');
    const [first = '', ...fields] = head.split('\r\n');
    const pairs = fields.map((field) => field.split(/: (.*)/s).slice(0, 2) as [string, string]);
    return {
      status: Number(first.split(' ')[1]),
      headers: new Headers(pairs),
      text: body.join('\r\n\r\n'),
    };
  });
}

const logFile = join(process.env.TEST_DIRECTORY ?? '', 'server.log');
const logLength = () => readFileSync(logFile, 'utf8').length;

const expectSecurityHeaders = (headers: Headers) => {
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("object-src 'none'");
};

test.each([
  ['GET *', 400],
  ['HEAD *', 400],
  ['OPTIONS *', 400],
  ['GET http://elsewhere.example/help', 400],
  ['TRACE /', 405],
  ['TRACE /api/ads/x', 405],
  ['GET /login.rsc', 404],
  ['GET /help.rsc', 404],
  ['GET /browse/all/uk.rsc', 404],
  ['GET /help.segments/_tree.segment.rsc', 404],
  ['GET /login.segments/login/__PAGE__.segment.rsc', 404],
])('%s is answered %i and leaves no trace in the log', async (line, status) => {
  const before = logLength();
  const answer = await send(line);
  expect(answer.status).toBe(status);
  expectSecurityHeaders(answer.headers);
  await delay(50);
  expect(readFileSync(logFile, 'utf8').slice(before)).not.toMatch(/\n\s+at /);
});

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const pages = [
  '/',
  '/help',
  '/browse/all/uk',
  '/ad/nothing',
  '/seller/nobody',
  '/search',
  '/terms',
];

test.each(pages)('%s allows only GET and HEAD', async (page) => {
  for (const method of methods) {
    const { status, headers } = await send(`${method} ${page}`);
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    expectSecurityHeaders(headers);
  }
});

test('cached API routes list their methods', async () => {
  for (const path of ['/api/search/suggest', '/api/locations/autocomplete']) {
    const { status, headers } = await send(`POST ${path}?q=ab`);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await send(`OPTIONS ${path}`)).status).toBe(204);
  }
});

test.each([
  ['/help/', '/help'],
  ['/search/', '/search'],
  ['/browse/all/uk/', '/browse/all/uk'],
])('the redirect from %s to %s carries the security headers', async (from, to) => {
  const { status, headers } = await send(`GET ${from}`);
  expect([status, headers.get('location')]).toEqual([308, to]);
  expectSecurityHeaders(headers);
});

import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerUnchanged } from '@/lib/http/answer-unchanged';

/* A server that answers as Next does: headers one by one, the length last, then the whole page. */

const html = '<p>Page</p>';
const emit = Server.prototype.emit;
let etag: string | undefined = '"abc"';
let status = 200;

const server = createServer((_, response) => {
  response.statusCode = status;
  response.setHeader('content-security-policy', "script-src 'self'");
  if (etag) response.setHeader('etag', etag);
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.end(html);
});

beforeAll(async () => {
  answerUnchanged();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => {
  Server.prototype.emit = emit;
  server.close();
});

async function ask(held?: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const headers = held ? { 'if-none-match': held } : undefined;
  const reply = await fetch(`http://127.0.0.1:${port}/`, { method, ...(headers && { headers }) });
  return { reply, text: await reply.text() };
}

test.each(['"abc"', 'W/"abc"', '"x", "abc"'])(
  'whoever holds %s gets 304 and no page',
  async (held) => {
    const { reply, text } = await ask(held);
    expect(reply.status).toBe(304);
    expect(text).toBe('');
    expect(reply.headers.get('etag')).toBe('"abc"');
    expect(reply.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(reply.headers.get('content-type')).toBeNull();
  },
);

test.each([undefined, '"older"', '"ab"', '*x'])('whoever holds %s gets the page', async (held) => {
  const { reply, text } = await ask(held);
  expect(reply.status).toBe(200);
  expect(text).toBe(html);
});

test('answers without a hash, other statuses and other methods are left as they are', async () => {
  etag = undefined;
  expect((await ask('"abc"')).text).toBe(html);
  etag = '"abc"';
  status = 404;
  expect((await ask('"abc"')).reply.status).toBe(404);
  status = 200;
  expect((await ask('"abc"', 'POST')).text).toBe(html);
});

import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFromMemory } from '@/lib/page-cache/answer-from-memory';
import { askingAddress, rememberAsker } from '@/lib/page-cache/asking-address';
import { beforeRequests } from '@/lib/page-cache/before-requests';
import CacheHandler from '@/lib/page-cache/cache-handler';
import { pageStore } from '@/lib/page-cache/store/shared-store';

/* A server that does as Next does: it asks the cache, renders and stores, and sends headers one by one. */

const cache = new CacheHandler();
const emit = Server.prototype.emit;
const id = '0123456789ab';
let html = '<p>Oak table, £20</p>';
let rendered = 0;
let sent = 0;
let cookie: string | undefined;
/** What Next makes while the one before is shown. */
let next: (() => Promise<void>)[] = [];
let askers: (string | null)[] = [];

const server = createServer(async (request, response) => {
  sent += 1;
  askers.push(askingAddress());
  const path = request.url?.replace('/search?', '/found/');
  const key = `/route-cache/APP_PAGE/0a1b2c/$${path}`;
  const make = async () => {
    rendered += 1;
    const made = { kind: 'APP_PAGE', status: 200, html, headers: {} };
    await cache.set(key, made, { cacheControl: { revalidate: 24 } });
  };
  let entry = await cache.get(key);
  if (!entry) {
    await make();
    entry = await cache.get(key);
  } else if (Date.now() - entry.lastModified > 24_000) {
    next.push(make);
  }
  const { value } = entry ?? {};
  response.statusCode = value?.status ?? 500;
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('x-nextjs-cache', 'HIT');
  if (cookie) response.setHeader('set-cookie', cookie);
  for (const [name, content] of Object.entries(value?.headers ?? {})) {
    if (content !== undefined) response.setHeader(name, content);
  }
  response.setHeader('content-length', Buffer.byteLength(value?.html ?? ''));
  response.end(value?.html);
});

beforeAll(async () => {
  beforeRequests([answerFromMemory(), rememberAsker]);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  pageStore().changes.hearing(performance.now());
});

afterAll(() => {
  Server.prototype.emit = emit;
  server.close();
});

beforeEach(async () => {
  pageStore().changes.recordAll(performance.now());
  html = '<p>Oak table, £20</p>';
  cookie = undefined;
  // A list may be shown for a moment after a change; an ad may not.
  pageStore().changes.record([`ad:${id}`], performance.now());
  rendered = 0;
  sent = 0;
  next = [];
  askers = [];
});

async function ask(headers: Record<string, string> = {}, method = 'GET', path = `/ad/${id}`) {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return { reply, text: await reply.text() };
}

test('from the second time on a page comes with all its headers, and nobody is asked', async () => {
  const first = await ask();
  const second = await ask();
  expect(second.text).toBe(first.text);
  expect(second.reply.headers.get('x-frame-options')).toBe('DENY');
  expect(second.reply.headers.get('x-page-cache')).toBe('HIT');
  expect(second.reply.headers.get('x-nextjs-cache')).toBeNull();
  for (const name of ['etag', 'cache-control', 'content-security-policy', 'content-length']) {
    expect(second.reply.headers.get(name), name).toBe(first.reply.headers.get(name));
  }
  expect(sent).toBe(1);
});

test('whoever takes gzip gets gzip, and others do not', async () => {
  await ask();
  const packed = await ask({ 'accept-encoding': 'br, gzip' });
  expect(packed.reply.headers.get('content-encoding')).toBe('gzip');
  expect(packed.reply.headers.get('vary')).toBe('accept-encoding');
  expect(packed.text).toBe(html);
  const plain = await ask({ 'accept-encoding': 'gzip;q=0, identity' });
  expect(plain.reply.headers.get('content-encoding')).toBeNull();
  expect(plain.text).toBe(html);
  expect(sent).toBe(1);
});

test('a page that has changed is rendered anew', async () => {
  await ask();
  await ask();
  html = '<p>Oak table, £15</p>';
  pageStore().changes.record([`ad:${id}`], performance.now());
  expect((await ask()).text).toBe(html);
  expect((await ask()).text).toBe(html);
  expect([rendered, sent]).toEqual([2, 2]);
});

test('whoever holds the page gets 304 and no page', async () => {
  const etag = (await ask()).reply.headers.get('etag') ?? '';
  for (const held of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const { reply, text } = await ask({ 'if-none-match': held });
    expect([reply.status, text]).toEqual([304, '']);
    expect(reply.headers.get('etag')).toBe(etag);
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  const { reply, text } = await ask({ 'if-none-match': '"older"' });
  expect([reply.status, text]).toEqual([200, html]);
  expect(sent).toBe(1);
});

test('a HEAD says what a GET would, without the page', async () => {
  const { reply } = await ask();
  const head = await ask({}, 'HEAD');
  expect(head.text).toBe('');
  expect(head.reply.headers.get('content-length')).toBe(reply.headers.get('content-length'));
  expect(sent).toBe(1);
});

test('other methods, pages for one person, and an answer with a cookie are left to Next', async () => {
  cookie = 'a=b';
  await ask();
  await ask();
  expect(sent).toBe(2);
  await ask({}, 'POST');
  expect(sent).toBe(3);
  cookie = undefined;
  for (let count = 0; count < 2; count += 1) await ask({}, 'GET', '/my-account');
  expect(sent).toBe(5);
});

describe('a search whose time is soon over', () => {
  let searches: string[] = [];
  let number = 0;
  const askAll = async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    for (const path of searches) expect((await ask(headers, 'GET', path)).text).toBe(html);
  };
  const later = (seconds: number) => vi.setSystemTime(Date.now() + 1000 * seconds);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    searches = [1, 2, 3].map(() => `/search?q=${++number}`);
    await askAll();
    await askAll();
  });
  afterEach(() => vi.useRealTimers());

  test('is made anew on account of nobody, two at a time, while the others are shown', async () => {
    expect([rendered, sent]).toEqual([3, 3]);
    later(28);
    await askAll();
    await askAll();
    // The turn of the first two: the third does not reach Next.
    expect([rendered, sent, next.length]).toEqual([3, 5, 2]);
    await next[0]?.();
    await askAll();
    // Of the new one Next's headers are learned, and it is the third one's turn.
    expect([rendered, sent, next.length]).toEqual([4, 7, 3]);
    await next[1]?.();
    await next[2]?.();
    await askAll();
    await askAll();
    expect([rendered, sent, next.length]).toEqual([6, 9, 3]);
    const isCounted = askers.map((asker) => asker !== null);
    expect(isCounted).toEqual([true, true, true, false, false, true, false, true, true]);
  });

  test('is made anew a while later than another one, by chance', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    searches = [`/search?q=${++number}`];
    await askAll();
    await askAll();
    chance.mockRestore();
    const before = sent;
    later(25);
    await askAll();
    expect(sent).toBe(before);
    later(1);
    await askAll();
    expect(sent).toBe(before + 1);
    await next.at(-1)?.();
  });

  test('that another process made is left to that one for a while', async () => {
    const path = `/found/q=${++number}`;
    const key = `/route-cache/APP_PAGE/0a1b2c/$${path}`;
    const isDue = () => !pageStore().forVisitor(key).entry;
    const page = { kind: 'APP_PAGE', status: 200, html, headers: {} };
    const adopt = () => {
      const made = { startedAt: performance.now(), lastModified: Date.now() };
      pageStore().adopt(key, page, { cacheControl: { revalidate: 24 }, ...made });
    };
    adopt();
    later(27.4);
    expect(isDue()).toBe(false);
    later(1.2);
    expect(isDue()).toBe(true);
    adopt();
    expect(isDue()).toBe(false);
  });

  test('waits for no turn that is never taken', async () => {
    later(28);
    await askAll();
    expect(sent).toBe(5);
    const { now } = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 6000);
    await askAll();
    expect(sent).toBe(7);
    vi.restoreAllMocks();
  });

  test('is not shown when it is over', async () => {
    later(31);
    await askAll();
    expect([rendered, sent, next.length]).toEqual([6, 6, 0]);
  });
});

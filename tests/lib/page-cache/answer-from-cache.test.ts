import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { requestState } from '@/lib/api/request/request-state';
import { readsReplica } from '@/lib/db/replica/reads-replica';
import { answerFromCache } from '@/lib/page-cache/answer-from-cache';
import { createDatabaseChooser } from '@/lib/page-cache/choose-database';
import { createPageStore } from '@/lib/page-cache/page-store';
import type { ExistenceCheck, MissingOrRedirect } from '@/lib/pages/page-exists';
import { limits } from '@/lib/rate-limit/limits';
import type { Gate } from '@/lib/request-hook/gate';
import { interceptRequests } from '@/lib/request-hook/node-server';
import { sendRefusal } from '@/lib/request-hook/send-refusal';

/* A stand-in for Next that streams its answers in chunks and sets headers one by one. */

const store = createPageStore();
const hourly = `/help`;
let number = 0;
let path = '';
let answer: { status: number; html: string; headers: Record<string, string> };
let requests: { url: string | undefined; headers: unknown }[] = [];
/** Delays the answer until then, so that other requests can come meanwhile. */
let barrier: Promise<void> = Promise.resolve();
let undo: () => void;

let exists = true;
let target: MissingOrRedirect | null = null;
let isRefused = false;
let onRequest = () => {};

const check: ExistenceCheck = {
  exists: async () => exists,
  ifMissing: { missing: 'ad' },
  load: async () => target,
};

/** By default admits everything. */
const gate: Gate = {
  isFile: () => false,
  isSearch: (url) => url.startsWith('/search'),
  resolve: () => ({ limit: limits.newPages, check }),
  refuses: async ({ response }) => {
    if (isRefused) sendRefusal({ status: 429, retryAfter: 9, answers: 'page' }, response);
    return isRefused;
  },
  admits: async () => true,
  isRendered: () => true,
  mayLag: (limit) => limit === limits.newSearches,
  enqueueCall: async (_request, _response, next) => next(),
  acquireSlot: async () => ({ release: () => undefined }),
};

let isAway = false;
/** Undefined without a replica. */
let replicaAsOf: number | undefined;
const suspect = vi.fn();
const database = { isAway: () => isAway, suspect };

const server = createServer(async (request, response) => {
  onRequest();
  // Like Next.
  if (response.destroyed) return;
  requests.push({ url: request.url, headers: { ...request.headers } });
  const { status, html, headers } = answer;
  await barrier;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.flushHeaders();
  const half = html.length / 2;
  response.write(html.slice(0, half), () => response.end(Buffer.from(html.slice(half))));
});

beforeAll(async () => {
  const chooser = createDatabaseChooser(store.changes, () => replicaAsOf);
  undo = interceptRequests(answerFromCache(store, gate, database, chooser));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  store.changes.connected(performance.now());
});
afterAll(() => {
  undo();
  server.close();
});
beforeEach(() => {
  path = `/ad/${String(++number).padStart(12, '0')}`;
  answer = {
    status: 200,
    html: '<p>Oak table, £20</p>',
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
  };
  requests = [];
  exists = true;
  target = null;
  isRefused = false;
  onRequest = () => {};
  isAway = false;
  replicaAsOf = undefined;
  suspect.mockClear();
  barrier = Promise.resolve();
});

async function ask(
  address = path,
  headers: Record<string, string> = {},
  options: RequestInit = {},
) {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${address}`, {
    redirect: 'manual',
    ...options,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

const change = (...tags: string[]) => store.changes.record(tags, performance.now());
const adTag = () => `ad:${path.slice(4)}`;

test('a page is rendered once, and sent again with all its headers', async () => {
  const first = await ask();
  const second = await ask();
  expect([first.headers.get('x-page-cache'), second.headers.get('x-page-cache')]).toEqual([
    'MISS',
    'HIT',
  ]);
  expect(second.text).toBe('<p>Oak table, £20</p>');
  for (const { headers } of [first, second]) {
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=3600');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('content-length')).toBe('22');
  }
  expect(requests).toHaveLength(1);
});

test('the framework’s scripts are left out, from the first answer on', async () => {
  const framework =
    '<link rel="preload" as="script" fetchPriority="low" nonce="x" href="/_next/static/a.js"/>' +
    '<script src="/_next/static/chunks/a.js" async="" nonce="x"></script>' +
    '<script nonce="x">self.__next_f=[]</script>';
  const own =
    '<link rel="preload" href="/a.woff2" as="font" data-precedence="x"/><script type="application/ld+json">{}</script>' +
    '<script type="module" src="/islands/a.js"></script>';
  answer.html = `${framework}<p>–</p>${own.replace(' data-', ' nonce="x" data-')}`;
  expect((await ask()).text).toBe(`<p>–</p>${own}`);
  expect((await ask()).text).toBe(`<p>–</p>${own}`);
});

test('the compressed and the plain body have ETags of their own', async () => {
  const plain = await ask();
  const packed = await ask(path, { 'accept-encoding': 'br, gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(packed.text).toBe(plain.text);
  expect(packed.headers.get('etag')).toMatch(/^"[\w-]{27}-gzip"$/);
  expect(plain.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  const refused = await ask(path, { 'accept-encoding': 'gzip;q=0, identity' });
  expect(refused.headers.get('content-encoding')).toBeNull();
  expect(requests).toHaveLength(1);
});

test('whoever takes gzip gets it from the first answer on', async () => {
  expect((await ask(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
    'gzip',
  );
});

test('whoever has the page gets 304', async () => {
  const { headers } = await ask();
  const etag = headers.get('etag') ?? '';
  const packed = etag.replace(/"$/, '-gzip"');
  for (const held of [etag, packed, `W/${etag}`, `"x", ${etag}`]) {
    const unchanged = await ask(path, { 'if-none-match': held });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(unchanged.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  expect((await ask(path, { 'if-none-match': '"older"' })).status).toBe(200);
  expect(requests).toHaveLength(1);
});

test('a HEAD is answered like a GET without the body, also the first time', async () => {
  const head = await ask(path, {}, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '22']);
  expect((await ask()).text).toBe('<p>Oak table, £20</p>');
  expect(requests).toHaveLength(1);
});

test('what one visitor sent reaches nobody else’s page', async () => {
  const sent = { rsc: '1', 'accept-encoding': 'br', 'x-missing-page': 'ad' };
  await ask(`${path}?token=mine`, sent);
  await ask(`${path}?token=another`);
  expect(requests.map(({ url }) => url)).toEqual([path]);
  const forwarded = Object.keys(requests[0]?.headers ?? {});
  for (const name of Object.keys(sent)) expect(forwarded).not.toContain(name);
  expect(requests[0]).toMatchObject({ headers: { 'user-agent': 'page-cache' } });
});

describe('not stored', () => {
  const askTwice = async (...args: Parameters<typeof ask>) => {
    const replies = [await ask(...args), await ask(...args)];
    expect(requests).toHaveLength(2);
    return replies;
  };

  test('other methods, and addresses that are not in the table', async () => {
    await askTwice(path, {}, { method: 'POST' });
    requests = [];
    await askTwice('/my-account');
    requests = [];
    await askTwice('/api/ads');
    requests = [];
    await askTwice(`/ad/${'x'.repeat(400)}`);
  });

  test('an answer with a cookie, which goes out as it is', async () => {
    answer.headers['set-cookie'] = 'a=b';
    const [reply] = await askTwice();
    expect(reply?.headers.get('set-cookie')).toBe('a=b');
    expect(reply?.headers.get('x-page-cache')).toBeNull();
    expect(reply?.text).toBe(answer.html);
  });

  test('an error, which keeps the framework’s scripts', async () => {
    answer = { ...answer, status: 500, html: '<html id="__next_error__"><script>1</script>' };
    const [reply] = await askTwice();
    expect([reply?.status, reply?.text]).toEqual([500, answer.html]);
  });

  test.each([
    '<html id="__next_error__"><script>1</script>',
    '<p><template id="B:0"></template></p><div hidden id="S:0">late</div><script>$RC</script>',
  ])('a page that is incomplete until scripts have run: %s', async (html) => {
    answer = { ...answer, status: 404, html };
    const [reply] = await askTwice();
    expect([reply?.status, reply?.text]).toEqual([404, html]);
  });
});

test('a page that is not there, and a redirect, are stored too', async () => {
  answer.status = 404;
  expect((await ask()).status).toBe(404);
  expect((await ask()).headers.get('x-page-cache')).toBe('HIT');
  change(adTag());
  answer = { ...answer, status: 308, headers: { ...answer.headers, location: '/adult/ad/x' } };
  await ask();
  const { status, headers, text } = await ask();
  expect([status, headers.get('location'), text]).toEqual([308, '/adult/ad/x', '']);
  expect(requests).toHaveLength(2);
});

describe('an address that leads elsewhere', () => {
  const missing = { status: 404, html: '<p>Ad not found</p>' };

  test('gets the page about what is missing, which is rendered once for all of them', async () => {
    answer = { ...answer, ...missing };
    target = { missing: 'ad' };
    const paths = [path, '/ad/zzzzzzzzzzz1', '/ad/zzzzzzzzzzz2'];
    for (const address of paths) {
      const { status, text } = await ask(address);
      expect([status, text]).toEqual([404, missing.html]);
    }
    expect(requests.map(({ url }) => url)).toEqual(['/ad/none']);
  });

  test('with a name that nothing has is looked up no further, and counted later', async () => {
    answer = { ...answer, ...missing };
    exists = false;
    const load = vi.spyOn(check, 'load');
    const admits = vi.spyOn(gate, 'admits');
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await ask()).status).toBe(404);
    exists = true;
    await ask('/ad/zzzzzzzzzzz4');
    expect(load).toHaveBeenCalledTimes(1);
    expect(admits.mock.calls.map(([, , isCheap = false]) => isCheap)).toEqual([true, false]);
  });

  test('with a name that nothing has is not stored, and leads to its page as soon as something has it', async () => {
    answer = { ...answer, ...missing };
    exists = false;
    await ask();
    const bytes = store.bytes();
    const paths = [path, '/ad/zzzzzzzzzzz5', '/seller/zzzzzzzzzzz6'];
    for (const address of paths) expect((await ask(address)).status).toBe(404);
    expect(store.bytes()).toBe(bytes);
    exists = true;
    answer = { ...answer, status: 200, html: '<p>Oak table, £20</p>' };
    expect((await ask()).text).toBe('<p>Oak table, £20</p>');
  });

  test('with a name that nothing has keeps nobody waiting for another who asks for it', async () => {
    answer = { ...answer, ...missing };
    await ask('/ad/zzzzzzzzzzz7');
    const lookedUp = Promise.withResolvers<boolean>();
    const checked = vi.spyOn(check, 'exists').mockReturnValueOnce(lookedUp.promise);
    onTestFinished(() => void vi.restoreAllMocks());
    exists = false;
    const first = ask();
    await vi.waitUntil(() => checked.mock.calls.length === 1);
    expect((await ask()).status).toBe(404);
    lookedUp.resolve(false);
    expect((await first).status).toBe(404);
  });

  test('is not looked up for an address over its limit', async () => {
    const checked = vi.spyOn(check, 'exists');
    onTestFinished(() => void vi.restoreAllMocks());
    isRefused = true;
    expect((await ask()).status).toBe(429);
    expect(checked).not.toHaveBeenCalled();
  });

  test('of an ad that existed gets one page for its category', async () => {
    answer = { ...answer, ...missing };
    target = { missing: 'ad:cars' };
    for (const address of [path, '/ad/zzzzzzzzzzz1']) expect((await ask(address)).status).toBe(404);
    expect(requests.map(({ url }) => url)).toEqual(['/ad/none-cars']);
  });

  test('loses an ad that is shown instead as soon as that ad vanishes', async () => {
    answer = { ...answer, status: 404, html: '<a href="/ad/zzzzzzzzzzz9">Oak table</a>' };
    target = { missing: 'ad:motorbikes-and-scooters' };
    expect((await ask()).text).toContain('Oak table');
    answer.html = '<p>Ad not found</p>';
    expect((await ask()).headers.get('x-page-cache')).toBe('HIT');
    change('ad:zzzzzzzzzzz9');
    expect((await ask()).text).toBe('<p>Ad not found</p>');
  });

  test('leads to its page once there is one', async () => {
    target = { missing: 'ad' };
    expect((await ask()).status).toBe(404);
    target = null;
    expect((await ask()).status).toBe(404);
    change(adTag());
    expect((await ask()).text).toBe('<p>Oak table, £20</p>');
  });

  test('is redirected without a rendering', async () => {
    target = { location: '/browse/cars/leeds' };
    const { status, headers, text } = await ask();
    expect([status, headers.get('location'), text]).toEqual([308, '/browse/cars/leeds', '']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(requests).toHaveLength(0);
  });
});

test('an address over its limit still gets what is cached, and else words', async () => {
  await ask();
  isRefused = true;
  expect((await ask()).status).toBe(200);
  const { status, headers, text } = await ask('/ad/zzzzzzzzzzz3');
  expect([status, headers.get('retry-after')]).toEqual([429, '9']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(text).toContain('Please try again in a minute.');
  expect(requests).toHaveLength(1);
});

test('a search over the limit is refused before its words are read', async () => {
  const resolving = vi.spyOn(gate, 'resolve');
  onTestFinished(() => void vi.restoreAllMocks());
  isRefused = true;
  expect((await ask('/search?q=sofa')).status).toBe(429);
  expect(resolving).not.toHaveBeenCalled();
});

test('a client that leaves before its page is rendered keeps nobody waiting', async () => {
  const looked = Promise.withResolvers<void>();
  const load = vi.spyOn(check, 'load').mockImplementationOnce(async () => {
    await looked.promise;
    return null;
  });
  const leaving = new AbortController();
  const left = ask(path, {}, { signal: leaving.signal });
  await vi.waitUntil(() => load.mock.calls.length === 1);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await delay(50);
  const other = ask();
  looked.resolve();
  expect((await other).status).toBe(200);
});

test('an answer that failed on a busy database becomes 503 with words', async () => {
  onRequest = () => {
    const state = requestState();
    if (state) state.isUnavailable = true;
  };
  answer = { ...answer, status: 500, html: '<html id="__next_error__">' };
  for (const address of [path, '/my-account']) {
    const { status, headers, text } = await ask(address);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toContain('The site is busy');
  }
});

describe('while the database is away', () => {
  const { now } = performance;
  const minutesLater = (minutes: number) =>
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + minutes * 60_000);
  const fail = () => {
    onRequest = () => {
      const state = requestState();
      if (state) state.isUnavailable = true;
    };
    answer = { ...answer, status: 500, html: '<html id="__next_error__">' };
  };
  afterEach(() => vi.restoreAllMocks());

  test('a visitor gets the last known page, marked so, without being stored elsewhere', async () => {
    const { text, headers } = await ask();
    minutesLater(30);
    fail();
    const shown = await ask();
    expect([shown.status, shown.text]).toEqual([200, text]);
    expect(shown.headers.get('x-page-cache')).toBe('STALE');
    expect(Number(shown.headers.get('age'))).toBeGreaterThanOrEqual(1800);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const unchanged = await ask(path, { 'if-none-match': headers.get('etag') ?? '' });
    expect(unchanged.status).toBe(304);
    expect(suspect).toHaveBeenCalledTimes(2);
  });

  test('nothing is rendered once it is known to be away', async () => {
    await ask();
    minutesLater(30);
    fail();
    isAway = true;
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.map(({ headers }) => headers.get('x-page-cache'))).toEqual(
      Array.from({ length: 3 }, () => 'STALE'),
    );
    expect(requests).toHaveLength(1);
  });

  test('members, older pages and pages with a change get words', async () => {
    await ask();
    fail();
    minutesLater(30);
    const member = await ask(path, { cookie: 'a=b; session=mine' });
    expect([member.status, member.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await ask(path, { authorization: 'Bearer mine' })).status).toBe(503);
    minutesLater(61);
    expect((await ask()).status).toBe(503);
    minutesLater(30);
    change(adTag());
    expect((await ask()).status).toBe(503);
  });

  test('a busy process sends it too, if nothing on it has changed', async () => {
    await ask();
    minutesLater(30);
    vi.spyOn(gate, 'acquireSlot').mockImplementation(async ({ response, whenBusy }) => {
      if (!whenBusy?.()) sendRefusal({ status: 503, retryAfter: 5, answers: 'page' }, response);
      return null;
    });
    const { status, headers } = await ask();
    expect([status, headers.get('x-page-cache')]).toEqual([200, 'STALE']);
    expect((await ask(path, { cookie: 'session=mine' })).status).toBe(503);
    change(adTag());
    expect((await ask()).status).toBe(503);
  });

  test('those who wait for a rendering that fails get it too', async () => {
    await ask();
    minutesLater(30);
    fail();
    const { promise, resolve } = Promise.withResolvers<void>();
    barrier = promise;
    const pending = [ask(), ask(), ask()];
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    resolve();
    for (const { status } of await Promise.all(pending)) expect(status).toBe(200);
    expect(requests).toHaveLength(2);
  });
});

describe('those who ask for the same page at once', () => {
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    barrier = promise;
    return resolve;
  };

  test('wait for one rendering', async () => {
    const open = hold();
    const pending = Array.from({ length: 20 }, () => ask());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    open();
    const replies = await Promise.all(pending);
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['<p>Oak table, £20</p>']));
    expect(requests).toHaveLength(1);
  });

  test('get one of their own when something changed while it was rendered', async () => {
    const open = hold();
    const first = ask();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    answer.html = '<p>Oak table, £15</p>';
    change(adTag());
    const second = ask();
    await delay(20);
    open();
    expect((await first).text).toContain('£20');
    expect((await second).text).toContain('£15');
    expect((await ask()).text).toContain('£15');
    expect(requests).toHaveLength(2);
  });

  test('are answered each for themselves when the answer is not for all', async () => {
    answer.status = 500;
    const open = hold();
    const pending = [ask(), ask(), ask()];
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    open();
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(requests).toHaveLength(3);
  });

  test('do not hang when the one that they wait for goes away', async () => {
    const open = hold();
    const leaving = new AbortController();
    const left = ask(path, {}, { signal: leaving.signal });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const second = ask();
    await delay(20);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    open();
    expect((await second).status).toBe(200);
  });
});

test('a change makes every page that shows the ad wrong, and no other', async () => {
  const list = '/browse/cars/uk';
  answer.html = `<a href="${path}">Oak table</a>`;
  await ask();
  await ask(list);
  await ask(hourly);
  change(adTag());
  requests = [];
  await ask();
  await ask(list);
  expect((await ask(hourly)).headers.get('x-page-cache')).toBe('MISS');
  expect(requests).toHaveLength(3);
  change('ad:zzzzzzzzzzzz');
  await ask();
  await ask(list);
  expect(requests).toHaveLength(3);
});

test('suggestions are stored for the time that they say, each query by itself, and tell their age', async () => {
  const route = '/api/locations/autocomplete?term=';
  answer.headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };
  await ask(`${route}il`);
  await ask(`${route}le`);
  expect(requests.map(({ url }) => url)).toEqual([`${route}il`, `${route}le`]);
  const { now } = performance;
  const later = vi
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + 90_000);
  const { headers, text } = await ask(`${route}il`);
  later.mockRestore();
  expect(text).toBe(answer.html);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(headers.get('age')).toBe('90');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests).toHaveLength(2);
});

test('a stale page is shown while one request revalidates it', async () => {
  await ask();
  const { now } = performance;
  const later = (seconds: number) =>
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + seconds * 1000);
  try {
    later(241);
    answer.html = '<p>Oak table, £15</p>';
    const { promise, resolve } = Promise.withResolvers<void>();
    barrier = promise;
    const revalidating = ask();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect((await ask()).text).toContain('£20');
    resolve();
    expect((await revalidating).text).toContain('£15');
    expect((await ask()).text).toContain('£15');
    expect(requests).toHaveLength(2);
    // Too old to be sent at all.
    later(241 + 301);
    await ask();
    expect(requests).toHaveLength(3);
  } finally {
    vi.restoreAllMocks();
  }
});

describe('nobody waits for ever', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Resolves after this many requests. */
  const arrived = (count: number) => {
    const resolving = vi.spyOn(gate, 'resolve');
    return () => vi.waitFor(() => expect(resolving).toHaveBeenCalledTimes(count));
  };

  test('for a page that another request renders', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    barrier = promise;
    const allArrived = arrived(6);
    const first = ask();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const others = Array.from({ length: 5 }, () => ask());
    await allArrived();
    await vi.advanceTimersByTimeAsync(8000);
    for (const { status, headers, text } of await Promise.all(others)) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).toContain('The site is busy');
    }
    resolve();
    expect((await first).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  test('while those before are refused a slot one after another', async () => {
    const acquireSlot = vi.spyOn(gate, 'acquireSlot').mockImplementation(async ({ response }) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      sendRefusal({ status: 503, retryAfter: 5, answers: 'page' }, response);
      return null;
    });
    const allArrived = arrived(10);
    const begun = performance.now();
    const pending = Promise.all(Array.from({ length: 10 }, () => ask()));
    await allArrived();
    for (const seconds of [4, 8, 12]) {
      vi.spyOn(performance, 'now').mockImplementation(() => begun + seconds * 1000);
      await vi.advanceTimersByTimeAsync(4000);
    }
    const statuses = (await pending).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 503));
    expect(acquireSlot.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['a page', () => path],
    ['what is not stored', () => '/my-account'],
  ])('for %s that is never rendered, and its slot becomes free', async (_, addressOf) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const release = vi.fn();
    vi.spyOn(gate, 'acquireSlot').mockResolvedValue({ release });
    const { promise, resolve } = Promise.withResolvers<void>();
    barrier = promise;
    const lost = ask(addressOf());
    const isRefused = expect(lost).rejects.toThrow('fetch failed');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    await isRefused;
    expect(release).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
    // The late answer is discarded.
    resolve();
    await delay(20);
    expect(release).toHaveBeenCalledTimes(1);
    expect((await ask(addressOf())).status).toBe(200);
    expect(requests).toHaveLength(2);
  });
});

test('an unexpected fault is answered in words, noted, and holds nobody after it', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('no such index');
  const load = vi.spyOn(check, 'load').mockRejectedValueOnce(fault);
  const { status, headers, text } = await ask();
  expect([status, headers.get('retry-after')]).toEqual([500, '5']);
  expect(text).toContain('Something went wrong');
  expect(text).not.toContain('no such index');
  expect(noted).toHaveBeenCalledTimes(1);
  noted.mockRestore();
  load.mockRestore();
  expect((await ask()).status).toBe(200);
});

describe('with a replica of the database', () => {
  let read: boolean[];
  beforeEach(() => {
    read = [];
    onRequest = () => read.push(readsReplica());
    replicaAsOf = performance.now() - 300;
  });

  test('a page is made from it, and stored', async () => {
    await ask();
    expect((await ask()).headers.get('x-page-cache')).toBe('HIT');
    expect(read).toEqual([true]);
  });

  test('a page whose ad has changed since is made from the primary', async () => {
    change(adTag());
    await ask();
    expect((await ask()).headers.get('x-page-cache')).toBe('HIT');
    expect(read).toEqual([false]);
  });

  test('a page made from it is forgotten by a change that it lacks', async () => {
    onRequest = () => {
      read.push(readsReplica());
      change(adTag());
    };
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('no-store');
    onRequest = () => read.push(readsReplica());
    expect((await ask()).headers.get('x-page-cache')).toBe('MISS');
    expect((await ask()).headers.get('x-page-cache')).toBe('HIT');
    expect(read).toEqual([true, false]);
  });

  test('a page that shows another ad, changed since, is stored from the primary alone', async () => {
    answer.html = '<a href="/ad/zzzzzzzzzzzz">Oak chair</a>';
    change('ad:zzzzzzzzzzzz');
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
    expect((await ask()).headers.get('x-page-cache')).toBe('MISS');
    expect((await ask()).headers.get('x-page-cache')).toBe('HIT');
    expect(read).toEqual([true, false]);
  });
});

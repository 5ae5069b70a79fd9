import { randomBytes } from 'node:crypto';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import CacheHandler from '@/lib/page-cache/cache-handler';
import { limitedPage, missingPage, unavailablePage } from '@/lib/page-cache/store/answer-status';
import { createPageStore } from '@/lib/page-cache/store/page-store';
import { pageStore } from '@/lib/page-cache/store/shared-store';

const cache = new CacheHandler();
const { changes } = pageStore();
let number = 0;
const newId = () => String(++number).padStart(12, '0');
const newKey = (path = `/ad/${newId()}`) => `/route-cache/APP_PAGE/0a1b2c/$${path}`;

const page = (html: string, tags = '', status = 200) => ({
  kind: 'APP_PAGE',
  status,
  html,
  headers: { 'x-next-cache-tags': tags } as Record<string, string>,
});

const htmlOf = async (key: string) => (await cache.get(key))?.value?.html;
/** As Next does it: asks, renders, stores. */
async function make(key: string, value = page('a page'), context = {}) {
  await cache.get(key);
  await cache.set(key, value, context);
}

beforeEach(() => changes.hearing(performance.now()));

describe('the store of cached pages', () => {
  test('gives back what was stored, with the strictest policy and a word to proxies', async () => {
    const key = newKey();
    await make(key, page('<p>an ad</p>'), { cacheControl: { revalidate: 60 } });
    const entry = await cache.get(key);
    expect(entry?.value.html).toBe('<p>an ad</p>');
    expect(entry?.cacheControl).toEqual({ revalidate: 60 });
    expect(entry?.value.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self';/),
      'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=300',
    });
  });

  test('leaves the scripts of the framework behind, and what they would read', async () => {
    const key = newKey();
    const framework =
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
      '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f=[]</script>';
    const own =
      '<link rel="preload" href="/a.woff2" as="font"/><script type="application/ld+json">{}</script>' +
      '<script type="module" src="/islands/a.js"></script>';
    const rscData = Buffer.from('once more');
    const made = { ...page(`${framework}<p>–</p>${own}`), rscData, segmentData: new Map() };
    await make(key, made);
    const { html, ...kept } = (await cache.get(key))?.value ?? {};
    expect(html).toBe(`<p>–</p>${own}`);
    expect(kept).not.toHaveProperty('rscData');
    expect(kept).not.toHaveProperty('segmentData');
  });

  test('keeps a hash with each page, which differs when the page does', async () => {
    const hashOf = async (html: string) => {
      const key = newKey();
      await make(key, page(html));
      return (await cache.get(key))?.value.headers?.etag;
    };
    expect(await hashOf('one')).toMatch(/^"[\w-]{27}"$/);
    expect(await hashOf('one')).toBe(await hashOf('one'));
    expect(await hashOf('one')).not.toBe(await hashOf('two'));
  });

  test('forgets a page once one of its tags is revalidated, and no other page', async () => {
    const [first, second] = [newKey(), newKey()];
    await make(first, page('1', 'x,tag-1'));
    await make(second, page('2', 'x,tag-2'));
    await cache.revalidateTag(['tag-1']);
    expect(await htmlOf(first)).toBeUndefined();
    expect(await htmlOf(second)).toBe('2');
  });

  test('forgets every page that shows an ad once the path of the ad is revalidated', async () => {
    const id = newId();
    const [own, list, other] = [newKey(`/ad/${id}`), newKey('/browse/cars/uk'), newKey()];
    await make(own);
    await make(list, page(`<a href="/ad/${id}">`));
    await make(other);
    await cache.revalidateTag(`_N_T_/ad/${id}`);
    expect(await htmlOf(own)).toBeUndefined();
    expect(await htmlOf(list)).toBeUndefined();
    expect(await htmlOf(other)).toBe('a page');
  });

  test('does not keep a page whose rendering began before a change', async () => {
    const id = newId();
    const key = newKey(`/ad/${id}`);
    expect(await cache.get(key)).toBeNull();
    changes.record([`ad:${id}`], performance.now());
    // Whoever asks meanwhile does not make the rendering under way any younger.
    expect(await cache.get(key)).toBeNull();
    await cache.set(key, page('old facts'), {});
    expect(await htmlOf(key)).toBeUndefined();
    await cache.set(key, page('new facts'), {});
    expect(await htmlOf(key)).toBe('new facts');
  });

  test('keeps a page that is not there until it is', async () => {
    const id = newId();
    const key = newKey(`/ad/${id}`);
    await make(key, page('nothing here', '', 404));
    expect((await cache.get(key))?.value).toMatchObject({ status: 404, html: 'nothing here' });
    changes.record([`ad:${id}`], performance.now());
    expect(await cache.get(key)).toBeNull();
  });

  test('answers 404 for a page that says it is not there, as its text cannot', async () => {
    const [gone, there] = [newKey(), newKey()];
    const { other } = missingPage;
    const [name] = Object.keys(other);
    await make(gone, page(`<meta name="${name}" content="${other['answer-status']}"/>`));
    await make(there, page(`&lt;meta name="${name}" content="404"/>`));
    expect((await cache.get(gone))?.value.status).toBe(404);
    expect((await cache.get(there))?.value.status).toBe(200);
  });

  test.each([
    ['429', limitedPage],
    ['503', unavailablePage],
  ])('keeps no %s, nor lets anybody else keep it', async (status, { other }) => {
    const key = newKey('/found/0cT1zb2Zh');
    const value = page(`<meta name="answer-status" content="${other['answer-status']}"/>`);
    await make(key, value);
    expect(await cache.get(key)).toBeNull();
    expect([value.status, value.headers['cache-control']]).toEqual([Number(status), 'no-store']);
  });

  test('shows a search or a missing page for its time alone, others until the next is made', async () => {
    const [search, list, missing] = [newKey('/found/q=oak'), newKey('/browse/home/uk'), newKey()];
    const context = { cacheControl: { revalidate: 30, expire: 300 } };
    await make(search, page('results'), context);
    await make(list, page('ads'), context);
    await make(missing, page('none', '', 404), context);
    vi.useFakeTimers({ now: Date.now() + 29_000, toFake: ['Date'] });
    expect(await htmlOf(search)).toBe('results');
    vi.setSystemTime(Date.now() + 2000);
    expect(await htmlOf(search)).toBeUndefined();
    expect(await htmlOf(list)).toBe('ads');
    expect(await htmlOf(missing)).toBeUndefined();
    vi.useRealTimers();
  });
});

test('a search lives no longer for it that the next cannot be made', async () => {
  const key = newKey('/found/q=elm');
  const context = { cacheControl: { revalidate: 24, expire: 300 } };
  await make(key, page('results'), context);
  vi.useFakeTimers({ now: Date.now() + 25_000, toFake: ['Date'] });
  const kept = await cache.get(key);
  await cache.set(key, kept?.value ?? null, { cacheControl: { revalidate: 24, expire: 300 } });
  await make(key, page('<meta name="answer-status" content="503"/>'), context);
  expect(await htmlOf(key)).toBe('results');
  vi.setSystemTime(Date.now() + 6000);
  expect(await htmlOf(key)).toBeUndefined();
  vi.useRealTimers();
});

test('what is too old to be shown takes no room while other pages come', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const store = createPageStore();
  store.changes.hearing(performance.now());
  const put = (path: string, revalidate: number) => {
    const key = newKey(path);
    store.get(key);
    store.set(key, page('x'.repeat(5000)), { revalidate, expire: 300 });
    return key;
  };
  put('/found/q=yew', 20);
  const [list, ad] = [put('/browse/home/uk', 30), put(`/ad/${newId()}`, 240)];
  const three = store.bytes();
  vi.advanceTimersByTime(31_000);
  put('/found/q=ash', 20);
  expect(store.bytes()).toBe(three);
  expect(store.get(list)).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  put('/found/q=box', 20);
  expect(store.bytes()).toBeLessThan(three);
  expect(store.get(list)).toBeNull();
  expect(store.current(ad)).toBeDefined();
  vi.useRealTimers();
});

test('500 searches have room at once, as long as they ever are', () => {
  const store = createPageStore();
  store.changes.hearing(performance.now());
  const keys = Array.from({ length: 500 }, (_, count) => newKey(`/found/q=${count}`));
  for (const key of keys) {
    store.get(key);
    store.set(key, page('x'.repeat(58_000)));
  }
  expect(keys.filter((key) => !store.current(key))).toEqual([]);
});

describe('made-up addresses', () => {
  test('push nothing out, and are not remembered for ever', async () => {
    const key = newKey();
    await make(key, page('an ad'));
    for (let count = 0; count < 2000; count += 1) {
      await make(newKey(), page('x'.repeat(10_000), '', 404));
    }
    for (let count = 0; count < 1500; count += 1) {
      // No packing makes it smaller than 30 KB.
      await make(newKey(`/found/q=${count}`), page(randomBytes(30_000).toString('base64')));
    }
    expect(await htmlOf(key)).toBe('an ad');
    expect(pageStore().bytes()).toBeLessThan(50 * 1024 * 1024);
  });

  test('do not fill what Next remembers of pages either', async () => {
    const lives = Reflect.get(SharedCacheControls, 'cacheControls') as Map<string, unknown>;
    for (let count = 0; count < 12_000; count += 1) {
      lives.set(newKey(), { revalidate: 60 });
      await cache.set(newKey(), page('', '', 404), {});
    }
    expect(lives.size).toBeLessThan(6000);
  });

  test('do not let a page count as younger whose rendering was forgotten over them', async () => {
    const id = newId();
    const key = newKey(`/ad/${id}`);
    await cache.get(key);
    for (let count = 0; count < 20_000; count += 1) await cache.get(newKey());
    changes.record([`ad:${id}`], performance.now());
    await cache.set(key, page('old facts'), {});
    expect(await htmlOf(key)).toBeUndefined();
  });
});

test('the least recently used pages go when the store is full', async () => {
  const megabyte = 'x'.repeat(1000 * 1024);
  const keys = Array.from({ length: 120 }, () => newKey());
  for (const key of keys) {
    await make(key, page(megabyte));
    await cache.get(keys[0] ?? '');
  }
  expect(await htmlOf(keys[0] ?? '')).toBeDefined();
  expect(await htmlOf(keys[1] ?? '')).toBeUndefined();
  expect(await htmlOf(keys[119] ?? '')).toBeDefined();
  // With what made-up addresses have filled before.
  expect(pageStore().bytes()).toBeLessThanOrEqual(128 * 1024 * 1024);
});

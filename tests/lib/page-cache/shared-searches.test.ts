import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import CacheHandler from '@/lib/page-cache/cache-handler';
import { shareSearches } from '@/lib/page-cache/shared-searches';
import { pageStore, shareSearchesThrough } from '@/lib/page-cache/store/shared-store';

const cache = new CacheHandler();
const shared = globalThis as { townboardPages?: unknown };
const key = '/route-cache/APP_PAGE/0a1b2c/$/found/0cT1vYWs';
const life = { cacheControl: { revalidate: 24, expire: 300 } };
const id = '0123456789ab';
const results = `<p>Oak – table</p><a href="/ad/${id}">`;

/** Another process with the same database, which hears of changes as this one does. */
function anotherProcess() {
  delete shared.townboardPages;
  pageStore().changes.hearing(performance.now() - 60_000);
}

/** As Next does it: asks, renders, stores. */
async function make(value = {}) {
  await cache.get(key);
  await cache.set(key, { kind: 'APP_PAGE', html: results, headers: {}, ...value }, life);
  return cache.get(key);
}

const isShared = () =>
  vi.waitFor(async () => expect(await db.keptSearch.count()).toBe(1), { interval: 10 });
const age = (seconds: number) =>
  db.$executeRaw`UPDATE "KeptSearch" SET "madeAt" = "madeAt" - ${seconds} * interval '1 second'`;

beforeEach(async () => {
  await db.keptSearch.deleteMany();
  anotherProcess();
  shareSearches();
});
afterEach(() => {
  vi.useRealTimers();
  shareSearchesThrough({ find: async () => null, give: async () => undefined });
});

describe('the page of a search that one process has made', () => {
  test('is shown by another one, headers and all, for what is left of its time', async () => {
    const made = await make({ headers: { 'x-next-cache-tags': 'a,b' } });
    await isShared();
    await age(15);
    anotherProcess();
    const found = await cache.get(key);
    expect(found?.value).toEqual(made?.value);
    expect(found?.cacheControl).toEqual(life.cacheControl);
    expect(Date.now() - (found?.lastModified ?? 0)).toBeGreaterThanOrEqual(15_000);
    expect(pageStore().current(key)).toBeDefined();
  });

  test('is made anew when its time is as good as over', async () => {
    await make();
    await isShared();
    await age(25);
    anotherProcess();
    expect(await cache.get(key)).toBeNull();
  });

  test('is made anew when an ad in it changed since its making began', async () => {
    await make();
    await isShared();
    anotherProcess();
    pageStore().changes.record([`ad:${id}`], performance.now());
    expect(await cache.get(key)).toBeNull();
    await make({ html: '<p>Nothing</p>' });
    await vi.waitFor(async () =>
      expect((await db.keptSearch.findFirst())?.page).toMatchObject({
        value: { html: '<p>Nothing</p>' },
      }),
    );
  });

  test('takes the place of an older one', async () => {
    await make({ html: '<p>Before</p>' });
    await isShared();
    const before = pageStore();
    anotherProcess();
    await age(60);
    await make();
    await vi.waitFor(async () =>
      expect((await db.keptSearch.findFirst())?.page).toMatchObject({ value: { html: results } }),
    );
    shared.townboardPages = before;
    vi.useFakeTimers({ now: Date.now() + 25_000, toFake: ['Date'] });
    expect((await cache.get(key))?.value.html).toBe(results);
  });

  test.each([404, 429, 503])('is kept from the others when it says %i', async (status) => {
    const give = vi.fn(async () => undefined);
    shareSearchesThrough({ find: async () => null, give });
    await make({ html: `<meta name="answer-status" content="${status}"/>` });
    expect(give).not.toHaveBeenCalled();
    await make({ html: results });
    expect(give).toHaveBeenCalledOnce();
  });

  test('is found by no other build', async () => {
    await make();
    await isShared();
    anotherProcess();
    vi.stubEnv('BUILD_ID', 'another');
    expect(await cache.get(key)).toBeNull();
    vi.unstubAllEnvs();
  });
});

test('other pages are neither looked for nor shared', async () => {
  const find = vi.fn(async () => null);
  const give = vi.fn(async () => undefined);
  shareSearchesThrough({ find, give });
  const ad = `/route-cache/APP_PAGE/0a1b2c/$/ad/${id}`;
  await cache.get(ad);
  await cache.set(ad, { kind: 'APP_PAGE', html: 'an ad', headers: {} }, life);
  expect(pageStore().current(ad)).toBeDefined();
  expect([find, give].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('what nobody asks for any more is deleted', async () => {
  await make();
  await isShared();
  await age(61);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  const other = key.replace('0cT1', '0cT2');
  await cache.set(other, { kind: 'APP_PAGE', status: 200, html: 'more', headers: {} }, life);
  await vi.waitFor(async () => {
    const [row, ...rest] = await db.keptSearch.findMany();
    expect(rest).toEqual([]);
    expect(row?.page).toMatchObject({ value: { html: 'more' } });
  });
  vi.restoreAllMocks();
});

test('without the others each process makes its own, and says so', async () => {
  const lost = async () => {
    throw new Error('connection lost');
  };
  shareSearchesThrough({ find: lost, give: lost });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const made = await make();
  expect(made?.value.html).toBe(results);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn.mock.calls.map(([text]) => text).join()).toMatch(/not be found.*not be shared/);
  warn.mockRestore();
});

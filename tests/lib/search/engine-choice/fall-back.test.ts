import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { searchFallbacks } from '@/lib/metrics/metrics';
import { parseSearch, searchParamsOf } from '@/lib/search/address/search-params';
import { openSearchOrPostgresql } from '@/lib/search/engine-choice/fall-back';
import { searchAds } from '@/lib/search/list/search-ads';
import { rebuildIndex } from '@/lib/search/open-search/indexing/rebuild';
import { searchState } from '@/lib/search/open-search/search-state';
import { createMember } from '@/tests/builders/member';
import { startOpenSearch } from '@/tests/builders/open-search/server';

const now = new Date();
const engine = await startOpenSearch();

const search = (address: string) =>
  searchAds(parseSearch(new URLSearchParams(address), { isAdult: false }), now);
const fallbacks = async () => (await searchFallbacks.get()).values[0]?.value ?? 0;

test("PostgreSQL continues the reader's list while the engine fails", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { userId: ownerId } = await createMember();
  await db.ad.createMany({
    data: Array.from({ length: 60 }, (_, number) => ({
      id: `heron${String(number).padStart(7, '0')}`,
      ownerId,
      category: 'home',
      categoryGroup: 'buy-and-sell',
      isAdult: false,
      formKind: 'goods',
      title: `Heron print number ${number}`,
      description: 'A print of a heron by the water, framed.',
      details: {},
      pricePence: 100,
      outcode: 'IG1',
      createdAt: now,
      rankedAt: new Date(now.getTime() - number * 3_600_000),
    })),
  });
  process.env.SEARCH_URL = engine.url;
  await rebuildIndex({ now });
  const first = await search('q=heron');
  expect([await fallbacks(), engine.faults]).toEqual([0, []]);
  engine.state.isDown = true;
  const second = await search(searchParamsOf(first.next ?? first.query).toString());
  expect(await fallbacks()).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('PostgreSQL answers'));
  const seen = [...first.ads, ...second.ads].map(({ _id }) => _id);
  expect(second.ads.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBeGreaterThan(seen.length - 3);
  // An engine that never answers costs two seconds once.
  engine.state.isDown = false;
  engine.state.isSilent = true;
  Reflect.deleteProperty(globalThis, 'townboard search');
  const started = performance.now();
  expect((await search('q=heron')).ads.length).toBe(first.ads.length);
  expect((await search('q=heron')).ads.length).toBe(first.ads.length);
  expect(performance.now() - started).toBeLessThan(4000);
  warn.mockRestore();
});

describe('an engine that answers nonsense', () => {
  const shards = '"timed_out":false,"_shards":{"failed":0}';

  afterEach(() => {
    engine.state.nonsense = null;
    Reflect.deleteProperty(globalThis, 'townboard search');
  });

  test.each([
    ['a page of a proxy', '<html><body>Hello</body></html>'],
    ['no JSON', '{"responses":['],
    ['no responses', '{}'],
    ['too few responses', '{"responses":[]}'],
    ['an empty response', '{"responses":[{}]}'],
    ['a response without hits', `{"responses":[{${shards}}]}`],
    ['hits without ids', `{"responses":[{${shards},"hits":{"hits":[{}]}}]}`],
  ])('is as one that is down: %s', async (_, nonsense) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    engine.state.isSilent = false;
    engine.state.nonsense = nonsense;
    Reflect.deleteProperty(globalThis, 'townboard search');
    const before = await fallbacks();
    expect((await search('q=heron')).ads.length).toBeGreaterThan(20);
    expect(await fallbacks()).toBeGreaterThan(before);
    warn.mockRestore();
  });
});

describe('a failure of anything but the engine', () => {
  const query = parseSearch(new URLSearchParams('q=heron'), { isAdult: false });

  beforeAll(async () => {
    engine.state.isSilent = false;
    Reflect.deleteProperty(globalThis, 'townboard search');
    const [startsAt, endsAt] = [addTime(now, -minute), addTime(now, day)];
    const featured = { adId: 'heron0000000', upgrade: 'featured', startsAt, endsAt } as const;
    await db.promotion.create({ data: featured });
    await rebuildIndex({ now: addTime(now, minute) });
    const { featured: found } = await openSearchOrPostgresql.list(query, now, []);
    expect(found).toEqual([featured.adId]);
  });

  async function expectNoFallback(failing: () => Promise<unknown>) {
    const before = await fallbacks();
    await failing();
    expect([await fallbacks(), searchState()]).toEqual([before, 'ok']);
  }

  test('a busy PostgreSQL is reported, and does not rest the engine', () =>
    expectNoFallback(() =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`LOCK TABLE "Placement"`;
        const busy = openSearchOrPostgresql.list(query, now, []);
        await expect(busy).rejects.toMatchObject({ code: 'unavailable' });
      }),
    ));

  test('a fault in our code is thrown as it is', () =>
    expectNoFallback(async () => {
      const cars = parseSearch(new URLSearchParams('category=cars'), { isAdult: false });
      const facets = null as unknown as typeof cars.facets;
      const failing = openSearchOrPostgresql.count({ ...cars, facets }, now);
      await expect(failing).rejects.toThrow(TypeError);
    }));
});

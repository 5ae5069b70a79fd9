import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adsPerPage } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { parseSearch, searchParamsOf } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { createMember, type Member } from '@/tests/builders/member';

const now = new Date();
const perPage = adsPerPage;
const outcodes = ['IG1', 'E1', 'LS1', 'M1', 'AB10', 'CF10'];

let owner: Member;
let made = 0;
beforeEach(async () => {
  owner = await createMember();
  made = 0;
});
afterEach(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

/** Inserts ads in one statement: some share a time, some a price, and some have no price. */
async function publish(count: number, at = addTime(now, -minute)): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const number = made++;
    return {
      id: `p${String(number).padStart(4, '0')}${String((number * 7919) % 9973).padStart(7, '0')}`,
      ownerId: owner.userId,
      category: 'home',
      categoryGroup: 'buy-and-sell',
      isAdult: false,
      formKind: 'goods',
      title: `Walnut shelf number ${number}${number % 3 === 0 ? ' walnut' : ''}`,
      description: `A shelf of walnut wood. ${'Walnut. '.repeat(number % 5)}`,
      details: {},
      pricePence: number % 4 === 0 ? null : 100 * (1 + (number % 7)),
      outcode: outcodes[number % outcodes.length] ?? 'IG1',
      createdAt: at,
      rankedAt: addTime(at, -minute * Math.floor(number / 3)),
    };
  });
  await db.ad.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

const parse = (address: string) => parseSearch(new URLSearchParams(address), { isAdult: false });
/** Follows a link like a visitor, through its address. */
const follow = (query: SearchQuery) => searchAds(parse(searchParamsOf(query).toString()), now);
const ids = ({ ads }: SearchPage) => ads.map(({ _id }) => _id);

async function readAll(address: string, between: (page: number) => Promise<unknown>) {
  const pages = [await searchAds(parse(address), now)];
  for (let page = pages.at(-1); page?.next && pages.length < 100; page = pages.at(-1)) {
    await between(pages.length);
    pages.push(await follow(page.next));
  }
  return pages;
}

describe.each([
  '',
  'sort=price-up',
  'sort=price-down',
  'q=walnut',
  'q=walnut&sort=newest',
  'place=ilford&radius=uk&sort=nearest',
])('pages of %j', (address) => {
  test('follow each other without gaps and duplicates while ads are published', async () => {
    const before = await publish(80);
    const pages = await readAll(address, () => publish(5, now));
    const seen = pages.flatMap(ids);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => before.includes(id)).sort()).toEqual([...before].sort());
    expect(pages.slice(0, -1).every(({ ads }) => ads.length === perPage)).toBe(true);
  });

  test('can be followed backwards', async () => {
    await publish(80);
    const pages = await readAll(address, async () => undefined);
    const back: SearchPage[] = [];
    for (let page = pages.at(-1); page?.previous; page = back.at(-1)) {
      back.push(await follow(page.previous));
    }
    expect(back.map(ids)).toEqual(pages.slice(0, -1).reverse().map(ids));
    expect(back.at(-1)?.query.page).toBe(1);
  });
});

describe.each(['', 'sort=price-up', 'sort=price-down', 'place=ilford&radius=uk&sort=nearest'])(
  'with more results than are counted, pages of %j',
  (address) => {
    test('follow each other too', async () => {
      const all = await publish(1100);
      const pages = await readAll(address, async () => undefined);
      expect(pages[0]?.total).toEqual({ count: 1000, isMore: true });
      expect(pages.flatMap(ids).sort()).toEqual([...all].sort());
      const last = pages.at(-1);
      const before = last?.previous && (await follow(last.previous));
      expect(before && ids(before)).toEqual(ids(pages.at(-2) as SearchPage));
    }, 60_000);
  },
);

test('prices are sorted up or down, and ads without one come last', async () => {
  await publish(30);
  for (const [sort, sign] of [
    ['price-up', 1],
    ['price-down', -1],
  ] as const) {
    const pages = await readAll(`sort=${sort}`, async () => undefined);
    const prices = pages.flatMap(({ ads }) => ads.map(({ pricePence }) => pricePence));
    const known = prices.filter((price) => price !== null);
    expect(known).toEqual([...known].sort((a, b) => sign * (a - b)));
    expect(prices.slice(known.length).every((price) => price === null)).toBe(true);
    expect(known.length).toBeLessThan(prices.length);
  }
});

test('a page beyond the end is empty and not widened', async () => {
  await publish(3);
  const page = await searchAds(parse('q=walnut&sort=newest&after=n-1-abcdefghjk12'), now);
  expect([page.ads, page.next, page.widened]).toEqual([[], null, null]);
});

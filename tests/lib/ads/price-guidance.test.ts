import { beforeEach, describe, expect, test } from 'vitest';
import { guidanceText } from '@/lib/ads/guidance/guidance-text';
import { guidePrice, guidePriceOfAd } from '@/lib/ads/guidance/price-guidance';
import { roundPrice } from '@/lib/ads/guidance/round-price';
import { guidanceQuery } from '@/lib/ads/guidance/schema';
import type { FormKindKey } from '@/lib/catalogue/categories';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { markSold } from '@/lib/messages/mark-ad';
import { type Body, createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { resetDatabase } from '@/tests/builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');

beforeEach(resetDatabase);

async function sell(prices: number[], form: Body, kind: FormKindKey = 'goods') {
  const field = kind === 'goods' ? 'genericPrice' : 'price';
  const ads: { id: string; seller: Awaited<ReturnType<typeof createMember>> }[] = [];
  for (const price of prices) {
    const seller = await createMember();
    const { _id: id } = await createAd(seller, { kind, now, form: { ...form, [field]: price } });
    ads.push({ id, seller });
  }
  return ads;
}

const guide = (query: object) => guidePrice(guidanceQuery.parse(query), now);
const table = { title: 'Oak dining table with six chairs' };
const params = { category: 'Home', title: 'Oak dining table, extending', postcode: 'IG1' };
const eight = [100, 110, 120, 130, 140, 150, 160, 170];

describe('price guidance', () => {
  test('is the middle half of at least eight similar prices in the region', async () => {
    await sell(eight.slice(1), table);
    expect(await guide(params)).toBeNull();
    await sell([100], table);
    expect(await guide(params)).toEqual({ low: 110, high: 150, count: 8, region: 'London' });
    expect(await guide({ ...params, title: 'Garden bench made of teak' })).toBeNull();
  });

  test('falls back to the whole country', async () => {
    await sell(eight, table);
    const found = await guide({ ...params, postcode: 'M1' });
    expect(found).toMatchObject({ count: 8, region: null });
  });

  test('counts sold ads, at most three per seller, without hidden and wanted ads', async () => {
    const [first] = await sell(eight, table);
    if (first) await markSold(first.seller, first.id, { sold: true }, now);
    const busy = await createMember();
    for (let count = 0; count < 5; count += 1) await createAd(busy, { now, form: table });
    await createAd(await createMember(), { now, form: table, columns: { isActive: false } });
    await createAd(await createMember(), { now, form: { ...table, adType: 'Wanted' } });
    expect(await guide(params)).toMatchObject({ count: 11 });
  });

  test("compares an ad with other sellers' ads", async () => {
    const [first] = await sell([...eight, 180], table);
    expect(await guidePriceOfAd(first?.id ?? '', now)).toMatchObject({ count: 8 });
    expect(await guidePriceOfAd('zzzzzzzzzzzz', now)).toBeNull();
  });

  test.each([
    ['disabled', { isActive: false }],
    ['expired', { expiresAt: addTime(now, -day) }],
    ['held', { moderation: 'held' as const }],
    ['deleted', { deletedAt: now }],
  ])('is not given for an ad that is %s', async (_, data) => {
    const [first] = await sell([...eight, 180], table);
    const id = first?.id ?? '';
    await db.ad.update({ where: { id }, data });
    expect(await guidePriceOfAd(id, now)).toBeNull();
  });

  test('compares vehicles by make, model and year, and homes by type and bedrooms', async () => {
    const year = now.getUTCFullYear() - 5;
    await sell(
      eight.map((price) => price * 50),
      { year },
      'vehicle',
    );
    const car = { category: 'Cars', postcode: 'IG1', make: 'ford', model: 'Fiesta' };
    expect(await guide({ ...car, year })).toMatchObject({ low: 5500, high: 7500, count: 8 });
    expect(await guide({ ...car, year: year - 4 })).toBeNull();
    expect(await guide({ ...car, model: 'Focus' })).toBeNull();
    await sell(eight, { bedrooms: 2 }, 'property');
    const flat = { category: 'Property to Rent', postcode: 'IG1', propertyType: 'Flat' };
    expect(await guide({ ...flat, bedrooms: 2 })).toMatchObject({ count: 8 });
    expect(await guide({ ...flat, bedrooms: 3 })).toBeNull();
  });

  test('compares homes in their region only', async () => {
    const flat = { category: 'Property to Rent', propertyType: 'Flat', bedrooms: 2 };
    await sell([900, 950, 1000, 1050, 1100, 1150, 1200, 1250], flat, 'property');
    const query = { ...flat, title: 'Flat with two bedrooms', bedrooms: '2' };
    expect(await guide({ ...query, postcode: 'IG1' })).toMatchObject({ region: 'London' });
    expect(await guide({ ...query, postcode: 'M1' })).toBeNull();
  });

  test.each([
    'Job Offers',
    'Friendship - Friends',
    'Escorts and Massages',
    'Find a tradesman',
    'x',
  ])('is not given in %s', async (category) => {
    expect(await guide({ ...params, category })).toBeNull();
  });

  test('ignores sales from half a year ago', async () => {
    const ads = await sell(eight, table);
    for (const { seller, id } of ads) await markSold(seller, id, { sold: true }, now);
    const query = guidanceQuery.parse(params);
    expect(await guidePrice(query, addTime(now, 179 * day))).toMatchObject({ count: 8 });
    expect(await guidePrice(query, addTime(now, 181 * day))).toBeNull();
  });
});

test('prices are rounded and put into a sentence', () => {
  expect([4_321, 43_210, 432_100, 4_321_000].map(roundPrice)).toEqual([
    4_300, 43_000, 430_000, 4_300_000,
  ]);
  expect(guidanceText({ low: 110, high: 150, count: 12, region: null })).toBe(
    'The middle half of 12 similar ads in the UK ask £110 to £150.',
  );
});

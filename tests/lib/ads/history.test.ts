import { describe, expect, test } from 'vitest';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { setPrice } from '@/lib/ads/publishing/sale/set-price';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { getSellerAds } from '@/lib/ads/reading/sellers/seller-ads';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

const posted = new Date('2026-11-20T12:00:00Z');
const later = (time: number) => addTime(posted, time);

async function priced(pounds: number) {
  const seller = await createMember();
  const form = { genericPrice: pounds };
  const { _id: id } = await createAd(seller, { now: posted, form });
  return { seller, id };
}

const price = (seller: Member, id: string, pounds: number | null, at: Date) =>
  setPrice(seller, id, { price: pounds }, at);
const reducedFrom = async (id: string, at: Date) => (await getPublicAd(id, at))?.reducedFromPence;

test('a page lists price changes, reposts and renewals in order', async () => {
  const { seller, id } = await priced(180);
  await price(seller, id, 150, later(2 * day));
  await repostAd(seller, id, later(3 * day));
  await price(seller, id, 160, later(4 * day));
  await db.ad.update({
    where: { id },
    data: { expiresAt: later(60 * day), updatedAt: later(5 * day) },
  });
  const ad = await getPublicAd(id, later(6 * day));
  expect(ad?.createdAt).toBe(posted.toISOString());
  const none = { fromPence: null, toPence: null };
  expect(ad?.history).toEqual([
    { kind: 'price', at: '2026-11-22', fromPence: 18_000, toPence: 15_000 },
    { kind: 'reposted', at: '2026-11-23', ...none },
    { kind: 'price', at: '2026-11-24', fromPence: 15_000, toPence: 16_000 },
    { kind: 'renewed', at: '2026-11-25', ...none },
  ]);
});

test('an edit of other fields and an approval are not listed', async () => {
  const { seller, id } = await priced(12.5);
  await updateAd(seller, id, parseAdForm(validAdForm(), later(hour)), later(hour));
  expect((await getPublicAd(id, later(day)))?.history).toEqual([]);
  const held = await createAd(seller, {
    now: posted,
    columns: { moderation: 'held', approvedAt: null, expiresAt: null },
  });
  const data = { approvedAt: later(day), rankedAt: later(day), moderation: 'approved' } as const;
  await db.ad.update({ where: { id: held._id }, data });
  expect((await getPublicAd(held._id, later(day)))?.history).toEqual([]);
});

describe('a reduced price', () => {
  test('is shown on page and cards for 30 days, from the first price of a series', async () => {
    const { seller, id } = await priced(180);
    await price(seller, id, 160, later(2 * day));
    await price(seller, id, 140, later(2 * day + hour));
    expect(await reducedFrom(id, later(3 * day))).toBe(18_000);
    const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
    const cards = await getSellerAds(username, { now: later(3 * day), limit: 5 });
    expect(cards).toMatchObject([{ _id: id, reducedFromPence: 18_000 }]);
    await db.ad.update({ where: { id }, data: { expiresAt: null } });
    expect(await reducedFrom(id, later(32 * day))).toBe(18_000);
    expect(await reducedFrom(id, later(33 * day))).toBeNull();
  });

  test('is not shown if the higher price lasted less than a day', async () => {
    const { seller, id } = await priced(100);
    await price(seller, id, 200, later(5 * day));
    await price(seller, id, 100, later(5 * day + 23 * hour));
    expect(await reducedFrom(id, later(6 * day))).toBeNull();
  });

  test('ends when the price is as high again, or removed', async () => {
    const { seller, id } = await priced(100);
    await price(seller, id, 80, later(2 * day));
    await price(seller, id, 90, later(3 * day));
    expect(await reducedFrom(id, later(3 * day))).toBe(10_000);
    await price(seller, id, 100, later(4 * day));
    expect(await reducedFrom(id, later(4 * day))).toBeNull();
    await price(seller, id, 50, later(6 * day));
    await price(seller, id, null, later(7 * day));
    expect(await reducedFrom(id, later(7 * day))).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { getMyAds } from '@/lib/ads/reading/queries';
import { myAdsPerPage } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { newAdId } from '@/lib/ids';
import { saveAd } from '@/lib/saved/save-ads';
import { createAd, createImages } from '@/tests/builders/ad';
import { ask } from '@/tests/builders/conversation';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

test("My Ads lists the member's ads, newest first, with everything a row shows", async () => {
  const owner = await createMember();
  const [src] = await createImages(owner, 1);
  const older = await createAd(owner, { now: addTime(now, -day), form: { images: [{ src }] } });
  const newer = await createAd(owner, { now, columns: { isActive: false } });
  await createAd(await createMember(), { now });
  await db.promotion.create({
    data: { adId: older._id, upgrade: 'vip', startsAt: now, endsAt: addTime(now, day) },
  });
  for (const [views, age] of [
    [2, 0],
    [4, 1],
    [9, 7],
  ] as const) {
    await db.adDay.create({ data: { adId: older._id, day: addTime(now, -age * day), views } });
  }
  const reader = await createMember();
  await saveAd(reader, older._id, now);
  await ask(reader, older._id, 'Is it still available?', now);
  const ads = await getMyAds(owner, now);
  expect(ads.map(({ _id }) => _id)).toEqual([newer._id, older._id]);
  expect(ads[0]).toMatchObject({
    status: 'Disabled',
    isActive: false,
    images: [],
    performance: null,
  });
  expect(ads[1]).toEqual({
    _id: older._id,
    title: 'Oak dining table with six chairs',
    category: 'Home',
    mainCategory: 'Buy & Sell',
    location: {
      district: 'Ilford',
      city: 'Redbridge',
      postcode: 'IG1',
      slug: 'ilford-ig1',
      label: 'Ilford, Redbridge (IG1)',
    },
    images: [{ src, main: true }],
    createdAt: addTime(now, -day).toISOString(),
    expiresAt: addTime(now, 29 * day).toISOString(),
    isActive: true,
    moderation: 'approved',
    moderationReason: null,
    status: 'Active',
    reserved: false,
    soldAt: null,
    conclusion: 'Sold',
    hasPage: true,
    hasPrice: true,
    week: [0, 0, 0, 0, 0, 4, 2],
    saves: 1,
    unanswered: 0,
    confirmedAt: null,
    conversations: 1,
    nextRepostAt: null,
    promotions: [{ upgrade: 'vip', endsAt: addTime(now, day).toISOString() }],
    performance: {
      paidDays: { days: 1, views: 2, contacts: 0 },
      otherDays: { days: 1, views: 4, contacts: 0 },
    },
    pricePence: 1250,
    priceUnit: 'total',
    visits: 0,
    version: 1,
  });
});

test('a removed ad gives the reason', async () => {
  const owner = await createMember();
  const columns = { moderation: 'removed', moderationReason: 'Rule 4: counterfeit goods' } as const;
  await createAd(owner, { now, columns });
  const [ad] = await getMyAds(owner, now);
  expect(ad).toMatchObject({ status: 'Removed', moderationReason: 'Rule 4: counterfeit goods' });
});

test('a long list is read a page at a time, also after an ad that is deleted by then', async () => {
  const owner = await createMember();
  const { _id: first } = await createAd(owner, { now });
  const row = await db.ad.findUniqueOrThrow({ where: { id: first }, omit: { facets: true } });
  const copies = Array.from({ length: myAdsPerPage + 1 }, () => ({
    ...row,
    id: newAdId(),
    details: {},
  }));
  await db.ad.createMany({ data: copies });
  const page = await getMyAds(owner, now);
  expect(page).toHaveLength(myAdsPerPage);
  const before = page.at(-1)?._id ?? '';
  await db.ad.update({ where: { id: before }, data: { deletedAt: now }, select: { id: true } });
  const rest = await getMyAds(owner, now, { before });
  const ids = [...page, ...rest].map(({ _id }) => _id);
  expect(ids.toSorted()).toEqual([first, ...copies.map(({ id }) => id)].toSorted());
  await expect(getMyAds(await createMember(), now, { before })).rejects.toMatchObject({
    code: 'not_found',
  });
});

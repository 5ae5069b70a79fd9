import { describe, expect, test, vi } from 'vitest';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { readAd } from '@/lib/ads/reading/read-ad';
import { revealPhone, revealPhoneTo } from '@/lib/ads/visits/reveal-phone';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { readPool } from '@/lib/db/pools/read-pool';
import { limits } from '@/lib/rate-limit/limits';
import { countRequests } from '@/lib/rate-limit/rate-limit';
import { createAd, createImages } from '@/tests/builders/ad';
import { createMember, testPhone } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const withPhone = { phone: '07400 123456', websiteUrl: 'https://example.co.uk/oak' };

test('the page of an ad takes two queries', async () => {
  const { _id: id } = await createAd(await createMember(), { now });
  const query = vi.spyOn(readPool(), 'query');
  const ad = await getPublicAd(id, now);
  expect(ad?.seller).not.toBeNull();
  if (ad) await getAdsAround(ad, now);
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

describe('the public view', () => {
  test('contains what the page shows, and never the phone number', async () => {
    const owner = await createMember();
    const [src] = await createImages(owner, 1);
    const form = { ...withPhone, images: [{ src }] };
    const { _id: id } = await createAd(owner, { form, now });
    const ad = await getPublicAd(id, now);
    expect(ad).toMatchObject({
      _id: id,
      title: 'Oak dining table with six chairs',
      category: 'Home',
      mainCategory: 'Buy & Sell',
      location: { postcode: 'IG1', slug: 'ilford-ig1' },
      images: [{ src, main: true }],
      createdAt: now.toISOString(),
      pricePence: 1250,
      visits: 0,
      details: { condition: 'Good' },
      seller: { verifiedPhone: true },
      hasPhone: true,
      expired: false,
      websiteUrl: null,
    });
    expect(JSON.stringify(ad)).not.toMatch(/7400|123456/);
    expect(JSON.stringify(ad)).not.toContain(owner.userId);
  });

  test('contains the website only while its link is paid for', async () => {
    const { _id: id } = await createAd(await createMember(), { form: withPhone, now });
    await db.promotion.create({
      data: {
        adId: id,
        upgrade: 'website',
        startsAt: addTime(now, -day),
        endsAt: addTime(now, day),
      },
    });
    expect(await getPublicAd(id, now)).toMatchObject({
      websiteUrl: 'https://example.co.uk/oak',
      promotions: ['website'],
    });
    expect((await getPublicAd(id, addTime(now, day)))?.websiteUrl).toBeNull();
  });

  test('gives fees and rates in pence', async () => {
    const { _id: id } = await createAd(await createMember(), { kind: 'escort', now });
    expect((await getPublicAd(id, now))?.details).toMatchObject({
      serviceFees: { Massage: 7199 },
      rates: { incall_1h: 15_000, outcall_overnight: 90_050 },
    });
  });

  test.each([
    ['disabled', { isActive: false }],
    ['held', { moderation: 'held' }],
    ['removed', { moderation: 'removed', moderationReason: 'Rule 4' }],
    ['deleted', { deletedAt: now }],
    ['expired for 30 days', { expiresAt: addTime(now, -30 * day) }],
  ] as const)('is undefined for an ad that is %s', async (_, columns) => {
    const { _id: id } = await createAd(await createMember(), { now, columns });
    expect(await getPublicAd(id, now)).toBeNull();
  });

  test('of a recently expired ad is marked, without contact and upgrades', async () => {
    const columns = { expiresAt: addTime(now, -29 * day) };
    const { _id: id } = await createAd(await createMember(), { form: withPhone, now, columns });
    await db.promotion.create({
      data: { adId: id, upgrade: 'website', startsAt: columns.expiresAt },
    });
    expect(await getPublicAd(id, now)).toMatchObject({
      expired: true,
      hasPhone: false,
      websiteUrl: null,
      promotions: [],
    });
  });

  test.each(['', 'x', '../../etc', 'a\0b', '%00', 'A'.repeat(12), 'z'.repeat(12)])(
    'of the id %j is null',
    async (id) => {
      expect(await getPublicAd(id, now)).toBeNull();
    },
  );
});

describe('reading an adult ad', () => {
  test('needs an age check, except for its owner', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { kind: 'escort', now });
    const stranger = await createMember();
    await expect(readAd(null, id, false, now)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readAd(stranger, id, false, now)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await readAd(null, id, true, now)).toMatchObject({ isAdult: true });
    expect(await readAd(owner, id, false, now)).toMatchObject({ phone: testPhone });
  });
});

describe('asking for the number', () => {
  test('replies it and records the request without an IP address', async () => {
    const { _id: id } = await createAd(await createMember(), { form: withPhone, now });
    expect(await revealPhone(null, id, false, now)).toEqual({ phone: testPhone });
    const entries = await db.auditEntry.findMany({
      where: { subjectId: id, action: 'ad.phone_shown' },
      select: { actorId: true, data: true },
    });
    expect(entries).toEqual([{ actorId: null, data: {} }]);
  });

  test.each([
    ['the seller does not show it', { showPhone: false }],
    ['there is none', { phoneId: null }],
    ['the ad is disabled', { isActive: false }],
    ['the ad is held', { moderation: 'held' }],
    ['the ad has expired', { expiresAt: now }],
  ] as const)('replies nothing if %s', async (_, columns) => {
    const { _id: id } = await createAd(await createMember(), { form: withPhone, now, columns });
    await expect(revealPhone(null, id, true, now)).rejects.toMatchObject({ code: 'not_found' });
    const where = { subjectId: id, action: 'ad.phone_shown' };
    expect(await db.auditEntry.count({ where })).toBe(0);
  });

  test('is limited for an address across accounts', async () => {
    const { _id: id } = await createAd(await createMember(), { form: withPhone, now });
    const limit = limits.revealPhoneOfAddress;
    const address = '203.0.113.77';
    const ask = () => revealPhoneTo({ actor: null, address, hasAgeCheck: false }, id, now);
    expect(await ask()).toEqual({ phone: testPhone });
    await countRequests(limit, address, limit.max, now);
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('of an adult ad needs an age check', async () => {
    const { _id: id } = await createAd(await createMember(), { kind: 'escort', now });
    await expect(revealPhone(null, id, false, now)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await revealPhone(null, id, true, now)).toEqual({ phone: testPhone });
  });
});

test('times of changes are rounded to the minute', async () => {
  const { _id: id } = await createAd(await createMember(), { now });
  await db.ad.update({ where: { id }, data: { updatedAt: new Date('2026-11-20T12:34:56.789Z') } });
  expect((await getPublicAd(id, now))?.updatedAt).toBe('2026-11-20T12:34:00.000Z');
});

import { describe, expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { badgesOf } from '@/lib/ads/reading/sellers/badges';
import { getBadges } from '@/lib/ads/reading/sellers/get-badges';
import { deletedKept } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, testPhone } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

describe('badgesOf', () => {
  const facts = { adsPublished: 1, hasVerifiedPhone: false, memberSince: now };

  test('gives none before the first ad', () => {
    const old = new Date('2020-01-01T00:00:00Z');
    const without = { adsPublished: 0, hasVerifiedPhone: true, memberSince: old };
    expect(badgesOf(without, now)).toEqual([]);
  });

  test('gives one for each fact', () => {
    expect(badgesOf(facts, now)).toEqual(['first-ad', 'verified-email']);
    expect(badgesOf({ ...facts, hasVerifiedPhone: true }, now)).toContain('verified-phone');
    expect(badgesOf({ ...facts, adsPublished: 9 }, now)).not.toContain('ten-ads');
    expect(badgesOf({ ...facts, adsPublished: 10 }, now)).toContain('ten-ads');
  });

  test('gives a year with us on the day', () => {
    const memberSince = new Date('2025-11-20T12:00:00Z');
    expect(badgesOf({ ...facts, memberSince }, now)).toContain('one-year');
    expect(badgesOf({ ...facts, memberSince }, addTime(now, -1))).not.toContain('one-year');
    const leap = { ...facts, memberSince: new Date('2024-02-29T12:00:00Z') };
    expect(badgesOf(leap, new Date('2025-02-28T12:00:00Z'))).not.toContain('one-year');
    expect(badgesOf(leap, new Date('2025-03-01T12:00:00Z'))).toContain('one-year');
  });
});

describe('getBadges', () => {
  test("reads only this member's facts", async () => {
    const [seller, reader] = [await createMember(), await createMember()];
    await createAd(seller, { now });
    expect(await getBadges(seller.userId, now)).toEqual([
      'first-ad',
      'verified-email',
      'verified-phone',
    ]);
    expect(await getBadges(reader.userId, now)).toEqual([]);
  });

  test('counts ten ads, but not edits and reposts', async () => {
    const seller = await createMember({ phones: [] });
    const first = await createAd(seller, { now });
    for (let edits = 0; edits < 10; edits += 1) {
      await updateAd(seller, first._id, parseAdForm(validAdForm(), now), now);
    }
    for (let count = 2; count <= 9; count += 1) await createAd(seller, { now });
    expect(await getBadges(seller.userId, now)).not.toContain('ten-ads');
    await createAd(seller, { now });
    expect(await getBadges(seller.userId, now)).toEqual(['first-ad', 'ten-ads', 'verified-email']);
  });

  test.each(['held', 'removed'] as const)('counts no ad that is %s', async (moderation) => {
    const seller = await createMember();
    const columns = { moderation, moderationReason: 'Rule 4' };
    await createAd(seller, { now, columns });
    expect(await getBadges(seller.userId, now)).toEqual([]);
  });

  test('remain when the ad is deleted and purged', async () => {
    const seller = await createMember();
    const { _id: id } = await createAd(seller, { now });
    const before = await getBadges(seller.userId, now);
    await deleteAd(seller, id, now);
    expect(await getBadges(seller.userId, now)).toEqual(before);
    await purgeDeletedAds(addTime(now, deletedKept + day));
    expect(await db.ad.count({ where: { id } })).toBe(0);
    expect(await getBadges(seller.userId, now)).toEqual(before);
  });

  test("are shown with an ad's seller", async () => {
    const seller = await createMember({ phones: [testPhone] });
    const { _id: id } = await createAd(seller, { now });
    expect((await getPublicAd(id, now))?.seller?.badges).toEqual(
      await getBadges(seller.userId, now),
    );
  });
});

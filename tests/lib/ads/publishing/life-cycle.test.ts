import { describe, expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getMyAds, getOwnAd, getPublicAd } from '@/lib/ads/reading/queries';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { paidForm, pay } from '@/tests/builders/payment';

/* The table of actions, row by row: their effect on isActive, expiresAt, rankedAt, createdAt. */

const posted = new Date('2026-11-01T09:00:00Z');
const now = new Date('2026-11-20T12:00:00Z');
const soon = addTime(now, 2 * day);
const late = addTime(now, 20 * day);
const past = addTime(now, -2 * day);
const inSevenDays = addTime(now, 7 * day);

const life = (id: string) =>
  db.ad.findUniqueOrThrow({
    where: { id },
    select: { isActive: true, expiresAt: true, rankedAt: true, createdAt: true },
  });

async function adWith(columns: Prisma.AdUncheckedUpdateInput = {}) {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, {
    now: posted,
    columns: { expiresAt: late, ...columns },
  });
  return { owner, id };
}

const edit = (title = 'Oak dining table, now cheaper') =>
  parseAdForm(validAdForm('goods', { title }), now);

describe('first publish', () => {
  test.each([
    ['goods', 30],
    ['escort', 7],
  ] as const)('an ad of kind %s lives for %i days', async (kind, days) => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { kind, now });
    expect(await life(id)).toEqual({
      isActive: true,
      expiresAt: addTime(now, days * day),
      rankedAt: now,
      createdAt: now,
    });
  });
});

describe('edit', () => {
  test('a live ad keeps its expiry and its place in lists', async () => {
    const { owner, id } = await adWith({ expiresAt: soon });
    const ad = await updateAd(owner, id, edit(), now);
    expect(ad.title).toBe('Oak dining table, now cheaper');
    expect(await life(id)).toEqual({
      isActive: true,
      expiresAt: soon,
      rankedAt: posted,
      createdAt: posted,
    });
  });

  test.each([
    ['expired', { expiresAt: past }, inSevenDays],
    ['disabled', { isActive: false, expiresAt: soon }, inSevenDays],
    ['disabled with a longer life', { isActive: false, expiresAt: late }, late],
    ['disabled and expired', { isActive: false, expiresAt: past }, inSevenDays],
    ['disabled without an end', { isActive: false, expiresAt: null }, null],
  ])('an ad that is %s is reactivated', async (_, columns, expiresAt) => {
    const { owner, id } = await adWith(columns);
    await updateAd(owner, id, edit(), now);
    expect(await life(id)).toEqual({ isActive: true, expiresAt, rankedAt: now, createdAt: posted });
  });
});

describe('disable and enable', () => {
  test('flip isActive and keep the expiry', async () => {
    const { owner, id } = await adWith({ expiresAt: soon });
    expect(await toggleAd(owner, id, now)).toEqual({ isActive: false });
    expect(await life(id)).toEqual({
      isActive: false,
      expiresAt: soon,
      rankedAt: posted,
      createdAt: posted,
    });
    expect(await getPublicAd(id, now)).toBeNull();
    expect(await toggleAd(owner, id, now)).toEqual({ isActive: true });
    expect((await life(id)).expiresAt).toEqual(soon);
  });

  test('enabling does not reactivate an expired ad', async () => {
    const { owner, id } = await adWith({ isActive: false, expiresAt: past });
    await toggleAd(owner, id, now);
    expect((await getOwnAd(owner, id, now))?.status).toBe('Expired');
  });

  test('each of ten concurrent calls flips it once', async () => {
    const { owner, id } = await adWith();
    const replies = await Promise.all(Array.from({ length: 10 }, () => toggleAd(owner, id, now)));
    expect(replies.filter(({ isActive }) => isActive)).toHaveLength(5);
    expect((await life(id)).isActive).toBe(true);
  });
});

describe('repost', () => {
  test('moves a live ad to the top and keeps its expiry', async () => {
    const { owner, id } = await adWith({ expiresAt: soon });
    expect(await repostAd(owner, id, now)).toEqual({
      message: 'Ad reposted',
      rankedAt: now.toISOString(),
      nextRepostAt: addTime(now, 48 * hour).toISOString(),
    });
    expect(await life(id)).toEqual({
      isActive: true,
      expiresAt: soon,
      rankedAt: now,
      createdAt: posted,
    });
  });

  test.each([
    ['expired', { expiresAt: past }, inSevenDays],
    ['disabled', { isActive: false, expiresAt: soon }, inSevenDays],
    ['disabled with a longer life', { isActive: false, expiresAt: late }, late],
  ])('reactivates an ad that is %s', async (_, columns, expiresAt) => {
    const { owner, id } = await adWith(columns);
    await repostAd(owner, id, now);
    expect(await life(id)).toEqual({ isActive: true, expiresAt, rankedAt: now, createdAt: posted });
  });

  test('is refused for 48 hours, with the remaining time', async () => {
    const { owner, id } = await adWith();
    await repostAd(owner, id, now);
    const early = addTime(now, 47 * hour);
    await expect(repostAd(owner, id, early)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 3600,
    });
    expect((await getOwnAd(owner, id, early))?.nextRepostAt).toBe(
      addTime(now, 48 * hour).toISOString(),
    );
    expect((await life(id)).rankedAt).toEqual(now);
    const later = addTime(now, 48 * hour);
    expect((await getOwnAd(owner, id, later))?.nextRepostAt).toBeNull();
    await repostAd(owner, id, later);
    expect((await life(id)).rankedAt).toEqual(later);
  });

  test('takes effect once among ten concurrent calls', async () => {
    const { owner, id } = await adWith();
    const replies = await Promise.allSettled(
      Array.from({ length: 10 }, () => repostAd(owner, id, now)),
    );
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each(['held', 'removed'] as const)('is refused while the ad is %s', async (moderation) => {
    const { owner, id } = await adWith({ moderation, moderationReason: 'Rule 4' });
    await expect(repostAd(owner, id, now)).rejects.toMatchObject({ code: 'conflict' });
    expect((await life(id)).rankedAt).toEqual(posted);
  });
});

describe('becoming newest', () => {
  const rankOf = async (id: string) => (await life(id)).rankedAt;
  const hoursLater = (hours: number) => addTime(now, hours * hour);

  async function disableAndEdit(owner: Member, id: string, at: Date) {
    await toggleAd(owner, id, at);
    await updateAd(owner, id, edit(), at);
  }

  test('after a repost, an ad that is disabled and edited keeps its rank for 48 hours', async () => {
    const { owner, id } = await adWith();
    await repostAd(owner, id, now);
    for (const hours of [1, 24, 47]) await disableAndEdit(owner, id, hoursLater(hours));
    expect(await life(id)).toMatchObject({ isActive: true, rankedAt: now });
    await disableAndEdit(owner, id, hoursLater(48));
    expect(await rankOf(id)).toEqual(hoursLater(48));
  });

  test('an edit that moved an ad to the top counts as its repost', async () => {
    const { owner, id } = await adWith();
    await disableAndEdit(owner, id, now);
    expect(await rankOf(id)).toEqual(now);
    expect((await getOwnAd(owner, id, now))?.nextRepostAt).toBe(hoursLater(48).toISOString());
    await expect(repostAd(owner, id, hoursLater(47))).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 3600,
    });
    await disableAndEdit(owner, id, hoursLater(47));
    expect(await rankOf(id)).toEqual(now);
    await repostAd(owner, id, hoursLater(48));
    expect(await rankOf(id)).toEqual(hoursLater(48));
  });

  test('an ad that expires within 48 hours of its repost returns to its old place', async () => {
    const { owner, id } = await adWith({ expiresAt: hoursLater(1) });
    await repostAd(owner, id, now);
    await updateAd(owner, id, edit(), hoursLater(2));
    expect(await life(id)).toMatchObject({
      rankedAt: now,
      expiresAt: addTime(hoursLater(2), 7 * day),
    });
  });

  test('a new ad that is disabled and edited keeps its rank', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now });
    await disableAndEdit(owner, id, hoursLater(47));
    expect(await rankOf(id)).toEqual(now);
    // Its first repost is still to come.
    await repostAd(owner, id, hoursLater(47));
    expect(await rankOf(id)).toEqual(hoursLater(47));
  });

  test('enabling moves nothing, however long the ad was disabled', async () => {
    const { owner, id } = await adWith();
    await toggleAd(owner, id, now);
    await toggleAd(owner, id, hoursLater(72));
    expect(await rankOf(id)).toEqual(posted);
  });

  test('a payment moves a disabled ad within the 48 hours and keeps the free move', async () => {
    const { owner, id } = await adWith({ isActive: false, rankedAt: addTime(now, -hour) });
    await pay(owner, ['vip'], { adId: id }, now);
    await updateAd(owner, id, paidForm(['vip'], null, now), now);
    expect(await rankOf(id)).toEqual(now);
    await repostAd(owner, id, hoursLater(1));
    expect(await rankOf(id)).toEqual(hoursLater(1));
  });

  test('ten concurrent edits and ten reposts move an ad once', async () => {
    const { owner, id } = await adWith({ isActive: false });
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, step) => [
        updateAd(owner, id, edit(), addTime(now, step)),
        repostAd(owner, id, addTime(now, 10 + step)),
      ]).flat(),
    );
    const { rankedAt, repostedAt } = await db.ad.findUniqueOrThrow({ where: { id } });
    expect(rankedAt).toEqual(repostedAt);
    await expect(repostAd(owner, id, hoursLater(47))).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });
});

describe('delete', () => {
  test('removes the ad from every page and list at once and ends its upgrades', async () => {
    const { owner, id } = await adWith();
    const upgrade = (startsAt: Date, endsAt: Date | null) => ({
      adId: id,
      upgrade: 'vip',
      startsAt,
      endsAt,
    });
    const ended = addTime(posted, day);
    await db.promotion.createMany({
      data: [
        upgrade(posted, late),
        upgrade(posted, null),
        upgrade(soon, late),
        upgrade(posted, ended),
      ],
    });
    expect(await deleteAd(owner, id, now)).toEqual({ success: true });
    expect(await getPublicAd(id, now)).toBeNull();
    expect(await getOwnAd(owner, id, now)).toBeNull();
    expect(await getMyAds(owner, now)).toEqual([]);
    const promotions = await db.promotion.findMany({
      where: { adId: id },
      orderBy: { endsAt: 'asc' },
    });
    expect(promotions.map(({ endsAt }) => endsAt)).toEqual([ended, now, now]);
  });

  test('allows no further actions', async () => {
    const { owner, id } = await adWith();
    await deleteAd(owner, id, now);
    const refused = { code: 'not_found' };
    await expect(deleteAd(owner, id, now)).rejects.toMatchObject(refused);
    await expect(toggleAd(owner, id, now)).rejects.toMatchObject(refused);
    await expect(repostAd(owner, id, now)).rejects.toMatchObject(refused);
    await expect(updateAd(owner, id, edit(), now)).rejects.toMatchObject(refused);
  });
});

test.each(['toggle', 'repost', 'delete', 'update'] as const)(
  "nobody can %s another member's ad",
  async (action) => {
    const { id } = await adWith();
    const stranger = await createMember();
    const before = await db.ad.findUnique({ where: { id } });
    const act = {
      toggle: () => toggleAd(stranger, id, now),
      repost: () => repostAd(stranger, id, now),
      delete: () => deleteAd(stranger, id, now),
      update: () => updateAd(stranger, id, edit(), now),
    }[action];
    await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.ad.findUnique({ where: { id } })).toEqual(before);
  },
);

test('every action is audited with its actor', async () => {
  const { owner, id } = await adWith();
  await updateAd(owner, id, edit(), now);
  await toggleAd(owner, id, now);
  await toggleAd(owner, id, now);
  await repostAd(owner, id, now);
  await deleteAd(owner, id, now);
  const entries = await db.auditEntry.findMany({
    where: { subjectType: 'ad', subjectId: id },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    'ad.published',
    'ad.updated',
    'ad.disabled',
    'ad.enabled',
    'ad.reposted',
    'ad.deleted',
  ]);
  expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([owner.userId]));
});

import { beforeEach, describe, expect, test } from 'vitest';
import { remindSellers } from '@/lib/ads/reminders/remind-sellers';
import { getRenewal, renewAd } from '@/lib/ads/reminders/renew-ad';
import { type ReminderStage, renewKey } from '@/lib/ads/reminders/renew-key';
import { getSubscription, unsubscribe } from '@/lib/alerts/unsubscribe';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { getMailChoices } from '@/lib/notifications/mail-choices';
import type { Mail } from '@/lib/notifications/outbox/outbox-item';
import { unseal } from '@/lib/notifications/outbox/seal';
import { eraseMember } from '@/lib/privacy/delete-account';
import { newEmail } from '../../builders/account';
import { createAd } from '../../builders/ad';
import { createMember, type Member } from '../../builders/member';
import { resetDatabase } from '../../builders/servers/database';

const posted = new Date('2026-10-01T12:00:00Z');
const end = addTime(posted, 30 * day);
let seller: Member;
let id: string;

beforeEach(async () => {
  await resetDatabase();
  seller = await createMember();
  ({ _id: id } = await createAd(seller, { now: posted }));
});

async function mails(): Promise<Mail[]> {
  const rows = await db.outboxMessage.findMany({ orderBy: { createdAt: 'asc' } });
  return rows.map((row) => unseal(row.sealed ?? '', row.id) as Mail);
}

const keyOf = (stage: ReminderStage, expiresAt = end) => renewKey({ adId: id, stage, expiresAt });

describe('a seller is reminded', () => {
  test('three days and a day before the end, and a day after, once each', async () => {
    const sent: [string, number][] = [];
    for (let at = addTime(end, -5 * day); at < addTime(end, 4 * day); at = addTime(at, hour)) {
      const count = await remindSellers(at);
      if (count > 0) sent.push([at.toISOString(), count]);
    }
    expect(sent).toEqual([
      ['2026-10-28T12:00:00.000Z', 1],
      ['2026-10-30T12:00:00.000Z', 1],
      ['2026-11-01T12:00:00.000Z', 1],
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your ad ends in 3 days: Oak dining table with six chairs',
      'Your ad ends within a day: Oak dining table with six chairs',
      'Your ad has ended: Oak dining table with six chairs',
    ]);
    expect((await mails())[0]?.text).toContain(
      `http://localhost:3000/renew/${keyOf('three-days')}`,
    );
  });

  test.each([
    ['disabled', { isActive: false }],
    ['held', { moderation: 'held' as const }],
    ['deleted', { deletedAt: posted }],
    ['without an end', { expiresAt: null }],
  ])('unless the ad is %s', async (_, data) => {
    await db.ad.update({ where: { id }, data });
    expect(await remindSellers(addTime(end, -day))).toBe(0);
  });

  test('unless they unsubscribe, by one click without a login', async () => {
    await remindSellers(addTime(end, -2 * day));
    const [mail] = await mails();
    const [, key = ''] =
      /unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect(await getSubscription(key)).toEqual({ name: 'your ads that end', isOn: true });
    await unsubscribe(key, end);
    expect(await getSubscription(key)).toMatchObject({ isOn: false });
    expect(await getMailChoices(seller)).toMatchObject({ reminders: false, savedEnding: true });
    expect(await remindSellers(addTime(end, -hour))).toBe(0);
  });

  test('without the title of an ad that hides its seller', async () => {
    const { title } = await createAd(seller, { kind: 'escort', now: addTime(end, -6 * day) });
    await db.ad.update({ where: { id }, data: { isActive: false } });
    await remindSellers(addTime(end, -2 * day));
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your ad ends in 3 days');
    expect(mail?.html).not.toContain(title);
  });

  test('once by two workers', async () => {
    const at = addTime(end, -day);
    const counts = await Promise.all([remindSellers(at), remindSellers(at)]);
    expect(counts.sort()).toEqual([0, 1]);
  });
});

describe('the link of a reminder', () => {
  const ad = () => db.ad.findUniqueOrThrow({ where: { id } });

  test('renews a live ad for seven days and moves it to the top, once', async () => {
    const at = addTime(end, -3 * day);
    await remindSellers(at);
    const key = keyOf('three-days');
    expect(await getRenewal(key, at)).toMatchObject({ adId: id, state: 'open' });
    expect((await ad()).rankedAt).toEqual(posted);
    const renewed = { adId: id, expiresAt: addTime(at, 7 * day).toISOString(), isMovedUp: true };
    const tries = await Promise.allSettled([renewAd(key, at), renewAd(key, at)]);
    const [won, ...others] = tries.filter(({ status }) => status === 'fulfilled');
    expect([won, others]).toEqual([{ status: 'fulfilled', value: renewed }, []]);
    expect(await ad()).toMatchObject({ rankedAt: at, repostedAt: at, confirmedAt: at });
    expect(await getRenewal(key, at)).toMatchObject({ state: 'over' });
    await expect(renewAd(key, at)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('reactivates an ended ad', async () => {
    const at = addTime(end, day);
    await remindSellers(at);
    await renewAd(keyOf('ended'), at);
    expect(await ad()).toMatchObject({
      isActive: true,
      expiresAt: addTime(at, 7 * day),
      rankedAt: at,
    });
  });

  test('does not move an ad that moved within 48 hours', async () => {
    const at = addTime(end, -day);
    await remindSellers(at);
    const repostedAt = addTime(at, -hour);
    await db.ad.update({ where: { id }, data: { repostedAt, rankedAt: repostedAt } });
    expect(await renewAd(keyOf('one-day'), at)).toMatchObject({ isMovedUp: false });
    expect(await ad()).toMatchObject({
      rankedAt: repostedAt,
      expiresAt: addTime(at, 7 * day),
      confirmedAt: at,
    });
  });

  test.each([
    ['disabled', { isActive: false }],
    ['removed', { moderation: 'removed' as const, moderationReason: 'scam' }],
    ['renewed in another way', { expiresAt: addTime(end, 7 * day) }],
  ])('has no effect on an ad that is %s', async (_, data) => {
    const at = addTime(end, -day);
    await remindSellers(at);
    await db.ad.update({ where: { id }, data });
    expect(await getRenewal(keyOf('one-day'), at)).toMatchObject({ state: 'over' });
    await expect(renewAd(keyOf('one-day'), at)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('has no effect for a banned member, and finds no ad of an erased one', async () => {
    const at = addTime(end, -day);
    await remindSellers(at);
    const key = keyOf('one-day');
    await db.user.update({ where: { id: seller.userId }, data: { bannedAt: at } });
    await db.ad.update({ where: { id }, data: { moderation: 'approved' } });
    expect(await getRenewal(key, at)).toMatchObject({ state: 'over' });
    await expect(renewAd(key, at)).rejects.toMatchObject({ code: 'conflict' });
    await db.user.update({ where: { id: seller.userId }, data: { bannedAt: null } });
    expect(await getRenewal(key, at)).toMatchObject({ state: 'open' });
    await db.$transaction((tx) => eraseMember(seller, newEmail(), at, tx));
    expect(await getRenewal(key, at)).toBeNull();
    await expect(renewAd(key, at)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot be forged, and expires after 30 days', async () => {
    const at = addTime(end, -day);
    await remindSellers(at);
    const key = keyOf('one-day');
    const forged = [
      (key.startsWith('z') ? 'y' : 'z') + key.slice(1),
      `${key.slice(0, 12)}t${key.slice(13)}`,
      'x',
      '',
    ];
    expect(key.at(12)).toBe('d');
    for (const wrong of forged) {
      expect(await getRenewal(wrong, at)).toBeNull();
      await expect(renewAd(wrong, at)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await getRenewal(key, addTime(end, 30 * day + minute))).toMatchObject({ state: 'over' });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { setPrice } from '@/lib/ads/publishing/sale/set-price';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { unsubscribe } from '@/lib/alerts/unsubscribe';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Mail } from '@/lib/notifications/outbox/outbox-item';
import { unseal } from '@/lib/notifications/outbox/seal';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { mailEnding, mailReduced } from '@/lib/saved/mail-saved';
import { saveAd } from '@/lib/saved/save-ads';
import { createAd } from '../../builders/ad';
import { createMember, type Member } from '../../builders/member';
import { waitingJobs } from '../../builders/outbox';
import { resetDatabase } from '../../builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');
let seller: Member;
let reader: Member;
let id: string;

beforeEach(async () => {
  await resetDatabase();
  [seller, reader] = [await createMember(), await createMember()];
  ({ _id: id } = await createAd(seller, { now }));
  await saveAd(reader, id, now);
});

async function mails(): Promise<Mail[]> {
  const rows = await db.outboxMessage.findMany({ orderBy: { createdAt: 'asc' } });
  return rows.map((row) => unseal(row.sealed ?? '', row.id) as Mail);
}

/** Changes the price and runs the job. Returns the number of mails. */
async function reduceTo(price: number): Promise<number> {
  await setPrice(seller, id, { price }, now);
  await matchQueue(now);
  const jobs = (await waitingJobs()).filter(({ task }) => task === 'mail-reduced-saved-ad');
  expect(jobs.length).toBeLessThanOrEqual(1);
  return jobs.length === 0 ? 0 : mailReduced(jobs[0]?.payload, addTime(now, 10 * minute));
}

describe('a lower price of a saved ad', () => {
  test('is mailed after ten minutes, if it is 5 % below any mailed before', async () => {
    expect(await reduceTo(10)).toBe(1);
    expect(await reduceTo(15)).toBe(0);
    expect(await reduceTo(10)).toBe(0);
    expect(await reduceTo(9.9)).toBe(0);
    expect(await reduceTo(9.51)).toBe(0);
    expect(await reduceTo(9.5)).toBe(1);
    const [first, second] = await mails();
    expect(first?.subject).toBe('Now £10: Oak dining table with six chairs');
    expect(first?.text).toContain('was £12.50.');
    expect(first?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(second?.text).toContain('was £10.');
  });

  test('waits for ten minutes', async () => {
    await setPrice(seller, id, { price: 10 }, now);
    await matchQueue(now);
    const [job] = (await waitingJobs()).filter(({ task }) => task === 'mail-reduced-saved-ad');
    expect(job?.runAt).toEqual(addTime(now, 10 * minute));
  });

  test('is not mailed after opting out, nor for a deleted ad', async () => {
    await db.ad.update({ where: { id }, data: { pricePence: 1000 } });
    await unsubscribe(unsubscribeKey('saved-reduced', reader.userId), now);
    expect(await mailReduced({ adId: id }, now)).toBe(0);
    await db.mutedMail.deleteMany();
    await db.ad.update({ where: { id }, data: { isActive: false } });
    expect(await mailReduced({ adId: id }, now)).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe('the end of a saved ad', () => {
  const end = addTime(now, 30 * day);

  test('is mailed within a day before, once per end', async () => {
    expect(await mailEnding(addTime(end, -25 * hour))).toBe(0);
    expect(await mailEnding(addTime(end, -23 * hour))).toBe(1);
    expect(await mailEnding(addTime(end, -22 * hour))).toBe(0);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ends within a day: Oak dining table with six chairs',
    ]);
    const later = addTime(end, 7 * day);
    await db.ad.update({ where: { id }, data: { expiresAt: later } });
    expect(await mailEnding(addTime(end, -20 * hour))).toBe(0);
    expect(await mailEnding(addTime(later, -hour))).toBe(1);
  });

  test('is mailed once by two workers, and not after opting out', async () => {
    const at = addTime(end, -hour);
    const counts = await Promise.all([mailEnding(at), mailEnding(at)]);
    expect(counts.sort()).toEqual([0, 1]);
    const other = await createMember();
    await saveAd(other, id, now);
    await unsubscribe(unsubscribeKey('saved-ending', other.userId), now);
    expect(await mailEnding(at)).toBe(0);
  });
});

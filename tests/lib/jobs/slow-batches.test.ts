import { beforeEach, expect, test } from 'vitest';
import { remindSellers } from '@/lib/ads/reminders/remind-sellers';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { sendAlerts } from '@/lib/alerts/sending/send-alerts';
import { addTime, hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/prisma';
import { mailEnding } from '@/lib/saved/mail-saved';
import { createAd } from '../../builders/ad';
import { createAlert } from '../../builders/alert';
import { createMember, type Member } from '../../builders/member';
import { resetDatabase } from '../../builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, minute);
const end = addTime(now, hour);
const inDays = addTime(now, 48 * hour);

let seller: Member;
let reader: Member;

beforeEach(async () => {
  await resetDatabase();
  [seller, reader] = [await createMember(), await createMember()];
});

const saved = (adId: string) => ({ userId: reader.userId, adId, pricePence: 1250 });

/** Returns once the tables are locked. */
async function lockForSixSeconds(tables: string) {
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const end = db.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`LOCK TABLE ${tables} IN EXCLUSIVE MODE`);
      lock();
      await tx.$executeRaw`SELECT pg_sleep(6)`;
    },
    { timeout: 10 * second },
  );
  await locked;
  return { end };
}

test('batches outlast a database that keeps them waiting for six seconds', async () => {
  await createAlert(reader, '/search?category=home', { now });
  const { _id } = await createAd(seller, { now: later, columns: { expiresAt: end } });
  await db.savedAd.create({ data: saved(_id) });
  const slow = await lockForSixSeconds('"AlertMatch", "OutboxMessage"');
  const counts = await Promise.all([matchQueue(later), remindSellers(later), mailEnding(later)]);
  expect(counts).toEqual([1, 1, 1]);
  await slow.end;
}, 20_000);

test('so do the mails of alerts', async () => {
  await createAlert(reader, '/search?category=home', { now });
  await createAd(seller, { now: later });
  await matchQueue(later);
  const slow = await lockForSixSeconds('"OutboxMessage"');
  expect(await sendAlerts(addTime(now, 10 * minute))).toBe(1);
  await slow.end;
}, 20_000);

test('a run sends all that is due, by batches', async () => {
  const { _id } = await createAd(seller, { now: later, columns: { expiresAt: end } });
  const { facets: _facets, ...row } = await db.ad.findUniqueOrThrow({ where: { id: _id } });
  const details = row.details as Prisma.InputJsonObject;
  await db.ad.createMany({
    data: Array.from({ length: 250 }, (_, n) => ({ ...row, details, id: `copy${n}` })),
  });
  const ads = await db.ad.findMany({ select: { id: true } });
  await db.savedAd.createMany({ data: ads.map(({ id }) => saved(id)) });
  expect([await remindSellers(later), await mailEnding(later)]).toEqual([251, 251]);
  expect([await remindSellers(inDays), await remindSellers(inDays)]).toEqual([251, 0]);
});

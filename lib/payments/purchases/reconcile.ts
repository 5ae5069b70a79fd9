import { reconcileEvery, unpublishedRefundAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { readNews } from '@/lib/payments/providers/read-news';
import { refundForRemovedAds } from '@/lib/payments/refunds/refund-removed-ads';
import { carryOutRefunds } from '@/lib/payments/refunds/refunds';
import { requestRefunds } from '@/lib/payments/refunds/request-refund';
import { askAboutOpen } from './ask-about-open';

const batch = 1000;

const steps = [
  askAboutOpen,
  refundDuplicates,
  refundUnpublished,
  (now: Date) => db.$transaction((tx) => refundForRemovedAds(tx, {}, now)),
  carryOutRefunds,
  readNews,
];

/**
 * Every five minutes: asks the provider about open purchases and for news that no webhook brought,
 * and gives back what was paid twice, is unpublished after seven days or stands on a removed ad. A
 * step that fails does not stop the others; then it throws at the end, so that the job runs again.
 */
export async function reconcilePayments(now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step(now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, 'Payments could not be reconciled');
  if (failures.length === 1) throw failures[0];
}

/** Of several that are paid for one draft or ad the first is kept. */
async function refundDuplicates(now: Date): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT p."id" FROM "Purchase" p
    WHERE p."state" = 'paid' AND p."refundRequestedAt" IS NULL AND EXISTS (
      SELECT FROM "Purchase" q
      WHERE q."state" = 'paid' AND q."refundRequestedAt" IS NULL
        AND (q."draftId" = p."draftId" OR q."adId" = p."adId")
        AND (q."createdAt", q."id") < (p."createdAt", p."id"))`;
  const ids = rows.map(({ id }) => id);
  await db.$transaction((tx) => requestRefunds(tx, ids, 'duplicate', now));
}

async function refundUnpublished(now: Date): Promise<void> {
  const rows = await db.purchase.findMany({
    where: {
      state: 'paid',
      refundRequestedAt: null,
      paidAt: { lte: addTime(now, -unpublishedRefundAfter) },
    },
    take: batch,
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  await db.$transaction((tx) => requestRefunds(tx, ids, 'unpublished', now));
}

/** The beginning of the five minutes that `now` lies in: the reconciliation runs once in each. */
export const reconciliationSlot = (now: Date) =>
  new Date(Math.floor(now.getTime() / reconcileEvery) * reconcileEvery);

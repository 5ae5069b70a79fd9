import { unpublishedRefundAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { readMissedEvents } from '@/lib/payments/providers/read-missed-events';
import { carryOutRefunds } from '@/lib/payments/refunds/carry-out-refunds';
import { refundAllRemovedAds } from '@/lib/payments/refunds/refund-removed-ads';
import { requestRefund, requestRefunds } from '@/lib/payments/refunds/request-refund';
import { runAll } from '@/lib/process/run-all';
import { lockPurchases, oldestFirst } from './move-purchase';
import { pollOpenPurchases } from './poll-open-purchases';

const batch = 1000;

const steps = [
  pollOpenPurchases,
  refundDuplicates,
  refundUnpublished,
  refundAllRemovedAds,
  carryOutRefunds,
  readMissedEvents,
];

/** Continues after failures and throws at the end, so that the job is retried. */
export const reconcilePayments = (now: Date): Promise<void> =>
  runAll(
    steps.map((step) => () => step(now)),
    'Payments could not be reconciled',
  );

/** Keeps the first of several paid purchases for the same draft or ad. */
async function refundDuplicates(now: Date): Promise<void> {
  const groups = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array_agg("id"::text ORDER BY "id") AS "ids" FROM "Purchase"
    WHERE "state" = 'paid' AND "refundRequestedAt" IS NULL AND coalesce("adId", "draftId"::text) IS NOT NULL
    GROUP BY coalesce("adId", "draftId"::text) HAVING count(*) > 1`;
  for (const { ids } of groups) {
    await db.$transaction((tx) => keepFirst(tx, ids, now), transactionTimeouts);
  }
}

/** Re-reads the states under the locks. */
async function keepFirst(tx: Db, ids: string[], now: Date): Promise<void> {
  const locked = await lockPurchases(tx, { id: { in: ids } });
  const [, ...others] = locked
    .filter(({ state, refundRequestedAt }) => state === 'paid' && !refundRequestedAt)
    .toSorted(oldestFirst);
  for (const purchase of others) await requestRefund(tx, purchase, ['paid'], 'duplicate', now);
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
  for (const { id } of rows) {
    // Skips purchases that were published meanwhile.
    await db.$transaction(
      (tx) => requestRefunds(tx, [id], ['paid'], 'unpublished', now),
      transactionTimeouts,
    );
  }
}

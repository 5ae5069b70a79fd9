import { quoteLife, reconcileEvery, unpublishedRefundAfter } from '@/lib/catalogue/limits';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { kindOf } from './ask-provider';
import { lockPurchase, movePurchase } from './move-purchase';
import { providerNamed } from './provider';
import { openStates } from './purchase-states';
import { followIntent } from './refresh-purchase';
import { carryOutRefunds } from './refunds';
import { requestRefunds } from './request-refund';

const batch = 1000;

/**
 * Every five minutes: asks the provider about open purchases, closes those that nobody will pay any
 * more, and gives back what was paid twice or is unpublished after seven days. One that fails does
 * not stop the others; then it throws at the end, so that the job runs again.
 */
export async function reconcilePayments(now: Date): Promise<void> {
  const failed = await askAboutOpen(now);
  await refundDuplicates(now);
  await refundUnpublished(now);
  await carryOutRefunds(now);
  if (failed > 0) throw new Error(`${failed} purchases could not be asked about`);
}

async function askAboutOpen(now: Date): Promise<number> {
  const rows = await db.purchase.findMany({
    where: { state: { in: [...openStates] } },
    orderBy: { createdAt: 'desc' },
    take: batch,
    select: { id: true, provider: true, providerRef: true, createdAt: true },
  });
  let failed = 0;
  for (const row of rows) {
    try {
      await askAbout(row, now);
    } catch (error) {
      console.error(`purchase ${row.id} could not be asked about: ${kindOf(error)}`);
      failed += 1;
    }
  }
  return failed;
}

type OpenRow = { id: string; provider: string; providerRef: string | null; createdAt: Date };

async function askAbout({ id, provider, providerRef, createdAt }: OpenRow, now: Date) {
  if (!providerRef) {
    // Nobody was given a way to pay it.
    if (createdAt < addTime(now, -hour)) await fail(id, 'the provider was never reached', now);
    return;
  }
  const cards = providerNamed(provider);
  const isOver = createdAt <= addTime(now, -quoteLife);
  const intent = isOver
    ? await cards.cancelIntent(providerRef, now)
    : await cards.readIntent(providerRef);
  await followIntent(id, intent, isOver ? 'the quote expired' : 'reconciled', now);
}

const fail = (id: string, cause: string, now: Date) =>
  db.$transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase?.providerRef === null) await movePurchase(tx, purchase, 'failed', cause, now);
  });

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

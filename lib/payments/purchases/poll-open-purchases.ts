import { quoteLife } from '@/lib/catalogue/limits';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { kindOf } from '@/lib/payments/providers/ask-provider';
import { callsAtOnce } from '@/lib/payments/providers/payment-provider';
import { providerNamed } from '@/lib/payments/providers/provider';
import { inParallel } from '@/lib/process/in-parallel';
import { lockPurchase, movePurchase } from './move-purchase';
import { openStates } from './purchase-states';
import { followIntent } from './refresh-purchase';

const batch = 500;

type OpenRow = { id: string; provider: string; providerRef: string | null; createdAt: Date };

/** Continues after failures and throws at the end. */
export async function pollOpenPurchases(now: Date): Promise<void> {
  let failed = 0;
  let rows = await openAfter(null);
  while (rows.length > 0) {
    const failures = await inParallel(rows, callsAtOnce, (row) => pollOrLog(row, now));
    failed += failures.length;
    rows = await openAfter(rows.at(-1)?.id ?? null);
  }
  if (failed > 0) throw new Error(`${failed} purchases could not be polled`);
}

/** Paginates by id, which grows with time: includes new purchases and repeats none. */
const openAfter = (id: string | null): Promise<OpenRow[]> =>
  db.purchase.findMany({
    where: { state: { in: [...openStates] }, ...(id ? { id: { gt: id } } : {}) },
    orderBy: { id: 'asc' },
    take: batch,
    select: { id: true, provider: true, providerRef: true, createdAt: true },
  });

async function pollOrLog(row: OpenRow, now: Date): Promise<void> {
  try {
    await poll(row, now);
  } catch (error) {
    console.error(`purchase ${row.id} could not be polled: ${kindOf(error)}`);
    throw error;
  }
}

async function poll({ id, providerRef, createdAt, ...row }: OpenRow, now: Date) {
  if (!providerRef) {
    // Without a reference no buyer can have paid.
    if (createdAt < addTime(now, -hour)) await fail(id, 'the provider was never reached', now);
    return;
  }
  const provider = providerNamed(row.provider);
  const isOver = createdAt <= addTime(now, -quoteLife);
  const intent = isOver
    ? await provider.cancelIntent(providerRef, now)
    : await provider.readIntent(providerRef);
  await followIntent(id, intent, isOver ? 'the quote expired' : 'reconciled', now);
}

const fail = (id: string, cause: string, now: Date) =>
  db.$transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase?.providerRef === null) await movePurchase(tx, purchase, 'failed', cause, now);
  });

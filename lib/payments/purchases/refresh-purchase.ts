import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { askProvider } from '@/lib/payments/providers/ask-provider';
import type { Intent } from '@/lib/payments/providers/payment-provider';
import { providerNamed } from '@/lib/payments/providers/provider';
import { type Purchase, requirePurchase } from '@/lib/payments/queries';
import { lockPurchase, type PurchaseRow } from './move-purchase';
import { isOpen } from './purchase-states';
import { settlePurchase } from './settle-purchase';

export async function readPurchase(actor: Actor, id: string, now: Date): Promise<Purchase> {
  const { id: known, state } = await requirePurchase(actor, id);
  if (isOpen(state)) await refreshPurchase(known, 'asked by the buyer', now);
  return requirePurchase(actor, id);
}

export async function refreshPurchase(id: string, cause: string, now: Date): Promise<void> {
  const { provider, providerRef, state } = await db.purchase.findUniqueOrThrow({
    where: { id },
    select: { provider: true, providerRef: true, state: true },
  });
  if (providerRef === null || !isOpen(state)) return;
  const intent = await askProvider(() => providerNamed(provider).readIntent(providerRef));
  await followIntent(id, intent, cause, now);
}

export const followIntent = (
  id: string,
  intent: Intent,
  cause: string,
  now: Date,
): Promise<PurchaseRow | null> =>
  db.$transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase) await settlePurchase(tx, purchase, intent, cause, now);
    return purchase;
  }, transactionTimeouts);

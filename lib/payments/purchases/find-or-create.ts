import type { Actor } from '@/lib/accounts/actor';
import { earlierResult, type IdempotentRequest, replaceResult } from '@/lib/accounts/idempotency';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';
import { whereWaiting } from '@/lib/payments/queries';
import { type PurchaseRow, purchaseSelect } from './move-purchase';
import { openStates } from './purchase-states';
import type { Quote } from './quote';

export type CheckoutPurchase = PurchaseRow & { provider: ProviderName };

/** Concurrent calls get the same purchase. Throws `conflict` for a key with other content. */
export function findOrCreate(
  actor: Actor,
  order: Quote,
  request: IdempotentRequest,
  now: Date,
): Promise<CheckoutPurchase> {
  return db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    const row = (await requested(actor, request, tx)) ?? (await waiting(actor, order, tx));
    return (row ?? (await create(actor, order, request, now, tx))) as CheckoutPurchase;
  }, transactionTimeouts);
}

/** Unless its money cannot be published with any more. */
async function requested(actor: Actor, request: IdempotentRequest, tx: Db) {
  const id = await earlierResult(actor, request, tx);
  if (!id) return null;
  return tx.purchase.findFirst({
    where: {
      id,
      ownerId: actor.userId,
      state: { notIn: ['failed', 'refunded', 'disputed'] },
      refundRequestedAt: null,
    },
    select: purchaseSelect,
  });
}

/** Paid ones first, so that no buyer pays twice. Open ones to be refunded must be cancelled first. */
async function waiting(actor: Actor, { target }: Quote, tx: Db) {
  const { refundRequestedAt, ...where } = whereWaiting(actor, target);
  const rows = await tx.purchase.findMany({
    where: { ...where, OR: [{ refundRequestedAt }, { state: { in: [...openStates] } }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: purchaseSelect,
  });
  return rows.find(({ state }) => state === 'paid') ?? rows[0];
}

async function create(
  actor: Actor,
  { target, extras, amountPence, provider }: Quote,
  request: IdempotentRequest,
  now: Date,
  tx: Db,
): Promise<PurchaseRow> {
  const row = await tx.purchase.create({
    data: {
      ownerId: actor.userId,
      ...target,
      extras,
      amountPence,
      provider,
      createdAt: now,
      updatedAt: now,
      events: { create: { toState: 'created', cause: 'checkout', at: now } },
    },
    select: purchaseSelect,
  });
  await replaceResult(actor, request, row.id, now, tx);
  return row;
}

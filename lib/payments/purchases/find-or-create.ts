import type { Actor } from '@/lib/accounts/actor';
import { messages } from '@/lib/catalogue/messages';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { AppError } from '@/lib/errors';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';
import { whereWaiting } from '@/lib/payments/queries';
import { type PurchaseRow, purchaseSelect } from './move-purchase';
import type { Quote } from './quote';

export type CheckoutPurchase = PurchaseRow & { provider: ProviderName };

/** An idempotency key, and a hash of the request. */
type Claim = { key: string; request: string };

/**
 * Returns the paid or open purchase of a target, or creates one, before any call to a provider.
 * Concurrent calls get the same one. Throws `conflict` if a key is reused with other content.
 */
export function findOrCreate(
  actor: Actor,
  order: Quote,
  claim: Claim | undefined,
  now: Date,
): Promise<CheckoutPurchase> {
  return db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    const row = (await claimed(actor, claim, tx)) ?? (await waiting(actor, order, tx));
    return (row ?? (await create(actor, order, claim, now, tx))) as CheckoutPurchase;
  }, transactionTimeouts);
}

/** Null if the earlier purchase failed or does not exist. */
async function claimed(actor: Actor, claim: Claim | undefined, tx: Db) {
  if (!claim) return null;
  const earlier = await tx.idempotencyKey.findUnique({
    where: { userId_key: { userId: actor.userId, key: claim.key } },
    select: { request: true, resultId: true },
  });
  if (!earlier?.resultId) return null;
  if (earlier.request !== claim.request) throw new AppError('conflict', messages.paymentKeyUsed);
  return tx.purchase.findFirst({
    where: { id: earlier.resultId, ownerId: actor.userId, state: { not: 'failed' } },
    select: purchaseSelect,
  });
}

/** Paid ones first, so that no buyer pays twice. */
async function waiting(actor: Actor, { target }: Quote, tx: Db) {
  const rows = await tx.purchase.findMany({
    where: whereWaiting(actor, target),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: purchaseSelect,
  });
  return rows.find(({ state }) => state === 'paid') ?? rows[0];
}

async function create(
  actor: Actor,
  { target, extras, amountPence, provider }: Quote,
  claim: Claim | undefined,
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
  if (claim) {
    const content = { request: claim.request, resultId: row.id, createdAt: now };
    await tx.idempotencyKey.upsert({
      where: { userId_key: { userId: actor.userId, key: claim.key } },
      create: { userId: actor.userId, key: claim.key, ...content },
      update: content,
      select: { key: true },
    });
  }
  return row;
}

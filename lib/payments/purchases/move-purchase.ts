import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { PurchaseState } from '@/lib/db/generated/enums';
import { canBecome } from './purchase-states';

export const purchaseSelect = {
  id: true,
  ownerId: true,
  draftId: true,
  adId: true,
  extras: true,
  amountPence: true,
  currency: true,
  state: true,
  provider: true,
  providerRef: true,
  createdAt: true,
  paidAt: true,
  appliedAt: true,
  refundRequestedAt: true,
  refundReason: true,
} as const satisfies Prisma.PurchaseSelect;

export type PurchaseRow = Prisma.PurchaseGetPayload<{ select: typeof purchaseSelect }>;

export async function lockPurchase(tx: Db, id: string): Promise<PurchaseRow | null> {
  await tx.$queryRaw`SELECT FROM "Purchase" WHERE "id" = ${id}::uuid FOR UPDATE`;
  return tx.purchase.findUnique({ where: { id }, select: purchaseSelect });
}

/**
 * All at once and in the order of their ids. Call before locking their ads, since webhooks lock a purchase and
 * then its ad.
 */
export async function lockPurchases(
  tx: Db,
  where: Prisma.PurchaseWhereInput,
): Promise<PurchaseRow[]> {
  const found = await tx.purchase.findMany({ where, select: { id: true } });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.$queryRaw`
    SELECT FROM "Purchase" WHERE "id" = ANY (${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
  return tx.purchase.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: purchaseSelect,
  });
}

export const oldestFirst = (a: PurchaseRow, b: PurchaseRow): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Returns false if the transition is not allowed or the state has changed since it was read. */
export async function movePurchase(
  tx: Db,
  purchase: PurchaseRow,
  toState: PurchaseState,
  cause: string,
  now: Date,
): Promise<boolean> {
  const fromState = purchase.state;
  if (!canBecome(fromState, toState)) return false;
  const { count } = await tx.purchase.updateMany({
    where: { id: purchase.id, state: fromState },
    data: { state: toState, updatedAt: now, ...timesOf(purchase, toState, now) },
  });
  if (count === 0) return false;
  await tx.purchaseEvent.create({
    data: { purchaseId: purchase.id, fromState, toState, cause, at: now },
    select: { id: true },
  });
  Object.assign(purchase, { state: toState, ...timesOf(purchase, toState, now) });
  return true;
}

function timesOf(purchase: PurchaseRow, state: PurchaseState, now: Date) {
  if (state === 'paid') return { paidAt: purchase.paidAt ?? now, refundedAt: null };
  if (state === 'applied') return { appliedAt: purchase.appliedAt ?? now, refundedAt: null };
  return state === 'refunded' ? { refundedAt: now, refundDelayedAt: null } : {};
}

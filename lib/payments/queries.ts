import type { Actor } from '@/lib/accounts/actor';
import { isUpgradeKey, type UpgradeKey } from '@/lib/catalogue/upgrades';
import { isoOrNull } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { PurchaseState, RefundState } from '@/lib/db/generated/enums';
import { notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import type { Pence } from '@/lib/money';
import { openStates } from './purchases/purchase-states';
import { refundStateOf } from './refunds/refund-states';

/** A payment as its buyer sees it. Times are ISO texts. */
export type Purchase = {
  id: string;
  state: PurchaseState;
  extras: UpgradeKey[];
  amountPence: Pence;
  provider: string;
  draftId: string | null;
  adId: string | null;
  adTitle: string | null;
  createdAt: string;
  paidAt: string | null;
  appliedAt: string | null;
  refundedAt: string | null;
  refundReason: string | null;
  refundState: RefundState | null;
  /** Since when the operator has to act. */
  refundDelayedAt: string | null;
  upgrades: { upgrade: UpgradeKey; startsAt: string; endsAt: string | null }[];
};

const select = {
  id: true,
  state: true,
  extras: true,
  amountPence: true,
  provider: true,
  draftId: true,
  adId: true,
  ad: { select: { title: true } },
  createdAt: true,
  paidAt: true,
  appliedAt: true,
  refundedAt: true,
  refundReason: true,
  refundRequestedAt: true,
  refundDelayedAt: true,
  refunds: { select: { state: true }, orderBy: { attempt: 'desc' }, take: 1 },
  promotions: {
    select: { upgrade: true, startsAt: true, endsAt: true },
    orderBy: { startsAt: 'asc' },
  },
} as const satisfies Prisma.PurchaseSelect;

type Row = Prisma.PurchaseGetPayload<{ select: typeof select }>;

const most = 200;

/** Newest first, without purchases that were never paid. */
export async function getPurchases(actor: Actor): Promise<Purchase[]> {
  const rows = await db.purchase.findMany({
    where: { ownerId: actor.userId, OR: [{ paidAt: { not: null } }, { state: 'processing' }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select,
  });
  return rows.map(toPurchase);
}

/** Throws `not_found`, also for another member's payment. */
export async function requirePurchase(actor: Actor, id: string): Promise<Purchase> {
  if (!isUuid(id)) throw notFound('This payment');
  const row = await db.purchase.findFirst({ where: { id, ownerId: actor.userId }, select });
  if (!row) throw notFound('This payment');
  return toPurchase(row);
}

const toPurchase = (row: Row): Purchase => ({
  id: row.id,
  state: row.state,
  extras: row.extras.filter(isUpgradeKey),
  amountPence: row.amountPence,
  provider: row.provider,
  draftId: row.draftId,
  adId: row.adId,
  adTitle: row.ad?.title ?? null,
  createdAt: row.createdAt.toISOString(),
  paidAt: isoOrNull(row.paidAt),
  appliedAt: isoOrNull(row.appliedAt),
  refundedAt: isoOrNull(row.refundedAt),
  refundReason: row.refundReason,
  refundState: refundStateOf(row),
  refundDelayedAt: isoOrNull(row.refundDelayedAt),
  upgrades: row.promotions.flatMap(({ upgrade, startsAt, endsAt }) =>
    isUpgradeKey(upgrade)
      ? [{ upgrade, startsAt: startsAt.toISOString(), endsAt: isoOrNull(endsAt) }]
      : [],
  ),
});

export type DraftPayment = { purchaseId: string; state: PurchaseState; extras: UpgradeKey[] };

export const draftPaymentSelect = {
  where: { state: { in: [...openStates, 'paid'] }, refundRequestedAt: null },
  select: { id: true, state: true, extras: true, createdAt: true },
  orderBy: { createdAt: 'asc' },
} satisfies Prisma.Draft$purchasesArgs;

type PaymentRow = { id: string; state: PurchaseState; extras: string[] };

export function draftPaymentOf(rows: PaymentRow[]): DraftPayment | null {
  const row = rows.find(({ state }) => state === 'paid') ?? rows[0];
  if (!row) return null;
  return { purchaseId: row.id, state: row.state, extras: row.extras.filter(isUpgradeKey) };
}

/** A draft, an ad, or neither: then it is for the next publication without a draft. */
export type PaymentTarget = { draftId: string | null; adId: string | null };

export const whereWaiting = (actor: Actor, { draftId, adId }: PaymentTarget) =>
  ({
    ownerId: actor.userId,
    ...(adId ? { adId } : { draftId, adId: null }),
    state: { in: [...openStates, 'paid'] },
    refundRequestedAt: null,
  }) satisfies Prisma.PurchaseWhereInput;

/** Purchases that are open, or paid and unused, oldest first. */
export const waitingPurchases = (actor: Actor, target: PaymentTarget): Promise<PaymentRow[]> =>
  db.purchase.findMany({
    where: whereWaiting(actor, target),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, state: true, extras: true },
  });

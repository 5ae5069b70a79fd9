import type { Actor } from '@/lib/accounts/actor';
import type { AdForm } from '@/lib/ads/publishing/form/ad-form';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { isUpgradeKey, type UpgradeKey } from '@/lib/catalogue/upgrades';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import type { PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { applyPurchase, takePaidPurchase } from '@/lib/payments/purchases/take-purchase';
import type { PaymentTarget } from '@/lib/payments/queries';
import { refundUnused } from '@/lib/payments/refunds/request-refund';

/** Throws `payment_required` for unpaid upgrades, `invalid` for a paid link without an address. */
export async function takePaid(
  actor: Actor,
  target: PaymentTarget,
  form: AdForm,
  extras: UpgradeKey[],
  tx: Db,
): Promise<PurchaseRow | null> {
  const purchase = await takePaidPurchase(actor, target, extras, tx);
  if (purchase?.extras.includes('website') && !form.websiteUrl) {
    const message = siteTexts.websiteNeeded;
    throw new AppError('invalid', message, { fields: { websiteUrl: message } });
  }
  return purchase;
}

/** Cancels or refunds other purchases for the same draft or edit. */
export async function publishPaid(
  tx: Db,
  purchase: PurchaseRow | null,
  adId: string,
  target: PaymentTarget,
  now: Date,
): Promise<void> {
  if (purchase) await applyPurchase(tx, purchase, adId, now);
  const reason = purchase ? 'duplicate' : 'not used';
  if (target.draftId) await refundUnused(tx, { draftId: target.draftId }, reason, now);
  if (target.adId) await refundUnused(tx, { adId: target.adId }, reason, now);
}

const waitingForApproval = {
  pausedAt: { not: null },
  purchase: { state: 'applied' },
} satisfies Prisma.PromotionWhereInput;

export async function notYetActive(
  adId: string,
  extras: UpgradeKey[],
  now: Date,
  tx: Db,
): Promise<UpgradeKey[]> {
  const rows = await tx.promotion.findMany({
    where: {
      adId,
      OR: [{ endsAt: null }, { endsAt: { gt: now } }, waitingForApproval],
    },
    select: { upgrade: true },
  });
  const active = new Set(rows.map(({ upgrade }) => upgrade).filter(isUpgradeKey));
  return extras.filter((key) => !active.has(key));
}

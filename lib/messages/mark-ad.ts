import type { Actor } from '@/lib/accounts/actor';
import { setReserved } from '@/lib/ads/publishing/sale/set-reserved';
import { setSold } from '@/lib/ads/publishing/sale/set-sold';
import type { SaleMark } from '@/lib/ads/publishing/schema';
import { reviewWindow } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { announceAd } from '@/lib/messages/notices/announce-change';
import { sendMail } from '@/lib/notifications/send-mail';

/** Also notifies open conversations about the ad. */
export async function markReserved(
  actor: Actor,
  id: string,
  mark: { reserved: boolean },
  now: Date,
): Promise<{ reserved: boolean }> {
  return db.$transaction(async (tx) => {
    const result = await setReserved(actor, id, mark, now, tx);
    await announceAd(tx, id);
    return result;
  });
}

/** Also asks the buyer whom the seller named for a review. */
export async function markSold(
  actor: Actor,
  id: string,
  mark: SaleMark,
  now: Date,
): Promise<{ sold: boolean }> {
  return db.$transaction(async (tx) => {
    const result = await setSold(actor, id, mark, now, tx);
    await announceAd(tx, id);
    if (result.sold) await inviteReview(actor, id, now, tx);
    return result;
  });
}

const invited = 'ad.review_invited';

/** Once per sale to a person, however often the ad is reactivated. The ad is locked. */
async function inviteReview(actor: Actor, adId: string, now: Date, tx: Db): Promise<void> {
  const sale = await tx.sale.findFirst({
    where: { adId, sellerId: actor.userId, buyer: { bannedAt: null, erasedAt: null } },
    orderBy: { at: 'desc' },
    select: {
      title: true,
      at: true,
      buyerId: true,
      buyer: { select: { email: true } },
      seller: { select: { username: true } },
    },
  });
  if (!sale?.buyerId || !sale.buyer) return;
  const conversation = await tx.conversation.findUnique({
    where: { adId_buyerId: { adId, buyerId: sale.buyerId } },
    select: { id: true },
  });
  if (!conversation) return;
  const conversationId = conversation.id;
  const known = await tx.auditEntry.count({
    where: {
      ...{ subjectType: 'ad', subjectId: adId, action: invited },
      data: { path: ['conversationId'], equals: conversationId },
    },
  });
  if (known > 0) return;
  await recordAudit(tx, actor.userId, invited, { type: 'ad', id: adId }, now, { conversationId });
  await sendMail(
    {
      to: sale.buyer.email,
      template: 'review-invitation',
      data: {
        conversationId,
        seller: sale.seller.username,
        adTitle: sale.title,
        until: addTime(sale.at, reviewWindow),
      },
      now,
    },
    tx,
  );
}

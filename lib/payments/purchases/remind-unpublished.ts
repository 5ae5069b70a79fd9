import { publishReminderAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { sendMail } from '@/lib/notifications/send-mail';
import { lockPurchase } from './move-purchase';

/** One mail, a quarter of an hour after a payment without publication. */
export async function remindUnpublished(now: Date): Promise<number> {
  const due = await db.purchase.findMany({
    where: {
      state: 'paid',
      refundRequestedAt: null,
      remindedAt: null,
      paidAt: { lte: addTime(now, -publishReminderAfter) },
    },
    take: 100,
    select: { id: true },
  });
  for (const { id } of due) await remind(id, now);
  return due.length;
}

const remind = (id: string, now: Date) =>
  db.$transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    const { count } = await tx.purchase.updateMany({
      where: { id, state: 'paid', refundRequestedAt: null, remindedAt: null },
      data: { remindedAt: now },
    });
    if (!purchase || count === 0) return;
    const { email } = await tx.user.findUniqueOrThrow({
      where: { id: purchase.ownerId },
      select: { email: true },
    });
    const { draftId, adId } = purchase;
    await sendMail({ to: email, template: 'payment-ready', data: { draftId, adId }, now }, tx);
  });

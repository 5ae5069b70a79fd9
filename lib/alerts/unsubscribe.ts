import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { readUnsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { alertName } from './alert-name';
import { searchAt } from './alert-search';

export type SubscriptionView = {
  /** Of the mails: the name of an alert, or a sentence. */
  name: string;
  isOn: boolean;
};

/** What a link from a mail is about; null for a key that the site has not made, or an alert that is gone. */
export async function getSubscription(key: string): Promise<SubscriptionView | null> {
  const subscription = readUnsubscribeKey(key);
  if (subscription?.kind !== 'alert') return null;
  const alert = await db.alert.findUnique({
    where: { id: subscription.id },
    select: { search: true, isAdult: true, pausedAt: true },
  });
  if (!alert) return null;
  const name = alert.isAdult ? 'your alert' : alertName(searchAt(alert.search));
  return { name: `new ads: ${name}`, isOn: alert.pausedAt === null };
}

/** Ends the mails, once or again. Throws `not_found` for a key that the site has not made. */
export async function unsubscribe(key: string, now: Date): Promise<{ success: true }> {
  const subscription = readUnsubscribeKey(key);
  if (subscription?.kind !== 'alert') throw notFound('This link');
  const { id } = subscription;
  await db.$transaction(async (tx) => {
    await tx.alert.updateMany({ where: { id, pausedAt: null }, data: { pausedAt: now } });
    await tx.alertMatch.deleteMany({ where: { alertId: id } });
  });
  return { success: true };
}

import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { isMuted, mutableMails, muteMail } from '@/lib/notifications/muted-mails';
import { readUnsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { alertName, isNameable } from './alert-name';
import { searchAt } from './alert-search';
import { followedSeller, namesOfSellers } from './followed-seller';

export type SubscriptionView = {
  /** "new ads: “sofa” · within 10 miles of Ilford" */
  name: string;
  isOn: boolean;
};

export async function getSubscription(key: string): Promise<SubscriptionView | null> {
  const subscription = readUnsubscribeKey(key);
  if (!subscription) return null;
  const { kind, id } = subscription;
  if (kind === 'alert') return getAlert(id);
  return { name: mutableMails[kind], isOn: !(await isMuted(id, kind)) };
}

async function getAlert(id: string): Promise<SubscriptionView | null> {
  const alert = await db.alert.findUnique({
    where: { id },
    select: { search: true, pausedAt: true },
  });
  if (!alert) return null;
  const isOn = alert.pausedAt === null;
  const sellerId = followedSeller(alert.search);
  if (sellerId) {
    const username = (await namesOfSellers([alert.search])).get(sellerId);
    return { name: `new ads of ${username ?? 'a seller'}`, isOn };
  }
  const query = searchAt(alert.search);
  const name = isNameable(query) ? alertName(query) : 'your alert';
  return { name: `new ads: ${name}`, isOn };
}

export async function unsubscribe(key: string, now: Date): Promise<{ success: true }> {
  const subscription = readUnsubscribeKey(key);
  if (!subscription) throw notFound('This link');
  const { kind, id } = subscription;
  await db.$transaction(async (tx) => {
    if (kind !== 'alert') return muteMail(tx, id, kind, now);
    await tx.alert.updateMany({ where: { id, pausedAt: null }, data: { pausedAt: now } });
    await tx.alertMatch.deleteMany({ where: { alertId: id } });
  });
  return { success: true };
}

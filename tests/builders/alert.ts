import type { Actor } from '@/lib/accounts/actor';
import { saveAlert } from '@/lib/alerts/save-alert';
import { newAlert } from '@/lib/alerts/schema';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { sendAlerts } from '@/lib/alerts/sending/send-alerts';
import { db } from '@/lib/db/client';
import type { Mail } from '@/lib/notifications/outbox/outbox-item';
import { unseal } from '@/lib/notifications/outbox/seal';

export const createAlert = (
  actor: Actor,
  search: string,
  { now, frequency = 'instant', hasAgeCheck = false }: AlertOptions,
) => saveAlert(actor, newAlert.parse({ search, frequency }), hasAgeCheck, now);

type AlertOptions = {
  now: Date;
  frequency?: 'instant' | 'daily' | 'weekly';
  hasAgeCheck?: boolean;
};

/** Like the worker: matches queued ads with the alerts at `now`, and sends the mails due `at`. */
export async function matchAndSend(now: Date, at: Date): Promise<Mail[]> {
  await matchQueue(now);
  const before = await mailIds();
  await sendAlerts(at);
  const rows = await db.outboxMessage.findMany({
    where: { channel: 'email', id: { notIn: before } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, sealed: true },
  });
  return rows.map(({ id, sealed }) => unseal(sealed ?? '', id) as Mail);
}

async function mailIds(): Promise<string[]> {
  const rows = await db.outboxMessage.findMany({ select: { id: true } });
  return rows.map(({ id }) => id);
}

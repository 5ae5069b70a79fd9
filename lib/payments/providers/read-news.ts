import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isSandboxUsed, stripeSettings } from '@/lib/payments/payment-settings';
import { applyEvent } from './apply-event';
import type { ProviderEvent, ProviderName } from './payment-provider';
import { providerNamed } from './provider';

/** How far back providers remember. */
const remembered = 30 * day;
/** What a provider lists late must not be missed; what is known is passed over. */
const overlap = hour;

/**
 * Reads what each provider has told by webhooks since the last time, so that one that was lost is
 * noticed: money that came after all, refunds and disputes. They are applied as webhooks are.
 */
export async function readNews(now: Date): Promise<void> {
  if (stripeSettings()) await readNewsOf('stripe', now);
  if (isSandboxUsed()) await readNewsOf('sandbox', now);
}

async function readNewsOf(provider: ProviderName, now: Date): Promise<void> {
  const mark = await db.providerNews.findUnique({
    where: { provider },
    select: { readUntil: true },
  });
  const since = addTime(mark?.readUntil ?? addTime(now, -remembered), -overlap);
  for await (const event of providerNamed(provider).newsSince(since)) {
    if (!(await isKnown(provider, event))) await applyEvent(provider, event, 'news', now);
  }
  await db.providerNews.upsert({
    where: { provider },
    create: { provider, readUntil: now },
    update: { readUntil: now },
    select: { provider: true },
  });
}

/** Spares the locks of a transaction for the many that came as webhooks. */
const isKnown = async (provider: ProviderName, { id: eventId }: ProviderEvent) =>
  (await db.paymentEvent.count({ where: { provider, eventId } })) > 0;

import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isOutage } from '@/lib/db/errors';
import { isSandboxUsed, stripeSettings } from '@/lib/payments/payment-settings';
import { applyEvent } from './apply-event';
import { kindOf } from './ask-provider';
import type { ProviderEvent, ProviderName } from './payment-provider';
import { providerNamed } from './provider';

/** How long providers list their events. */
const remembered = 30 * day;
/** Providers may list events with a delay. */
const overlap = hour;

/**
 * Applies events since the last call whose webhooks were lost. After a failure, applies the others, throws, and
 * reads the same again at the next call.
 */
export async function readMissedEvents(now: Date): Promise<void> {
  if (stripeSettings()) await readMissedEventsOf('stripe', now);
  if (isSandboxUsed()) await readMissedEventsOf('sandbox', now);
}

async function readMissedEventsOf(provider: ProviderName, now: Date): Promise<void> {
  const mark = await db.providerEventMark.findUnique({
    where: { provider },
    select: { readUntil: true },
  });
  const since = addTime(mark?.readUntil ?? addTime(now, -remembered), -overlap);
  const failures: unknown[] = [];
  for await (const event of providerNamed(provider).eventsSince(since)) {
    try {
      if (!(await isKnown(provider, event))) await applyEvent(provider, event, 'event list', now);
    } catch (error) {
      if (isOutage(error)) throw error;
      console.error(`event ${event.id} of ${provider} could not be applied: ${kindOf(error)}`);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some events could not be applied');
  await db.providerEventMark.upsert({
    where: { provider },
    create: { provider, readUntil: now },
    update: { readUntil: now },
    select: { provider: true },
  });
}

/** Most events have arrived by webhook already; skips the transaction and its locks. */
const isKnown = async (provider: ProviderName, { id: eventId }: ProviderEvent) =>
  (await db.paymentEvent.count({ where: { provider, eventId } })) > 0;

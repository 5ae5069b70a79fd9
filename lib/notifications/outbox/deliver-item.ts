import * as z from 'zod';
import { addTime, minute, second } from '@/lib/dates';
import { addJob, removeJob } from '@/lib/db/add-job';
import { db } from '@/lib/db/client';
import type { Channel } from '@/lib/db/generated/enums';
import { deliveries } from '@/lib/metrics/metrics';
import { notSetUp } from '@/lib/notifications/carriers/carriers';
import type { Sender } from '@/lib/notifications/carriers/sender';
import { senderOf } from '@/lib/notifications/carriers/senders';
import { deliveryError, isDeliveryError } from './delivery-error';
import { type Attempt, delivery, deliveryKey } from './delivery-job';
import { hasExpired } from './has-expired';
import { unseal } from './seal';

const maxAttempts = 8;

const payloadSchema = z.object({ id: z.uuid(), attempt: z.int().min(1) });

/** The next attempt is enqueued first and removed after success, in case the worker dies. */
export async function deliverItem(
  channel: Channel,
  payload: unknown,
  now: Date,
  sender: Sender | undefined = senderOf(channel),
): Promise<boolean> {
  const attempt = { channel, ...payloadSchema.parse(payload) };
  const taken = await takeAttempt(attempt, now);
  if (!taken) return false;
  try {
    if (!sender) throw new Error(notSetUp(channel));
    if (taken.sealed === null) throw new Error('It has no content any more.');
    if (hasExpired(taken, now))
      throw deliveryError('Its code or link has expired.', { isFinal: true });
    await sender.send(unseal(taken.sealed, attempt.id), attempt.id);
  } catch (error) {
    deliveries.inc({ channel, result: 'failed' });
    await recordFailure(attempt, error, now);
    return false;
  }
  await db.outboxMessage.update({
    where: { id: attempt.id },
    data: { sentAt: now, lastError: null, ...(sender.keepsContent ? {} : { sealed: null }) },
    select: { id: true },
  });
  deliveries.inc({ channel, result: 'sent' });
  await removeJob(nextKey(attempt));
  return true;
}

/** The back-off doubles from one minute. */
const takeAttempt = (attempt: Attempt, now: Date) =>
  db.$transaction(async (tx) => {
    const { id, attempt: attempts } = attempt;
    const sendAt = addTime(now, minute * 2 ** (attempts - 1));
    const [taken] = await tx.outboxMessage.updateManyAndReturn({
      where: { id, attempts: attempts - 1, sentAt: null, failedAt: null },
      data: { attempts, sendAt },
      select: { sealed: true, template: true, createdAt: true },
    });
    if (taken) await addJob(delivery(next(attempt), sendAt), tx);
    return taken;
  });

const next = (attempt: Attempt): Attempt => ({ ...attempt, attempt: attempt.attempt + 1 });
const nextKey = (attempt: Attempt) => deliveryKey(next(attempt));

async function recordFailure(attempt: Attempt, error: unknown, now: Date): Promise<void> {
  const { channel, id, attempt: attempts } = attempt;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const { isFinal = false, retryAfter } = isDeliveryError(error) ? error : {};
  const isOver = isFinal || (retryAfter === undefined && attempts >= maxAttempts);
  console.error(`outbox: ${channel} ${id}, attempt ${attempts}: ${lastError}`);
  await db.$transaction(async (tx) => {
    const sendAt = retryAfter === undefined ? undefined : addTime(now, retryAfter * second);
    await tx.outboxMessage.update({
      where: { id },
      data: {
        lastError,
        ...(isOver && { failedAt: now, sealed: null }),
        // A pause requested by the carrier does not count as an attempt.
        ...(sendAt && { sendAt, attempts: { decrement: 1 } }),
      },
      select: { id: true },
    });
    if (isOver || sendAt) await removeJob(nextKey(attempt), tx);
    if (!isOver && sendAt) await addJob(delivery(attempt, sendAt), tx);
  });
}

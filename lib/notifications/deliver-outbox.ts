import { addTime, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Channel } from '@/lib/db/generated/enums';
import { notSetUp } from './carriers';
import { isDeliveryError } from './delivery-error';
import { unseal } from './seal';
import { type Sender, senderOf } from './senders';

/** Sent side by side: a slow carrier costs each of them its time-out once, well below a minute. */
const batchSize = 10;
const maxAttempts = 8;

type Claimed = { id: string; sealed: string | null; attempts: number };

/**
 * Sends what is due in one channel, at least once each: a claimed row comes due again after a
 * growing pause, so one whose sender or worker failed is retried. Returns how many were sent. For
 * the worker.
 */
export async function deliverOutbox(
  channel: Channel,
  now: Date,
  sender: Sender | undefined = senderOf(channel),
): Promise<number> {
  const rows = await claimDue(channel, now);
  const sent = await Promise.all(rows.map((row) => deliver(channel, row, now, sender)));
  return sent.filter(Boolean).length;
}

/** Rows that another worker has claimed are skipped; the pause doubles from one minute. */
const claimDue = (channel: Channel, now: Date) => db.$queryRaw<Claimed[]>`
  UPDATE "OutboxMessage" AS message
  SET "attempts" = message."attempts" + 1,
      "sendAt" = ${now}::timestamptz + interval '1 minute' * power(2, message."attempts")
  FROM (
    SELECT "id" FROM "OutboxMessage"
    WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "sendAt" <= ${now}
      AND "channel" = ${channel}::"Channel"
    ORDER BY "sendAt" LIMIT ${batchSize}
    FOR UPDATE SKIP LOCKED
  ) AS due
  WHERE message."id" = due."id"
  RETURNING message."id", message."sealed", message."attempts"`;

async function deliver(
  channel: Channel,
  row: Claimed,
  now: Date,
  sender: Sender | undefined,
): Promise<boolean> {
  try {
    if (!sender) throw new Error(notSetUp(channel));
    if (row.sealed === null) throw new Error('The message has no content any more.');
    await sender.send(unseal(row.sealed, row.id), row.id);
  } catch (error) {
    await recordFailure(channel, row, error, now);
    return false;
  }
  await db.outboxMessage.update({
    where: { id: row.id },
    data: { sentAt: now, lastError: null, ...(sender.keepsContent ? {} : { sealed: null }) },
    select: { id: true },
  });
  return true;
}

async function recordFailure(
  channel: Channel,
  { id, attempts }: Claimed,
  error: unknown,
  now: Date,
): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const { isFinal = false, retryAfter } = isDeliveryError(error) ? error : {};
  const isOver = isFinal || (retryAfter === undefined && attempts >= maxAttempts);
  console.error(`outbox: ${channel} ${id}, attempt ${attempts}: ${lastError}`);
  await db.outboxMessage.update({
    where: { id },
    data: {
      lastError,
      ...(isOver && { failedAt: now, sealed: null }),
      ...(retryAfter !== undefined && {
        sendAt: addTime(now, retryAfter * second),
        attempts: { decrement: 1 },
      }),
    },
    select: { id: true },
  });
}

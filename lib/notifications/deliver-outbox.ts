import { db } from '@/lib/db/client';
import type { Channel } from '@/lib/db/generated/enums';
import { unseal } from './seal';
import { notSetUp, type Sender, senderOf } from './senders';

const batchSize = 20;
const maxAttempts = 8;

type Claimed = { id: string; channel: Channel; sealed: string | null; attempts: number };

/**
 * Sends what is due, at least once each: a claimed row comes due again after a growing pause, so
 * one whose sender or worker failed is retried. Returns how many were sent. For the worker.
 */
export async function deliverOutbox(
  now: Date,
  senders: (channel: Channel) => Sender | undefined = senderOf,
): Promise<number> {
  let sent = 0;
  for (const row of await claimDue(now)) {
    if (await deliver(row, now, senders(row.channel))) sent += 1;
  }
  return sent;
}

/** Rows that another worker has claimed are skipped; the pause doubles from one minute. */
const claimDue = (now: Date) => db.$queryRaw<Claimed[]>`
  UPDATE "OutboxMessage" AS message
  SET "attempts" = message."attempts" + 1,
      "sendAt" = ${now}::timestamptz + interval '1 minute' * power(2, message."attempts")
  FROM (
    SELECT "id" FROM "OutboxMessage"
    WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "sendAt" <= ${now}
    ORDER BY "sendAt" LIMIT ${batchSize}
    FOR UPDATE SKIP LOCKED
  ) AS due
  WHERE message."id" = due."id"
  RETURNING message."id", message."channel"::text AS "channel", message."sealed", message."attempts"`;

async function deliver(row: Claimed, now: Date, sender: Sender | undefined): Promise<boolean> {
  try {
    if (!sender) throw new Error(notSetUp(row.channel));
    if (row.sealed === null) throw new Error('The message has no content any more.');
    await sender.send(unseal(row.sealed, row.id));
    await db.outboxMessage.update({
      where: { id: row.id },
      data: { sentAt: now, lastError: null, ...(sender.keepsContent ? {} : { sealed: null }) },
      select: { id: true },
    });
    return true;
  } catch (error) {
    await recordFailure(row, error, now);
    return false;
  }
}

async function recordFailure(row: Claimed, error: unknown, now: Date): Promise<void> {
  const isLast = row.attempts >= maxAttempts;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await db.outboxMessage.update({
    where: { id: row.id },
    data: { lastError, ...(isLast ? { failedAt: now, sealed: null } : {}) },
    select: { id: true },
  });
}

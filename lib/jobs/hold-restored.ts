import type pg from 'pg';
import type { TaskName } from '@/lib/db/add-job';

/* A restored backup contains messages that were sent after it was made. */

/** Changes with a restore, which gives the table another id. */
const identity = `(SELECT "system_identifier" FROM pg_control_system()) || '/' ||
  (SELECT "oid" FROM pg_database WHERE "datname" = current_database()) || '/' ||
  '"OutboxMessage"'::regclass::oid`;

export const restored = 'This was waiting in a backup, and may have been sent before.';

export const heldText = (messages: number) =>
  `The database is a restored or moved copy. Messages that waited in it are not sent: ${messages}.`;

/** After a planned move. Call only if the database it was copied from sends nothing any more. */
export async function adoptMoved(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const moved = await client.query(
    `UPDATE "DatabaseCopy" SET "identity" = ${identity} WHERE "identity" <> ${identity}`,
  );
  return Boolean(moved.rowCount);
}

const pushTask: TaskName = 'send-push';

/** Marks as sent what jobs would otherwise mail about the time before the backup. */
const markAsSent = [
  `UPDATE "Conversation" SET "buyerMailed" = "lastNumber", "sellerMailed" = "lastNumber"
   WHERE "buyerMailed" < "lastNumber" OR "sellerMailed" < "lastNumber"`,
  `UPDATE "Purchase" SET "remindedAt" = now()
   WHERE "state" IN ('created', 'processing', 'paid') AND "remindedAt" IS NULL`,
  // readUntil lies ahead if the writer's clock was fast; events since the backup must be read.
  'UPDATE "ProviderNews" SET "readUntil" = least("readUntil", now())',
  `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT "locked_by"))
   FROM graphile_worker.jobs WHERE "locked_by" IS NOT NULL`,
  `SELECT graphile_worker.complete_jobs(array_agg("id"))
   FROM graphile_worker.jobs WHERE "task_identifier" = '${pushTask}'`,
  'DELETE FROM "AlertMatch"',
  'DELETE FROM "AlertQueue"',
  `UPDATE "SavedAd" s SET "toldExpiry" = a."expiresAt", "toldPence" = a."pricePence"
   FROM "Ad" a WHERE a."id" = s."adId" AND (a."expiresAt" < now() + interval '1 day'
     OR a."pricePence" < COALESCE(s."toldPence", s."pricePence"))`,
  `INSERT INTO "AdReminder" ("adId", "stage", "expiresAt")
   SELECT "id", CASE WHEN "expiresAt" <= now() THEN 'ended'
     WHEN "expiresAt" <= now() + interval '1 day' THEN 'one-day' ELSE 'three-days' END, "expiresAt"
   FROM "Ad" WHERE "expiresAt" BETWEEN now() - interval '2 days' AND now() + interval '3 days'
   ON CONFLICT ("adId", "stage") DO UPDATE SET "expiresAt" = excluded."expiresAt"`,
];

/** Returns how many messages it held; null for the same database. Call before any job runs. */
export async function holdInRestored(client: Pick<pg.Client, 'query'>): Promise<number | null> {
  await client.query('BEGIN');
  try {
    const held = await hold(client);
    await client.query('COMMIT');
    return held;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function hold(client: Pick<pg.Client, 'query'>): Promise<number | null> {
  await client.query(`INSERT INTO "DatabaseCopy" ("identity") SELECT ${identity}
    ON CONFLICT ("id") DO NOTHING`);
  const moved = await client.query(`UPDATE "DatabaseCopy"
    SET "identity" = ${identity}, "restoredAt" = now() WHERE "identity" <> ${identity}`);
  if (!moved.rowCount) return null;
  const messages = await client.query(
    `UPDATE "OutboxMessage" SET "failedAt" = now(), "sealed" = NULL, "lastError" = $1
     WHERE "sentAt" IS NULL AND "failedAt" IS NULL`,
    [restored],
  );
  for (const statement of markAsSent) await client.query(statement);
  return messages.rowCount ?? 0;
}

import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isOutage, loggable } from '@/lib/db/errors';
import { sendAlert } from './send-alert';

/** Alerts sent by one run; the rest wait a second for the next. */
const batch = 200;
const mostRead = 2000;

/** After a failure an alert waits for an hour, so that it does not block others. */
export async function sendAlerts(now: Date): Promise<number> {
  await dropUnsendable(now);
  const due = await db.$queryRaw<{ alertId: string }[]>`
    SELECT "alertId" FROM (
      SELECT "alertId", "dueAt" FROM "AlertMatch" WHERE "dueAt" <= ${now}
      ORDER BY "dueAt" LIMIT ${mostRead}) due
    GROUP BY "alertId" ORDER BY min("dueAt") LIMIT ${batch}`;
  let sent = 0;
  for (const { alertId } of due) {
    try {
      if (await sendAlert(alertId, now)) sent += 1;
    } catch (error) {
      if (isOutage(error)) throw error;
      console.error(`alert ${alertId} was not sent:`, loggable(error));
      const dueAt = addTime(now, hour);
      await db.alertMatch.updateMany({
        where: { alertId, dueAt: { lte: now } },
        data: { dueAt, failedAt: now },
      });
    }
  }
  return sent;
}

/** As the oldest, matches of paused alerts and of banned members would block all others. */
async function dropUnsendable(now: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "AlertMatch" m USING (
      SELECT d."alertId", d."adId" FROM "AlertMatch" d
        JOIN "Alert" al ON al."id" = d."alertId" JOIN "User" u ON u."id" = al."userId"
      WHERE d."dueAt" <= ${now} AND (al."pausedAt" IS NOT NULL
        OR u."bannedAt" IS NOT NULL OR u."erasedAt" IS NOT NULL)
      FOR UPDATE OF d SKIP LOCKED) gone
    WHERE m."alertId" = gone."alertId" AND m."adId" = gone."adId"`;
}

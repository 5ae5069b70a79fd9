import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { loggable } from '@/lib/db/errors';
import { sendAlert } from './send-alert';

/** Alerts that one run sends; what is left waits for the next run, a second later. */
const batch = 200;
const mostRead = 2000;

/** Sends the mails that are due. Returns how many. One that fails waits an hour, so that others pass. */
export async function sendAlerts(now: Date): Promise<number> {
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
      console.error(`alert ${alertId} was not sent:`, loggable(error));
      const dueAt = addTime(now, hour);
      await db.alertMatch.updateMany({ where: { alertId, dueAt: { lte: now } }, data: { dueAt } });
    }
  }
  return sent;
}

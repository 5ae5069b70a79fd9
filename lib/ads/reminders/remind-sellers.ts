import { categoryOf } from '@/lib/catalogue/categories';
import { firstReminderBefore } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { isNotMutedSql } from '@/lib/notifications/muted-mails';
import { sendMail } from '@/lib/notifications/send-mail';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { type ReminderStage, renewPath } from './renew-key';

/** Mails of one transaction. */
const batch = 100;

/** Three days and one day before an ad ends, and a day after. Returns how many mails. */
export async function remindSellers(now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const count = await remindSome(now);
    sent += count;
    if (count < batch) return sent;
  }
}

const remindSome = (now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const due = await takeDueReminders(now, tx);
    for (const { email, ownerId, category, title, adId, stage, expiresAt } of due) {
      await sendMail(
        {
          to: email,
          template: 'ad-ending',
          data: {
            title: categoryOf(category).showsSeller ? title : null,
            stage,
            expiresAt,
            renewPath: renewPath({ adId, stage, expiresAt }),
            unsubscribeKey: unsubscribeKey('reminders', ownerId),
          },
          now,
        },
        tx,
      );
    }
    return due.length;
  }, batchTimeouts);

type Due = {
  adId: string;
  stage: ReminderStage;
  expiresAt: Date;
  title: string;
  category: string;
  ownerId: string;
  email: string;
};

/** Marks due reminders as sent and returns them. Workers never get the same one. */
export const takeDueReminders = (now: Date, tx: Db, limit = batch) => tx.$queryRaw<Due[]>`
  WITH due AS (
    SELECT a."id", a."expiresAt", a."title", a."category", a."ownerId", u."email",
      CASE WHEN a."expiresAt" <= ${now} THEN 'ended'
        WHEN a."expiresAt" <= ${addTime(now, day)} THEN 'one-day' ELSE 'three-days' END AS "stage"
    FROM "Ad" a JOIN "User" u ON u."id" = a."ownerId"
    WHERE a."expiresAt" > ${addTime(now, -2 * day)} AND a."expiresAt" <= ${addTime(now, firstReminderBefore)}
      AND NOT (a."expiresAt" > ${addTime(now, -day)} AND a."expiresAt" <= ${now})
      AND a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL
      AND u."bannedAt" IS NULL AND u."erasedAt" IS NULL AND ${isNotMutedSql('reminders')}),
  sent AS (
    INSERT INTO "AdReminder" ("adId", "stage", "expiresAt", "sentAt")
    SELECT "id", "stage", "expiresAt", ${now} FROM due
    WHERE NOT EXISTS (SELECT FROM "AdReminder" r
      WHERE r."adId" = due."id" AND r."stage" = due."stage" AND r."expiresAt" = due."expiresAt")
    ORDER BY "id" LIMIT ${limit}
    ON CONFLICT ("adId", "stage") DO UPDATE
    SET "expiresAt" = excluded."expiresAt", "sentAt" = excluded."sentAt", "usedAt" = NULL
    WHERE "AdReminder"."expiresAt" <> excluded."expiresAt"
    RETURNING "adId", "stage", "expiresAt")
  SELECT sent."adId", sent."stage", sent."expiresAt", due."title", due."category", due."ownerId",
    due."email"
  FROM sent JOIN due ON due."id" = sent."adId"`;

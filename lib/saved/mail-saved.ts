import * as z from 'zod';
import { isPublicSql } from '@/lib/ads/is-public';
import { categoryOf } from '@/lib/catalogue/categories';
import { reducedToTell, savedEndingWithin, savedMailAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { NewJob } from '@/lib/db/add-job';
import { db } from '@/lib/db/client';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { Prisma } from '@/lib/db/prisma';
import { formatPrice, type Pence } from '@/lib/money';
import { isNotMutedSql, type MutableMail } from '@/lib/notifications/muted-mails';
import { sendMail } from '@/lib/notifications/send-mail';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';

/** Mails of one transaction. */
const batch = 100;

/** One mail covers all price changes within ten minutes. */
export const reducedJob = (adId: string, now: Date): NewJob => ({
  task: 'mail-reduced-saved-ad',
  payload: { adId },
  key: `mail-reduced-saved-ad:${adId}`,
  keepsRunAt: true,
  runAt: addTime(now, savedMailAfter),
  maxAttempts: 8,
});

const payloadSchema = z.object({ adId: z.string() });

type Told = {
  userId: string;
  email: string;
  adId: string;
  title: string;
  category: string;
  pricePence: Pence | null;
  before: Pence | null;
};

/** Mails members if the price is well below the last one that they were told. */
export async function mailReduced(payload: unknown, now: Date): Promise<number> {
  const { adId } = payloadSchema.parse(payload);
  return mailAll('saved-reduced', takeReduced(adId, now), now);
}

export const mailEnding = (now: Date): Promise<number> =>
  mailAll('saved-ending', takeEnding(now), now);

type SavedMail = MutableMail & `saved-${string}`;

async function mailAll(kind: SavedMail, take: Prisma.Sql, now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const count = await mailSome(kind, take, now);
    sent += count;
    if (count < batch) return sent;
  }
}

const mailSome = (kind: SavedMail, take: Prisma.Sql, now: Date) =>
  db.$transaction(async (tx) => {
    const told = await tx.$queryRaw<Told[]>(take);
    for (const { userId, email, category, title, adId, pricePence, before } of told) {
      await sendMail(
        {
          to: email,
          template: kind,
          data: {
            title: categoryOf(category).showsSeller ? title : null,
            adId,
            price: pricePence === null ? null : formatPrice(pricePence),
            before: before === null ? null : formatPrice(before),
            unsubscribeKey: unsubscribeKey(kind, userId),
          },
          now,
        },
        tx,
      );
    }
    return told.length;
  }, batchTimeouts);

/** Marks rows as mailed and returns the mails to send. Skips locked rows. */
const takeSql = (set: Prisma.Sql, due: Prisma.Sql, now: Date, kind: MutableMail) => Prisma.sql`
  UPDATE "SavedAd" s SET ${set}
  FROM (
    SELECT s."userId", s."adId", coalesce(s."toldPence", s."pricePence") AS "before", u."email",
      a."title", a."category", a."pricePence", a."expiresAt"
    FROM "SavedAd" s JOIN "Ad" a ON a."id" = s."adId" JOIN "User" u ON u."id" = s."userId"
    WHERE ${due} AND ${isPublicSql(now)} AND a."ownerId" <> s."userId"
      AND u."bannedAt" IS NULL AND u."erasedAt" IS NULL AND ${isNotMutedSql(kind)}
    LIMIT ${batch} FOR NO KEY UPDATE OF s SKIP LOCKED) due
  WHERE s."userId" = due."userId" AND s."adId" = due."adId"
  RETURNING due."userId", due."email", due."adId", due."title", due."category", due."pricePence",
    due."before"`;

const takeReduced = (adId: string, now: Date) =>
  takeSql(
    Prisma.sql`"toldPence" = due."pricePence"`,
    Prisma.sql`a."id" = ${adId} AND a."pricePence" <=
      ${reducedToTell}::float8 * coalesce(s."toldPence", s."pricePence")`,
    now,
    'saved-reduced',
  );

const takeEnding = (now: Date) =>
  takeSql(
    Prisma.sql`"toldExpiry" = due."expiresAt"`,
    Prisma.sql`a."expiresAt" <= ${addTime(now, savedEndingWithin)}
      AND s."toldExpiry" IS DISTINCT FROM a."expiresAt"`,
    now,
    'saved-ending',
  );

import { type Db, db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';

/** Their names on the page of unsubscribing. */
export const mutableMails = {
  'saved-reduced': 'lower prices of ads that you saved',
  'saved-ending': 'saved ads that end soon',
  reminders: 'your ads that end',
} as const;

export type MutableMail = keyof typeof mutableMails;

export const isMuted = async (userId: string, kind: MutableMail): Promise<boolean> =>
  (await db.mutedMail.count({ where: { userId, kind } })) > 0;

/** On the table `u` ("User"). */
export const isNotMutedSql = (kind: MutableMail) => Prisma.sql`
  NOT EXISTS (SELECT FROM "MutedMail" m WHERE m."userId" = u."id" AND m."kind" = ${kind})`;

export async function muteMail(
  tx: Db,
  userId: string,
  kind: MutableMail,
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "MutedMail" ("userId", "kind", "at")
    SELECT "id", ${kind}, ${now} FROM "User" WHERE "id" = ${userId}::uuid
    ON CONFLICT DO NOTHING`;
}

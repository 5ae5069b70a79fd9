import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';

const mutableMails = ['saved-reduced', 'saved-ending', 'reminders'] as const;
export type MutableMail = (typeof mutableMails)[number];

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

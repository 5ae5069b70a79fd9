import { unansweredWithin } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';

/** People who wrote about `a` within 14 days, at least `age` (ms) ago, and have no answer. */
export const unansweredSql = (age: number, now: Date) => Prisma.sql`(
  SELECT count(*)::integer FROM "Conversation" c
  WHERE c."adId" = a."id" AND c."sellerId" IS NOT NULL
    AND c."createdAt" > ${addTime(now, -unansweredWithin)} AND c."createdAt" <= ${addTime(now, -age)}
    AND NOT EXISTS (SELECT FROM "Message" m
      WHERE m."conversationId" = c."id" AND NOT m."fromBuyer")
    AND EXISTS (SELECT FROM "Message" m
      WHERE m."conversationId" = c."id" AND m."fromBuyer" AND NOT m."withheld"))`;

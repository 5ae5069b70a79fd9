import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { blockScopeSql } from '@/lib/messages/conversation-rows';
import { announceChange } from '@/lib/messages/notices/announce-change';
import { planMail } from './append-message';
import type { MessageTarget } from './message-target';

type Row = {
  fromBuyer: boolean;
  lastNumber: number;
  writerId: string;
  readerId: string | null;
  isBlocked: boolean;
  othersRead: number;
  othersMailed: number;
};

/** As the last message, since clients only fetch messages after the last number they know. */
export async function deliverApproved(
  tx: Db,
  { conversationId: id, number }: MessageTarget,
  now: Date,
): Promise<void> {
  const row = await lockApproved(tx, id, number);
  if (!row) return;
  const { fromBuyer, lastNumber, writerId, readerId, isBlocked } = row;
  const delivered = lastNumber + 1;
  const withheld = isBlocked || readerId === null;
  await tx.message.update({
    where: { conversationId_number: { conversationId: id, number } },
    data: { number: delivered, withheld, review: null, at: now },
    select: { number: true },
  });
  await tx.conversation.update({
    where: { id },
    data: { lastNumber: delivered, ...(withheld ? {} : { lastMessageAt: now }) },
    select: { id: true },
  });
  await announceChange(tx, id, withheld || readerId === null ? [writerId] : [writerId, readerId]);
  if (!withheld) await planMail(tx, { ...row, id, isBuyer: fromBuyer }, now);
}

async function lockApproved(tx: Db, id: string, number: number): Promise<Row | undefined> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT m."fromBuyer", c."lastNumber", people."writerId", reader."id" AS "readerId",
      CASE WHEN m."fromBuyer" THEN c."sellerRead" ELSE c."buyerRead" END AS "othersRead",
      CASE WHEN m."fromBuyer" THEN c."sellerMailed" ELSE c."buyerMailed" END AS "othersMailed",
      EXISTS (SELECT FROM "Block" b WHERE b."blockerId" = people."readerId"
        AND b."blockedId" = people."writerId" AND b."scope" = ${blockScopeSql}) AS "isBlocked"
    FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId"
      JOIN "Message" m ON m."conversationId" = c."id" AND m."number" = ${number}
        AND m."review" = 'approved'
      CROSS JOIN LATERAL (SELECT ${person(true)} AS "writerId", ${person(false)} AS "readerId") people
      LEFT JOIN "User" reader ON reader."id" = people."readerId" AND reader."erasedAt" IS NULL
    WHERE c."id" = ${id}::uuid
    FOR NO KEY UPDATE OF c`;
  return row;
}

const person = (isWriter: boolean) =>
  Prisma.sql`CASE WHEN m."fromBuyer" = ${isWriter} THEN c."buyerId" ELSE c."sellerId" END`;

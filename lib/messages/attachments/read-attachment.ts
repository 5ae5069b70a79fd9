import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import type { Staff } from '@/lib/accounts/roles/staff';
import { appealWithin, deletedKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { AttachmentKind } from '@/lib/db/generated/enums';
import { Prisma } from '@/lib/db/prisma';
import { notFound } from '@/lib/errors';
import { isAttachmentFile } from '@/lib/images/image-names';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { ownConversationSql } from '@/lib/messages/conversation-rows';

export type AttachmentFile = {
  kind: AttachmentKind;
  name: string | null;
  content: Uint8Array<ArrayBuffer>;
};

/** For the two people of the conversation; only for the sender while it is withheld. */
export const readAttachment = (actor: Actor, id: string, now: Date, store?: Storage) =>
  read(
    id,
    Prisma.sql`${ownConversationSql(actor)}
      AND (NOT m."withheld" OR m."fromBuyer" = (c."buyerId" IS NOT DISTINCT FROM ${actor.userId}::uuid))
      AND (a."deletedAt" IS NULL OR a."deletedAt" > ${addTime(now, -deletedKept)})`,
    store,
  );

/** For a moderator while its case or a report's case is open or the decision can be appealed. */
export const readReportedAttachment = (_: Staff, id: string, now: Date, store?: Storage) =>
  read(
    id,
    Prisma.sql`EXISTS (SELECT FROM "ModerationCase" mc
      WHERE mc."id" IN (
          SELECT "id" FROM "ModerationCase"
          WHERE "targetType" = 'message' AND "targetId" = m."conversationId" || '.' || m."number"
          UNION ALL
          SELECT "caseId" FROM "Report" WHERE "conversationId" = m."conversationId")
        AND (mc."closedAt" IS NULL OR mc."closedAt" > ${addTime(now, -appealWithin)}
          OR EXISTS (SELECT FROM "Decision" d JOIN "Appeal" ap ON ap."decisionId" = d."id"
            WHERE d."caseId" = mc."id" AND ap."decidedAt" IS NULL)))`,
    store,
  );

async function read(
  id: string,
  mayRead: Prisma.Sql,
  store: Storage = storage(),
): Promise<AttachmentFile> {
  if (!isAttachmentFile(id)) throw notFound('This file');
  const [row] = await db.$queryRaw<Pick<AttachmentFile, 'kind' | 'name'>[]>`
    SELECT f."kind"::text AS "kind", f."name"
    FROM "Attachment" f
      JOIN "Message" m ON m."conversationId" = f."conversationId" AND m."number" = f."number"
      JOIN "Conversation" c ON c."id" = m."conversationId" JOIN "Ad" a ON a."id" = c."adId"
    WHERE f."id" = ${id} AND (${mayRead})`;
  const content = row && (await store.get(id));
  if (!content) throw notFound('This file');
  return { ...row, content };
}

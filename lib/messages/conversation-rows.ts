import type { Actor } from '@/lib/accounts/actor';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { deletedKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import type { MessageKind, MessageReview, Moderation } from '@/lib/db/generated/enums';
import { Prisma } from '@/lib/db/prisma';
import type { Pence } from '@/lib/money';
import { messageColumns } from './message-columns';
import type { AttachmentView } from './views';

export type MessageRow = {
  number: number;
  fromBuyer: boolean;
  kind: MessageKind;
  text: string;
  amountPence: Pence | null;
  review: MessageReview | null;
  at: Date;
  attachment: AttachmentView | null;
};

export type ConversationRow = {
  id: string;
  isBuyer: boolean;
  lastNumber: number;
  ownRead: number;
  othersRead: number;
  lastMessageAt: Date;
  adId: string;
  title: string;
  category: string;
  image: string | null;
  pricePence: Pence | null;
  isActive: boolean;
  moderation: Moderation;
  expiresAt: Date | null;
  deletedAt: Date | null;
  reserved: boolean;
  soldAt: Date | null;
  details: Record<string, unknown>;
  otherId: string | null;
  username: string | null;
  blocked: boolean;
  unread: number;
  last: Omit<MessageRow, 'at'> & { at: string };
};

/** On `c` ("Conversation"): withheld messages are visible to their sender only. */
const isVisibleSql = Prisma.sql`(NOT m."withheld" OR m."fromBuyer" = side."isBuyer")`;

/** On `a` ("Ad"): the scope of a block. Each ad that hides its seller has its own. */
export const blockScopeSql = Prisma.sql`CASE WHEN ${showsSellerSql} THEN '' ELSE a."id" END`;

export const ownConversationSql = ({ userId }: Actor) => Prisma.sql`
  (c."buyerId" = ${userId}::uuid OR c."sellerId" = ${userId}::uuid)`;

export const readConversationRows = (
  actor: Actor,
  condition: Prisma.Sql,
  limit: number,
  now: Date,
  tx: Db = db,
) => tx.$queryRaw<ConversationRow[]>`
  SELECT c."id", side."isBuyer", c."lastNumber", c."lastMessageAt",
    CASE WHEN side."isBuyer" THEN c."buyerRead" ELSE c."sellerRead" END AS "ownRead",
    CASE WHEN side."isBuyer" THEN c."sellerRead" ELSE c."buyerRead" END AS "othersRead",
    a."id" AS "adId", a."title", a."category", a."pricePence", a."isActive",
    a."moderation"::text AS "moderation", a."expiresAt", a."deletedAt",
    a."reservedAt" IS NOT NULL AS "reserved", a."soldAt",
    jsonb_build_object('adType', a."details" -> 'adType',
      'vehicleOfferType', a."details" -> 'vehicleOfferType') AS "details",
    (SELECT i."imageName" FROM "AdImage" i WHERE i."adId" = a."id" AND i."isMain") AS "image",
    o."id" AS "otherId", o."username",
    EXISTS (SELECT FROM "Block" b WHERE b."blockerId" = ${actor.userId}::uuid
      AND b."blockedId" = o."id" AND b."scope" = ${blockScopeSql}) AS "blocked",
    (SELECT count(*)::int FROM "Message" m WHERE m."conversationId" = c."id"
      AND m."number" > CASE WHEN side."isBuyer" THEN c."buyerRead" ELSE c."sellerRead" END
      AND m."fromBuyer" <> side."isBuyer" AND NOT m."withheld") AS "unread",
    to_jsonb(last) AS "last"
  FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId"
    CROSS JOIN LATERAL (
      SELECT c."sellerId" IS DISTINCT FROM ${actor.userId}::uuid AS "isBuyer") side
    LEFT JOIN "User" o ON o."erasedAt" IS NULL
      AND o."id" = CASE WHEN side."isBuyer" THEN c."sellerId" ELSE c."buyerId" END
    JOIN LATERAL (
      SELECT m."number", m."fromBuyer", m."kind", m."text", m."amountPence", m."review", m."at",
        (SELECT jsonb_build_object('id', f."id", 'kind', f."kind", 'name', f."name",
          'bytes', f."bytes", 'width', f."width", 'height', f."height") FROM "Attachment" f
          WHERE f."conversationId" = c."id" AND f."number" = m."number") AS "attachment"
      FROM "Message" m WHERE m."conversationId" = c."id" AND ${isVisibleSql}
      ORDER BY m."number" DESC LIMIT 1) last ON true
  WHERE ${ownConversationSql(actor)} AND ${condition}
    AND (a."deletedAt" IS NULL OR a."deletedAt" > ${addTime(now, -deletedKept)})
  ORDER BY c."lastMessageAt" DESC, c."id" DESC LIMIT ${limit}`;

type Span = { before?: number | undefined; after?: number | undefined; limit: number };

/** In order: the first messages after a number, or the last ones before one. */
export async function readMessageRows(
  { id, isBuyer }: Pick<ConversationRow, 'id' | 'isBuyer'>,
  { before = 2 ** 31 - 1, after, limit }: Span,
): Promise<MessageRow[]> {
  const rows = await db.message.findMany({
    where: {
      conversationId: id,
      number: { lt: before, ...(after !== undefined && { gt: after }) },
      OR: [{ withheld: false }, { fromBuyer: isBuyer }],
    },
    orderBy: { number: after === undefined ? 'desc' : 'asc' },
    take: limit,
    select: messageColumns,
  });
  return after === undefined ? rows.reverse() : rows;
}

import type { Actor } from '@/lib/accounts/actor';
import { conversationsPerPage, messagesPerPage } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { type ConversationRow, readConversationRows, readMessageRows } from './conversation-rows';
import { readLastOffer } from './offers/last-offer';
import { takesOffers } from './offers/offer-rules';
import { findSale, toReviews } from './reviews/read-reviews';
import { formatPlace, type MessagesQuery, type PlaceInList } from './schema';
import { closedReason, toItem, toMessage, toOffer } from './serialise';
import type { ConversationPage, ConversationView } from './views';

/** Newest first. `before` is the `next` of the previous page. */
export async function listConversations(
  actor: Actor,
  { before }: { before?: PlaceInList | undefined },
  now: Date,
): Promise<ConversationPage> {
  const earlier = before
    ? Prisma.sql`(c."lastMessageAt", c."id") < (${before.at}, ${before.id}::uuid)`
    : Prisma.sql`true`;
  const rows = await readConversationRows(actor, earlier, conversationsPerPage + 1, now);
  const page = rows.slice(0, conversationsPerPage);
  const last = page.at(-1);
  return {
    conversations: page.map((row) => toItem(row, now)),
    next:
      last && rows.length > page.length
        ? formatPlace({ at: last.lastMessageAt, id: last.id })
        : null,
  };
}

export async function readConversation(
  actor: Actor,
  id: string,
  { before, after }: MessagesQuery,
  now: Date,
): Promise<ConversationView> {
  const row = await requireConversationRow(actor, id, now);
  const limit = messagesPerPage + 1;
  const found = await readMessageRows(row, { before, after, limit });
  const offer = await readLastOffer(row, db);
  const hasMore = found.length > messagesPerPage;
  const page = hasMore ? withoutSurplus(found, after !== undefined) : found;
  const { last: _, ...item } = toItem(row, now);
  return {
    ...item,
    messages: page.map((message) => toMessage(message, row.isBuyer)),
    hasEarlier: after === undefined && hasMore,
    lastNumber: row.last.number,
    readByOther: row.othersRead,
    takesOffers: takesOffers({ groupSlug: item.ad.groupSlug, pricePence: row.pricePence }),
    offer: offer ? toOffer(offer, row.isBuyer) : null,
    reviews: await reviewsOf(actor, row, now),
    closed: closedReason(row),
  };
}

async function reviewsOf({ userId }: Actor, row: ConversationRow, now: Date) {
  if (!row.otherId) return null;
  const sale = await findSale({ ...row, userId }, row.otherId, db);
  return sale && toReviews(sale, row.isBuyer, now);
}

const withoutSurplus = <T>(rows: T[], isAscending: boolean) =>
  isAscending ? rows.slice(0, -1) : rows.slice(1);

async function requireConversationRow(
  actor: Actor,
  id: string,
  now: Date,
): Promise<ConversationRow> {
  requireConversationId(id);
  const [row] = await readConversationRows(actor, Prisma.sql`c."id" = ${id}::uuid`, 1, now);
  if (!row) throw notFound('This conversation');
  return row;
}

export function requireConversationId(id: string): void {
  if (!isUuid(id)) throw notFound('This conversation');
}

export async function countUnread({ userId }: Actor): Promise<{ unread: number }> {
  const [row] = await db.$queryRaw<{ unread: number }[]>`
    SELECT count(*)::int AS "unread"
    FROM "Conversation" c JOIN "Message" m ON m."conversationId" = c."id"
    WHERE NOT m."withheld" AND (
      (c."buyerId" = ${userId}::uuid AND NOT m."fromBuyer" AND m."number" > c."buyerRead")
      OR (c."sellerId" = ${userId}::uuid AND m."fromBuyer" AND m."number" > c."sellerRead"))`;
  return { unread: row?.unread ?? 0 };
}

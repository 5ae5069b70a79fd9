import { reviewWindow } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { reviewTargetOf } from './review-target';

/**
 * Shown once both sides have written. After the deadline a buyer's review is shown alone, but not a
 * seller's, since sellers choose whom to name as the buyer.
 */
const visibleReviewsSql = (now: Date) => Prisma.sql`
  SELECT DISTINCT ON (r."authorId") r."stars", r."text", r."at", r."saleId", r."byBuyer", r."reply", s."title",
    author."username" AS "author"
  FROM "Review" r JOIN "Sale" s ON s."id" = r."saleId"
    JOIN "User" author ON author."id" = r."authorId"
  WHERE r."aboutId" = u."id" AND author."bannedAt" IS NULL AND r."removedAt" IS NULL
    AND ((r."byBuyer" AND s."at" <= ${addTime(now, -reviewWindow)}) OR EXISTS (
      SELECT FROM "Review" o WHERE o."saleId" = r."saleId" AND o."byBuyer" <> r."byBuyer"))
  ORDER BY r."authorId", r."at" DESC`;

/** `average`: stars to one decimal. */
export type Rating = { count: number; average: number };

export const ratingSql = (now: Date) => Prisma.sql`(
  SELECT CASE WHEN count(*) > 0 THEN json_build_object(
    'count', count(*), 'average', round(avg(visible."stars"), 1)) END
  FROM (${visibleReviewsSql(now)}) visible)`;

export type SellerReview = {
  id: string;
  stars: number;
  text: string;
  at: string;
  /** Who wrote it, and their role in the sale of `title`. */
  author: string;
  byBuyer: boolean;
  title: string;
  reply: string | null;
};

type Row = Omit<SellerReview, 'at' | 'id'> & { at: Date; saleId: string };

const mostReviews = 20;

export async function getReviews(username: string, now: Date): Promise<SellerReview[]> {
  const rows = await readRows<Row>(Prisma.sql`
    SELECT visible.*
    FROM "User" u CROSS JOIN LATERAL (${visibleReviewsSql(now)}) visible
    WHERE u."usernameKey" = ${username.toLowerCase()}
    ORDER BY visible."at" DESC LIMIT ${mostReviews}`);
  return rows.map(({ at, saleId, ...row }) => ({
    ...row,
    id: reviewTargetOf({ saleId, byBuyer: row.byBuyer }),
    at: at.toISOString(),
  }));
}

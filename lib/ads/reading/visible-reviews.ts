import { reviewWindow } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';

/** On `r` ("Review") and its `s` ("Sale"): both have written, or the time for it is over. */
export const isVisibleReviewSql = (now: Date) => Prisma.sql`(
  s."at" <= ${addTime(now, -reviewWindow)} OR EXISTS (
    SELECT FROM "Review" o WHERE o."saleId" = r."saleId" AND o."byBuyer" <> r."byBuyer"))`;

/** `average` of the stars, to one decimal. */
export type Rating = { count: number; average: number };

/** Of the member `u` ("User"); null without reviews. */
export const ratingSql = (now: Date) => Prisma.sql`(
  SELECT CASE WHEN count(*) > 0 THEN json_build_object(
    'count', count(*), 'average', round(avg(r."stars"), 1)) END
  FROM "Review" r JOIN "Sale" s ON s."id" = r."saleId"
  WHERE r."aboutId" = u."id" AND ${isVisibleReviewSql(now)})`;

export type SellerReview = {
  stars: number;
  text: string;
  at: string;
  /** Who wrote it, as buyer or as seller of `title`. */
  author: string;
  byBuyer: boolean;
  title: string;
  reply: string | null;
};

const mostReviews = 20;

/** The latest reviews of a member that can be read. */
export async function getReviews(username: string, now: Date): Promise<SellerReview[]> {
  const rows = await readRows<Omit<SellerReview, 'at'> & { at: Date }>(Prisma.sql`
    SELECT r."stars", r."text", r."at", r."byBuyer", r."reply", s."title",
      author."username" AS "author"
    FROM "User" u JOIN "Review" r ON r."aboutId" = u."id" JOIN "Sale" s ON s."id" = r."saleId"
      JOIN "User" author ON author."id" = r."authorId"
    WHERE u."usernameKey" = ${username.toLowerCase()} AND author."bannedAt" IS NULL
      AND ${isVisibleReviewSql(now)}
    ORDER BY r."at" DESC LIMIT ${mostReviews}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

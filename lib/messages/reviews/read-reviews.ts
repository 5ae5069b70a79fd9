import { reviewTargetOf } from '@/lib/ads/reading/sellers/review-target';
import { reviewWindow } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export type ReviewView = {
  id: string;
  stars: number;
  text: string;
  at: string;
  reply: string | null;
  /** By a moderator: hidden from others. */
  isRemoved: boolean;
};

export type ReviewsView = {
  /** The deadline for both. */
  until: string;
  mine: ReviewView | null;
  /** Null if removed, and until both have written or, for the seller, the deadline has passed. */
  theirs: ReviewView | null;
  /** The other person's review will be shown when it is public. */
  isWaiting: boolean;
  canWrite: boolean;
  /** One reply to `theirs`. */
  canReply: boolean;
};

export const saleSelect = {
  id: true,
  at: true,
  reviews: {
    select: {
      saleId: true,
      byBuyer: true,
      stars: true,
      text: true,
      at: true,
      reply: true,
      removedAt: true,
    },
  },
} as const satisfies Prisma.SaleSelect;

type Reader = { adId: string; isBuyer: boolean; userId: string };

export async function findSale({ adId, isBuyer, userId }: Reader, otherId: string, tx: Db) {
  const [sellerId, buyerId] = isBuyer ? [otherId, userId] : [userId, otherId];
  return tx.sale.findFirst({
    where: { adId, sellerId, buyerId },
    orderBy: { at: 'desc' },
    select: saleSelect,
  });
}

type Sale = Prisma.SaleGetPayload<{ select: typeof saleSelect }>;

export function toReviews(sale: Sale, isBuyer: boolean, now: Date): ReviewsView {
  const until = addTime(sale.at, reviewWindow);
  const mine = sale.reviews.find(({ byBuyer }) => byBuyer === isBuyer);
  const theirs = sale.reviews.find(({ byBuyer }) => byBuyer !== isBuyer);
  const isVisible = mine !== undefined || (!isBuyer && until <= now);
  const shown = isVisible && theirs && !theirs.removedAt ? toView(theirs) : null;
  return {
    until: until.toISOString(),
    mine: mine ? toView(mine) : null,
    theirs: shown,
    isWaiting: mine !== undefined && theirs === undefined,
    canWrite: !mine && now < until,
    canReply: shown !== null && shown.reply === null,
  };
}

const toView = ({
  saleId,
  byBuyer,
  stars,
  text,
  at,
  reply,
  removedAt,
}: Sale['reviews'][number]): ReviewView => ({
  id: reviewTargetOf({ saleId, byBuyer }),
  stars,
  text,
  at: at.toISOString(),
  reply,
  isRemoved: removedAt !== null,
});

import { type ReviewTarget, reviewTargetOf } from '@/lib/ads/reading/sellers/review-target';
import { db } from '@/lib/db/client';
import type { QueueReview } from './queue-item';

export async function authorOf(key: ReviewTarget): Promise<string | null> {
  const review = await db.review.findUnique({
    where: { saleId_byBuyer: key },
    select: { authorId: true },
  });
  return review?.authorId ?? null;
}

export async function getQueueReview(key: ReviewTarget): Promise<QueueReview | null> {
  const review = await db.review.findUnique({
    where: { saleId_byBuyer: key },
    select: {
      byBuyer: true,
      stars: true,
      text: true,
      at: true,
      reply: true,
      removedAt: true,
      author: { select: { username: true } },
      about: { select: { username: true } },
      sale: { select: { title: true } },
    },
  });
  if (!review) return null;
  const { author, about, sale, at, removedAt, ...rest } = review;
  return {
    ...rest,
    id: reviewTargetOf(key),
    author: author.username,
    about: about.username,
    adTitle: sale.title,
    at: at.toISOString(),
    isRemoved: removedAt !== null,
  };
}

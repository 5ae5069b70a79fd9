import type { Actor } from '@/lib/accounts/actor';
import { hasSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { parseReviewTarget } from '@/lib/ads/reading/sellers/review-target';
import { reviewWindow } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { sellerPath } from '@/lib/site-paths';

/** The author of a review and its page; null if the reader cannot see the review or wrote it. */
export async function findReview(
  actor: Actor | null,
  id: string,
  now: Date,
): Promise<{ name: string; path: string } | null> {
  const key = parseReviewTarget(id);
  const review =
    key &&
    (await db.review.findUnique({
      where: { saleId_byBuyer: key, removedAt: null, author: { bannedAt: null } },
      select: {
        stars: true,
        authorId: true,
        aboutId: true,
        author: { select: { username: true } },
        about: { select: { username: true } },
        sale: { select: { at: true, reviews: { select: { byBuyer: true } } } },
      },
    }));
  if (!review || review.authorId === actor?.userId) return null;
  const { stars, author, about, sale } = review;
  const isOver = key.byBuyer && sale.at <= addTime(now, -reviewWindow);
  if (sale.reviews.length < 2 && !isOver) return null;
  const name = `${stars} of 5 stars by ${author.username}`;
  if (about.username && (await hasSellerPage(about.username, 1, now))) {
    return { name, path: sellerPath(about.username) };
  }
  return review.aboutId === actor?.userId ? { name, path: '/my-account/messages' } : null;
}

import type { AdCard, Seller } from '@/lib/ads/reading/ad-views';
import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import { readRows } from '@/lib/db/read-rows';
import { anyOf, readTogether } from '@/lib/db/read-together';
import { usernamePattern } from '@/lib/username-pattern';
import { getSeller } from './get-seller';
import { countSellerAds, getSellerAds } from './seller-ads';
import { getReviews, type SellerReview } from './visible-reviews';

export type SellerPage = {
  seller: Seller;
  /** Live ads that show their seller; stops one above the limit of exact counts. */
  count: number;
  ads: AdCard[];
  /** On the first page only, newest first. */
  reviews: SellerReview[];
  /** Counts from 1. */
  page: number;
  pages: number;
};

/** Also null for members without an ad that shows its seller, so that they are not revealed. */
export async function getSellerPage(
  name: string,
  page: number,
  now: Date,
): Promise<SellerPage | null> {
  const head = await findSeller(name, page, now);
  if (!head) return null;
  const ads = await getSellerAds(head.seller.username, {
    now,
    limit: adsPerPage,
    offset: (page - 1) * adsPerPage,
  });
  const { username, rating } = head.seller;
  const reviews = page === 1 && rating ? await getReviews(username, now) : [];
  return { ...head, ads, reviews, page };
}

export const isUsername = async (name: string): Promise<boolean> =>
  (await readId(name.toLowerCase())) !== undefined;

export const sellerPageName = async (
  name: string,
  page: number,
  now: Date,
): Promise<string | null> => (await findSeller(name, page, now))?.seller.username ?? null;

export const hasSellerPage = async (name: string, page: number, now: Date): Promise<boolean> =>
  (await sellerPageName(name, page, now)) !== null;

const readId = readTogether(async (names) => {
  const text = `
    SELECT "usernameKey", "id" FROM "User"
    WHERE "usernameKey" = ${anyOf('$1')} AND "bannedAt" IS NULL AND "erasedAt" IS NULL`;
  const rows = await readRows<{ usernameKey: string; id: string }>(
    { text, values: [names] },
    { name: 'seller-ids' },
  );
  return new Map(rows.map(({ usernameKey, id }) => [usernameKey, id]));
});

async function findSeller(name: string, page: number, now: Date) {
  if (!usernamePattern.test(name)) return null;
  const id = await readId(name.toLowerCase());
  if (!id) return null;
  const seller = await getSeller(id, now);
  if (!seller) return null;
  const count = await countSellerAds(seller.username, now);
  if (count === 0 && seller.badges.length === 0) return null;
  const pages = Math.max(1, Math.ceil(Math.min(count, countedExactly) / adsPerPage));
  return page > pages ? null : { seller, count, pages };
}

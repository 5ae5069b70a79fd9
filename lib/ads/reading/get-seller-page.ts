import { adsPerPage, countedExactly, usernameLength } from '@/lib/catalogue/limits';
import { reader } from '@/lib/db/reader';
import type { AdCard, Seller } from './ad-views';
import { getSeller } from './get-seller';
import { countSellerAds, getSellerAds } from './seller-ads';

export type SellerPage = {
  /** The username with the owner's capitals. */
  seller: Seller;
  /** Live ads that show their seller, up to one above the limit of exact counts. */
  count: number;
  ads: AdCard[];
  /** Counts from 1. */
  page: number;
  pages: number;
};

const username = new RegExp(`^[a-z0-9._-]{${usernameLength.min},${usernameLength.max}}$`, 'i');

/**
 * Null beyond the last page and for unknown, banned and erased members. Also null for members who
 * never published an ad that shows its seller, so that their existence stays unknown.
 */
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
  return { ...head, ads, page };
}

export const hasSellerPage = async (name: string, page: number, now: Date): Promise<boolean> =>
  (await findSeller(name, page, now)) !== null;

async function findSeller(name: string, page: number, now: Date) {
  if (!username.test(name)) return null;
  const user = await reader.user.findFirst({
    where: { usernameKey: name.toLowerCase(), bannedAt: null, erasedAt: null },
    select: { id: true },
  });
  if (!user) return null;
  const seller = await getSeller(user.id, now);
  if (!seller) return null;
  const count = await countSellerAds(seller.username, now);
  if (count === 0 && seller.badges.length === 0) return null;
  const pages = Math.max(1, Math.ceil(Math.min(count, countedExactly) / adsPerPage));
  return page > pages ? null : { seller, count, pages };
}

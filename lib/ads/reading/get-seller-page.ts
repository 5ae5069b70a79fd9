import { adsPerPage, countedExactly, usernameLength } from '@/lib/catalogue/limits';
import { reader } from '@/lib/db/reader';
import type { AdCard, Seller } from './ad-views';
import { getBadges } from './get-badges';
import { countSellerAds, getSellerAds } from './seller-ads';

export type SellerPage = {
  /** With the username in the capitals its owner gave it. */
  seller: Seller;
  /** Live ads that are not adult; counted up to one more than is counted exactly. */
  count: number;
  ads: AdCard[];
  /** Counts from 1. */
  page: number;
  pages: number;
};

const username = new RegExp(`^[a-z0-9._-]{${usernameLength.min},${usernameLength.max}}$`, 'i');

/** A page of a seller's ads; null for nobody, for whoever was banned or left, and beyond the last page. */
export async function getSellerPage(
  name: string,
  page: number,
  now: Date,
): Promise<SellerPage | null> {
  if (!username.test(name)) return null;
  const user = await reader.user.findFirst({
    where: { usernameKey: name.toLowerCase(), bannedAt: null, erasedAt: null },
    select: {
      id: true,
      username: true,
      isTrader: true,
      createdAt: true,
      verifiedPhones: { select: { number: true }, take: 1 },
    },
  });
  if (!user) return null;
  const whose = { username: user.username, isAdult: false };
  const count = await countSellerAds(whose, now);
  const pages = Math.max(1, Math.ceil(Math.min(count, countedExactly) / adsPerPage));
  if (page > pages) return null;
  const [badges, ads] = await Promise.all([
    getBadges(user.id, now),
    getSellerAds(whose, { now, limit: adsPerPage, offset: (page - 1) * adsPerPage }),
  ]);
  return {
    seller: {
      username: user.username,
      memberSince: user.createdAt.toISOString(),
      verifiedPhone: user.verifiedPhones.length > 0,
      isTrader: user.isTrader,
      badges,
    },
    ...{ count, ads, page, pages },
  };
}

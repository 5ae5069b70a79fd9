import type { AdCard } from './ad-views';
import { getFeaturedAds, getVipAds } from './placements';
import { type AdSearch, searchAds } from './search-ads';

export type AdPage = {
  /** Above everything, on the first page of a section. */
  vip: AdCard[];
  /** A labelled block above the others. */
  featured: AdCard[];
  ads: AdCard[];
  /** Where the next page begins; null at the end. */
  next: string | null;
};

/** A page of results in the default order, with the places that are paid for. Pages count from 1. */
export async function getAdPage(search: AdSearch & { page: number }, now: Date): Promise<AdPage> {
  const { page, ...rest } = search;
  const isSection = rest.group !== undefined || rest.isAdult;
  const [vip, featured] = await Promise.all([
    isSection && page === 1 ? getVipAds(rest, now) : [],
    getFeaturedAds(rest, page, now),
  ]);
  const without = featured.map(({ _id }) => _id);
  return { vip, featured, ...(await searchAds({ ...rest, without }, now)) };
}

const mostPages = 10_000;

/** The number of a page as an address has it; 1 for whatever is none. */
export function pageOf(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

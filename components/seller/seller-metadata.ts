import { pageMetadata } from '@/components/search-engines/page-metadata';
import type { SellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { formatDate } from '@/lib/dates';
import { sellerPath } from '@/lib/site-paths';

/** A seller without ads is not indexed. */
export function sellerMetadata({ seller, count, page }: SellerPage) {
  const { username, memberSince, isTrader } = seller;
  return pageMetadata({
    title: `Ads of ${username}${page > 1 ? `, page ${page}` : ''}`,
    description: `What ${username} offers: a ${isTrader ? 'trade' : 'private'} seller, member since ${formatDate(new Date(memberSince))}.`,
    path: sellerPath(username, page),
    type: 'profile',
    isIndexed: count > 0,
  });
}

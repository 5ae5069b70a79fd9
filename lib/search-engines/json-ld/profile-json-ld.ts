import type { Seller } from '@/lib/ads/reading/ad-views';
import { absoluteUrl } from '@/lib/site';
import { sellerPath } from '@/lib/site-paths';
import type { JsonLdNode } from './json-ld';

export const profilePage = ({ username, isTrader, memberSince }: Seller): JsonLdNode => ({
  '@type': 'ProfilePage',
  dateCreated: memberSince,
  mainEntity: {
    '@type': isTrader ? 'Organization' : 'Person',
    name: username,
    url: absoluteUrl(sellerPath(username)),
  },
});

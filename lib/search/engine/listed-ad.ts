import type { Pence } from '@/lib/money';
import type { Cursor } from '@/lib/search/query/cursor';
import type { SearchSort } from '@/lib/search/query/search-query';

export type ListedAd = { id: string; rankedAt: Date; pricePence: Pence | null; outcode: string };

export type WalkedSort = Extract<SearchSort, 'newest' | 'price-up' | 'price-down'>;

export const cursorOf = (sort: WalkedSort, ad: ListedAd): Cursor => ({
  keys: [sort === 'newest' ? ad.rankedAt.getTime() : ad.pricePence],
  id: ad.id,
});

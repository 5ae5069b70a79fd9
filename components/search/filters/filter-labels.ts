import { miles } from '@/lib/search/address/search-heading';
import type { PostedWithin, Radius, SearchSort } from '@/lib/search/query/search-query';

export const postedLabels: Record<PostedWithin, string> = {
  1: 'Last 24 hours',
  3: 'Last 3 days',
  7: 'Last 7 days',
  14: 'Last 14 days',
};

export const sellerLabels = { private: 'Private', trade: 'Trade' } as const;

export const sortLabels: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest first',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
  nearest: 'Nearest first',
};

export function radiusLabel(radius: Radius): string {
  if (radius === null) return 'Whole UK';
  return radius === 0 ? 'Only there' : `Within ${miles(radius)}`;
}

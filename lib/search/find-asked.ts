import { AppError } from '@/lib/errors';
import { searchAds } from './search-ads';
import type { SearchPage } from './search-page';
import type { SearchQuery } from './search-query';

/**
 * What a visitor's search comes to. "beyond": a page after the last. "unavailable": the database
 * takes too long at the moment, which the page has words for.
 */
export async function findAsked(
  query: SearchQuery,
  now: Date,
): Promise<SearchPage | 'beyond' | 'unavailable'> {
  try {
    const page = await searchAds(query, now);
    const isBeyond = query.cursor !== null && page.ads.length + page.featured.length === 0;
    return isBeyond ? 'beyond' : page;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return 'unavailable';
    throw error;
  }
}

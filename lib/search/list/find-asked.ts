import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { workQueue } from '@/lib/work-queue';
import { searchAds } from './search-ads';
import type { SearchPage } from './search-page';

/**
 * Anybody may search for what nobody searched for before. A few at a time leave connections to the
 * pages that are read most, and however many are asked for, the rest is told so.
 */
const inTurn = workQueue({ parallel: 4, waiting: 60, busy: messages.siteBusy });

/**
 * What a visitor's search comes to. "beyond": a page after the last. "unavailable": the database
 * takes too long at the moment, or too many ask, which the page has words for.
 */
export async function findAsked(
  query: SearchQuery,
  now: Date,
): Promise<SearchPage | 'beyond' | 'unavailable'> {
  try {
    const page = await inTurn(() => searchAds(query, now));
    const isBeyond = query.cursor !== null && page.ads.length + page.featured.length === 0;
    return isBeyond ? 'beyond' : page;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return 'unavailable';
    throw error;
  }
}

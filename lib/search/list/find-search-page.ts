import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { workQueue } from '@/lib/work-queue';
import { searchAds } from './search-ads';
import type { SearchPage } from './search-page';

/** Bounds concurrent searches, so that they leave connections for other pages. */
const enqueue = workQueue({ parallel: 4, waiting: 60, busy: siteTexts.siteBusy });

/** "beyond": after the last page. "unavailable": the database is too slow, or the queue is full. */
export async function findSearchPage(
  query: SearchQuery,
  now: Date,
): Promise<SearchPage | 'beyond' | 'unavailable'> {
  try {
    const page = await enqueue(() => searchAds(query, now));
    const isBeyond = query.cursor !== null && page.ads.length + page.featured.length === 0;
    return isBeyond ? 'beyond' : page;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return 'unavailable';
    throw error;
  }
}

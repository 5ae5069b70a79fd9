import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { findAsked } from './find-asked';

/** "limited": `address` has made too many searches. */
export async function findWithinLimit(
  query: SearchQuery,
  address: string,
  now: Date,
): Promise<Awaited<ReturnType<typeof findAsked>> | 'limited'> {
  try {
    await takeFromLimit(limits.newSearches, address, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return 'limited';
    throw error;
  }
  return findAsked(query, now);
}

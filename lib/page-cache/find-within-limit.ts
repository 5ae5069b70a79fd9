import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { findAsked } from '@/lib/search/list/find-asked';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { takeFromAsker } from './asking-address';

/**
 * As findAsked; "limited": whoever asks has had too many searches made. Those that are kept already
 * never come here.
 */
export async function findWithinLimit(
  query: SearchQuery,
  now: Date,
): Promise<Awaited<ReturnType<typeof findAsked>> | 'limited'> {
  try {
    await takeFromAsker(limits.newSearches, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return 'limited';
    throw error;
  }
  return findAsked(query, now);
}

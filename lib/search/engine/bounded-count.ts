import { countedExactly } from '@/lib/catalogue/limits';

/** `isMore`: the count is a lower bound ("1,000+"). */
export type BoundedCount = { count: number; isMore: boolean };

export const countOf = (found: number): BoundedCount => ({
  count: Math.min(found, countedExactly),
  isMore: found > countedExactly,
});

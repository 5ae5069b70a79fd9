import { categoryBySlug } from '@/lib/catalogue/categories';
import type { Pence } from '@/lib/money';
import type { Scope } from './search-query';

export type PriceBand = { minPence: Pence | null; maxPence: Pence | null };

/** Bounds between bands, in pounds. */
const bounds: Readonly<Record<string, readonly number[]>> = {
  vehicles: [1000, 2500, 5000, 10_000, 20_000],
  'buy-and-sell': [20, 50, 100, 250, 500],
};

/** Prices to choose with one tap: of vehicles and of things. Empty for other ads. */
export function priceBands(scope: Scope | null): PriceBand[] {
  if (!scope) return [];
  const group = categoryBySlug(scope.slug)?.groupSlug ?? scope.slug;
  const pence = (bounds[group] ?? []).map((pounds) => pounds * 100);
  if (pence.length === 0) return [];
  const ends = [null, ...pence, null];
  return ends.slice(1).map((maxPence, index) => ({ minPence: ends[index] ?? null, maxPence }));
}

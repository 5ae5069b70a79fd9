import type { Pence } from '@/lib/money';
import { groupOf } from './scopes';
import type { Scope } from './search-query';

export type PriceBand = { minPence: Pence | null; maxPence: Pence | null };

const bounds: Readonly<Record<string, readonly Pence[]>> = {
  vehicles: [100_000, 250_000, 500_000, 1_000_000, 2_000_000],
  'buy-and-sell': [2_000, 5_000, 10_000, 25_000, 50_000],
};

export function priceBands(scope: Scope | null): PriceBand[] {
  if (!scope) return [];
  const pence = bounds[groupOf(scope.slug)] ?? [];
  if (pence.length === 0) return [];
  const ends = [null, ...pence, null];
  return ends.slice(1).map((maxPence, index) => ({ minPence: ends[index] ?? null, maxPence }));
}

import { second } from '@/lib/dates';
import { env } from '@/lib/env';

const restsFor = 5 * second;

// Next bundles the routes separately.
const shared = globalThis as { townboardSearch?: { restsUntil: number } };

export type SearchState = 'postgresql' | 'ok' | 'resting';

/** `postgresql`: no engine is set. `resting`: it failed a moment ago, and is left alone for some seconds. */
export function searchState(): SearchState {
  if (!env().SEARCH_URL) return 'postgresql';
  return performance.now() < (shared.townboardSearch?.restsUntil ?? 0) ? 'resting' : 'ok';
}

export function restSearch(): void {
  shared.townboardSearch = { restsUntil: performance.now() + restsFor };
}

import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/process/per-process';

const restsFor = 5 * second;

const state = () => perProcess('search', () => ({ restsUntil: 0 }));

export type SearchState = 'postgresql' | 'ok' | 'resting';

/** `postgresql`: no engine is set. `resting`: it failed some seconds ago. */
export function searchState(): SearchState {
  if (!env().SEARCH_URL) return 'postgresql';
  return performance.now() < state().restsUntil ? 'resting' : 'ok';
}

export function pauseSearch(): void {
  state().restsUntil = performance.now() + restsFor;
}

import type { Islands } from '@/components/ui/island';

/** Tells an island that waits for its first use to hydrate without one. */
export const hydrateEvent = 'hydrate';

export function hydrateIslands(name: keyof Islands): void {
  for (const island of document.querySelectorAll(`site-island[name="${name}"]`)) {
    island.dispatchEvent(new Event(hydrateEvent));
  }
}

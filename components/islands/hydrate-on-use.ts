import type { ComponentType } from 'react';
import { hydrateIsland } from './hydrate-island';

const uses = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads and hydrates `island` when a pointer or the focus first reaches it. Keeps typed text, focus
 * and caret.
 */
export function hydrateOnUse(island: HTMLElement, load: () => Promise<ComponentType>): void {
  const start = async () => {
    for (const use of uses) island.removeEventListener(use, start);
    hydrateIsland(island, await load());
  };
  for (const use of uses) island.addEventListener(use, start);
  if (island.contains(document.activeElement)) void start();
}

import type { ComponentType } from 'react';
import { hydrateIsland } from './hydrate-island';

const uses = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads and hydrates `island` when a pointer or the focus first reaches it, or the address points into
 * it. Keeps typed text, focus and caret, and repeats the last press of a button.
 */
export function hydrateOnUse(island: HTMLElement, load: () => Promise<ComponentType>): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const start = async () => {
    for (const use of uses) island.removeEventListener(use, start);
    island.addEventListener('click', remember);
    const component = await load();
    island.removeEventListener('click', remember);
    hydrateIsland(island, component);
    pressed?.click();
  };
  for (const use of uses) island.addEventListener(use, start);
  const isUsed = island.contains(document.activeElement) || island.querySelector(':target');
  if (isUsed) void start();
}

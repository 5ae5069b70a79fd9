import type { ComponentType } from 'react';
import { hydrateEvent } from '@/components/ui/browser/hydrate-islands';
import { hydrateIsland } from './hydrate-island';

const uses = ['pointerover', 'pointerdown', 'focusin', hydrateEvent] as const;

/** Keeps typed text, focus and caret, and repeats presses made meanwhile, once per button. */
export function hydrateOnUse(island: HTMLElement, load: () => Promise<ComponentType>): void {
  const pressed = new Set<HTMLButtonElement>();
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    pressed.delete(button);
    pressed.add(button);
  };
  const start = async () => {
    for (const use of uses) island.removeEventListener(use, start);
    island.addEventListener('click', remember);
    const component = await load();
    island.removeEventListener('click', remember);
    hydrateIsland(island, component);
    for (const button of pressed) {
      button.click();
      // Lets React render the effect of a press before the next one.
      await Promise.resolve();
    }
  };
  for (const use of uses) island.addEventListener(use, start);
  const isUsed = island.contains(document.activeElement) || island.querySelector(':target');
  if (isUsed) void start();
}

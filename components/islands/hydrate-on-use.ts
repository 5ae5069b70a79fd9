import type { ComponentType } from 'react';
import { hydrateIsland } from './hydrate-island';

const uses = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads the component and hydrates `island` when a pointer or the focus first reaches it. What was
 * typed meanwhile stays, and the component hears of it.
 */
export function hydrateOnUse(island: HTMLElement, load: () => Promise<ComponentType>): void {
  let isComposing = false;
  island.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  island.addEventListener('compositionend', () => {
    isComposing = false;
  });

  const start = async () => {
    for (const use of uses) island.removeEventListener(use, start);
    const component = await load();
    const hydrate = () => hydrateIsland(island, component, () => repeatInput(island));
    // A word that an input method is still composing would be lost by setting the value.
    if (isComposing) island.addEventListener('compositionend', hydrate, { once: true });
    else hydrate();
  };
  for (const use of uses) island.addEventListener(use, start);
  if (island.contains(document.activeElement)) void start();
}

/** Repeats what happened before React listened: the text that was typed, and the focus. */
function repeatInput(island: HTMLElement): void {
  const focused = island.contains(document.activeElement) ? document.activeElement : null;
  const inputs = Array.from(island.querySelectorAll('input'), (input) => ({
    input,
    typed: input.value,
    from: input.selectionStart,
    to: input.selectionEnd,
  }));
  // After the component's first updates, which may write its own value into the input.
  queueMicrotask(() => {
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const { input, typed, from, to } of inputs) {
      if (typed === input.defaultValue) continue;
      // React reports a change only against the value that it saw last, which this sets...
      input.value = input.defaultValue;
      // ...and this does not, being the setter that React did not replace.
      setValue?.call(input, typed);
      if (input === focused) input.setSelectionRange(from, to);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

import { useEffect, useEffectEvent } from 'react';

/** Calls the handler of a pressed key, unless a text field has the focus. */
export function useKeys(handlers: Readonly<Record<string, () => void>>, isActive: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const handler = handlers[event.key.toLowerCase()];
    if (!handler) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio]), textarea, select, [contenteditable]');

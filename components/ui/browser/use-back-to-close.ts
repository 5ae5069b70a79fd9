import { useEffect, useEffectEvent } from 'react';

/** Adds a history entry while `isOpen`, so that Back closes what is open and stays on the page. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  const onMount = useEffectEvent(() => {
    if (!isOpen) removeLeftEntry();
  });

  useEffect(() => onMount(), []);
  useEffect(() => {
    if (!isOpen) return;
    const left = () => onBack();
    window.history.pushState({ ...window.history.state, isOverlay: true }, '');
    window.addEventListener('popstate', left);
    return () => {
      window.removeEventListener('popstate', left);
      // Closed by other means than Back.
      if (window.history.state?.isOverlay) window.history.back();
    };
  }, [isOpen]);
}

/** A reload leaves the entry of what was open. */
function removeLeftEntry() {
  const { isOverlay, ...state } = window.history.state ?? {};
  if (!isOverlay) return;
  // Before the browser goes back, effects may run again.
  window.history.replaceState(state, '');
  window.history.back();
}

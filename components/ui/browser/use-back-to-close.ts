import { useEffect, useEffectEvent } from 'react';

/** Adds a history entry while `isOpen`, so that Back closes what is open and stays on the page. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);

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

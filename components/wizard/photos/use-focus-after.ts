'use client';

import { useEffect, useRef } from 'react';

/**
 * A button that goes away takes the focus along. The result, called in the handler that makes the
 * change, says where the focus is to be once the change is on the page.
 */
export function useFocusAfter() {
  const wanted = useRef<() => HTMLElement | null>(undefined);
  useEffect(() => {
    wanted.current?.()?.focus();
    wanted.current = undefined;
  });
  return (find: () => HTMLElement | null) => {
    wanted.current = find;
  };
}

'use client';

import { useEffect, useRef } from 'react';

/**
 * A removed button takes the focus with it. Call the result in the handler that changes the page, with the
 * element to focus afterwards.
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

'use client';

import { useEffect, useRef } from 'react';

/** Call it in the handler that removes the focused button, with the element to focus afterwards. */
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

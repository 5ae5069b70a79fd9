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

/**
 * Call it before the focused row of a list goes: the next row takes the focus, or the one before, or
 * the page's content. Somebody who has moved on meanwhile keeps theirs.
 */
export function useFocusNeighbour() {
  const focusAfter = useFocusAfter();
  return () => focusAfter(neighbourOf(document.activeElement));
}

/** The same for a component in the row itself, which goes with it. Call it with an element of the row. */
export function useFocusNeighbourOnceGone() {
  const wanted = useRef<() => HTMLElement | null>(undefined);
  useEffect(
    () => () => {
      const find = wanted.current;
      if (find) requestAnimationFrame(() => find()?.focus());
    },
    [],
  );
  return (inRow: Element | null) => {
    wanted.current = neighbourOf(inRow);
  };
}

function neighbourOf(inRow: Element | null) {
  const row = inRow?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return () =>
    document.activeElement === document.body
      ? (neighbour?.querySelector('button') ?? document.getElementById('content'))
      : null;
}

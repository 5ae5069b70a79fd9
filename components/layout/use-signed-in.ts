'use client';

import { useSyncExternalStore } from 'react';

const onReturn = (update: () => void) => {
  window.addEventListener('focus', update);
  return () => window.removeEventListener('focus', update);
};

/**
 * Whether the browser carries the mark of a login. It only picks which links are shown; `atFirst`
 * is what the server put into the HTML.
 */
export const useSignedIn = (cookie: string, atFirst: boolean): boolean =>
  useSyncExternalStore(
    onReturn,
    () => document.cookie.split('; ').includes(`${cookie}=1`),
    () => atFirst,
  );

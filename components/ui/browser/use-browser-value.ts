import { useSyncExternalStore } from 'react';

/** A value that only the browser has: `atFirst` during hydration, then `read()`. */
export const useBrowserValue = <Value>(
  subscribe: (update: () => void) => () => void,
  read: () => Value,
  atFirst: Value,
): Value => useSyncExternalStore(subscribe, read, () => atFirst);

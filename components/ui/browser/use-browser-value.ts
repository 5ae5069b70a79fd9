import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser has: `atFirst` while hydrating, then `read()`, again after each
 * change that `subscribe` reports.
 */
export const useBrowserValue = <Value>(
  subscribe: (update: () => void) => () => void,
  read: () => Value,
  atFirst: Value,
): Value => useSyncExternalStore(subscribe, read, () => atFirst);

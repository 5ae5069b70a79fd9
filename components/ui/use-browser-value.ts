import { useSyncExternalStore } from 'react';

/**
 * What only the browser knows: `atFirst` as the HTML has it, then what `read` says, again after each
 * call of what `subscribe` was given.
 */
export const useBrowserValue = <Value>(
  subscribe: (update: () => void) => () => void,
  read: () => Value,
  atFirst: Value,
): Value => useSyncExternalStore(subscribe, read, () => atFirst);

import { useLayoutEffect, useState } from 'react';

/**
 * What only the browser knows: `atFirst` as the HTML has it, and as soon as scripts run what `read`
 * says, again after each call of what `subscribe` was given. Unlike useSyncExternalStore it begins
 * with what the HTML shows under Preact too.
 */
export function useBrowserValue<Value>(
  subscribe: (update: () => void) => () => void,
  read: () => Value,
  atFirst: Value,
): Value {
  const [value, setValue] = useState(atFirst);
  useLayoutEffect(() => {
    const update = () => setValue(read);
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}

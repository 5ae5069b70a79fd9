import { AsyncLocalStorage } from 'node:async_hooks';

/* Whether the current request may read the replica. */

type Reading = { isOnReplica: boolean };

// Next bundles instrumentation.ts, the middleware and the routes separately.
const shared = globalThis as { townboardReading?: AsyncLocalStorage<Reading> };

const storage = () => {
  shared.townboardReading ??= new AsyncLocalStorage();
  return shared.townboardReading;
};

/** Public reads of `work` go to the replica. Outside, all reads go to the primary. */
export const onReplica = <T>(work: () => T): T => storage().run({ isOnReplica: true }, work);

export const readsReplica = (): boolean => storage().getStore()?.isOnReplica ?? false;

/** The rest of this work reads the primary. */
export function leaveReplica(): void {
  const reading = storage().getStore();
  if (reading) reading.isOnReplica = false;
}

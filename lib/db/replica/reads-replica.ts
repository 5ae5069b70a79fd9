import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/process/per-process';

type Reading = { isOnReplica: boolean };

const storage = () => perProcess('reading', () => new AsyncLocalStorage<Reading>());

/** Public reads of `work` go to the replica. Outside, all reads go to the primary. */
export const onReplica = <T>(work: () => T): T => storage().run({ isOnReplica: true }, work);

export const readsReplica = (): boolean => storage().getStore()?.isOnReplica ?? false;

export function leaveReplica(): void {
  const reading = storage().getStore();
  if (reading) reading.isOnReplica = false;
}

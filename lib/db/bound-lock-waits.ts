import type { Db } from './client';

/** So that requests that wait for locks do not hold connections others need; routes reply 409. */
export async function boundLockWaits(tx: Db): Promise<void> {
  await tx.$executeRaw`SET LOCAL lock_timeout = '1s'`;
}

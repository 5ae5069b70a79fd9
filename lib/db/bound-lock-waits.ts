import type { Db } from './client';

/**
 * Limits waits for locks to a second until the transaction ends, so that waiting requests do not
 * hold connections that others need. Routes then reply 409.
 */
export async function boundLockWaits(tx: Db): Promise<void> {
  await tx.$executeRaw`SET LOCAL lock_timeout = '1s'`;
}

import type { Db } from './client';

/**
 * Until the transaction ends, a lock is waited for at most a second, so that what waits holds no
 * connection that others need. Routes reply 409 then.
 */
export async function boundLockWaits(tx: Db): Promise<void> {
  await tx.$executeRaw`SET LOCAL lock_timeout = '1s'`;
}

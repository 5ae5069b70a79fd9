import { AppError } from '@/lib/errors';
import { boundLockWaits } from './bound-lock-waits';
import type { Db } from './client';

/** So that "count, then insert" cannot race. Throws `unauthenticated` for an erased account. */
export async function lockMember(tx: Db, userId: string): Promise<void> {
  await boundLockWaits(tx);
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid AND "erasedAt" IS NULL FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('unauthenticated', 'Please log in to continue.');
}

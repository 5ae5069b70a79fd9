import { AppError } from '@/lib/errors';
import type { Db } from './client';

/**
 * Until the transaction ends, nobody else acts under this lock for the same member: what counts a
 * member's rows and then adds one cannot be overtaken. Rows that only refer to the member are free.
 * Throws `unauthenticated` when the account was erased meanwhile.
 */
export async function lockMember(tx: Db, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid AND "erasedAt" IS NULL FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('unauthenticated', 'Please log in to continue.');
}

import type { Db } from './client';

/**
 * Until the transaction ends, nobody else acts under this lock for the same member: what counts a
 * member's rows and then adds one cannot be overtaken. Rows that only refer to the member are free.
 */
export async function lockMember(tx: Db, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
}

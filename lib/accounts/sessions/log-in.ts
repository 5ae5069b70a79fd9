import type { Credentials } from '@/lib/accounts/schema';
import { db } from '@/lib/db/client';
import { authenticate, wrongCredentials } from './authenticate';
import { type NewSession, startSession } from './sessions';

export async function logIn(
  credentials: Credentials,
  address: string,
  now: Date,
  proof?: string,
): Promise<NewSession> {
  const { userId, passwordHash } = await authenticate(credentials, address, now, proof);
  return db.$transaction(async (tx) => {
    // A concurrent reset or ban ends only the sessions that it sees; the row lock waits for it.
    const unchanged = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "User"
      WHERE "id" = ${userId}::uuid AND "passwordHash" = ${passwordHash} AND "bannedAt" IS NULL
      FOR SHARE`;
    if (unchanged.length === 0) throw wrongCredentials();
    return startSession(userId, now, tx);
  });
}

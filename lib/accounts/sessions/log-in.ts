import type { Credentials } from '@/lib/accounts/schema';
import { db } from '@/lib/db/client';
import { authenticate, wrongCredentials } from './authenticate';
import { type NewSession, startSession } from './sessions';

/** Starts a session for whoever knows the password. Throws as `authenticate` does. */
export async function logIn(
  credentials: Credentials,
  address: string,
  now: Date,
): Promise<NewSession> {
  const { userId, passwordHash } = await authenticate(credentials, address, now);
  return db.$transaction(async (tx) => {
    // Held against a reset or a ban that runs at this moment, which ends the sessions it can see.
    const unchanged = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "User"
      WHERE "id" = ${userId}::uuid AND "passwordHash" = ${passwordHash} AND "bannedAt" IS NULL
      FOR SHARE`;
    if (unchanged.length === 0) throw wrongCredentials();
    return startSession(userId, now, tx);
  });
}

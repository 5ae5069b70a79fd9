import type { Actor } from '@/lib/accounts/actor';
import { staffSessionLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';

export async function elevateSession(
  { sessionId, userId }: Actor,
  now: Date,
  tx: Db,
): Promise<void> {
  const until = addTime(now, staffSessionLife);
  await tx.$executeRaw`
    UPDATE "Session" SET "elevatedUntil" = ${until}, "expiresAt" = LEAST("expiresAt", ${until})
    WHERE "id" = ${sessionId}::uuid AND "userId" = ${userId}::uuid`;
}

export async function isElevated({ sessionId, userId }: Actor, now: Date): Promise<boolean> {
  const where = { id: sessionId, userId, elevatedUntil: { gt: now } };
  return (await db.session.count({ where })) === 1;
}

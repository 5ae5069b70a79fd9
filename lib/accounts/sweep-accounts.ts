import { sessionIdle } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { clockLead } from '@/lib/db/clock-lead';

const idempotencyKept = day;

export async function sweepAccounts(now: Date): Promise<void> {
  const expired = { expiresAt: { lte: now } };
  await db.challenge.deleteMany({ where: expired });
  await db.resetToken.deleteMany({ where: expired });
  await db.ageCheck.deleteMany({ where: expired });
  await db.session.deleteMany({
    where: { OR: [expired, { lastSeenAt: { lte: addTime(now, -sessionIdle) } }] },
  });
  await db.$executeRaw`DELETE FROM "RateLimit" USING (${clockLead()}) clock
    WHERE "resetAt" <= ${now}::timestamptz + clock."lead"`;
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lte: addTime(now, -idempotencyKept) } },
  });
}

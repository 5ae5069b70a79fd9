import { reporterAddressKept, reportsKeptMonths } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';

/**
 * Returns how many cases and decisions were deleted. Suspensions of suspended members stay: what holds
 * after one of them was overturned depends on all.
 */
export async function sweepReports(now: Date): Promise<number> {
  await db.report.updateMany({
    where: {
      email: { not: null },
      case: { closedAt: { lte: addTime(now, -reporterAddressKept) } },
    },
    data: { email: null },
  });
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - reportsKeptMonths);
  const [cases, decisions] = await db.$transaction([
    db.moderationCase.deleteMany({ where: { closedAt: { lt: before } } }),
    db.$executeRaw`
      DELETE FROM "Decision" d WHERE d."at" < ${before} AND NOT (d."action" = 'suspend' AND EXISTS (
        SELECT FROM "User" u
        WHERE u."id" = d."memberId" AND u."bannedAt" IS NOT NULL AND u."erasedAt" IS NULL))`,
  ]);
  return cases.count + decisions;
}

import { reporterAddressKept, reportsKeptMonths } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Returns how many cases and decisions were deleted. */
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
    db.decision.deleteMany({ where: { at: { lt: before } } }),
  ]);
  return cases.count + decisions.count;
}

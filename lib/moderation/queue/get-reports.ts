import { db } from '@/lib/db/client';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import type { QueueReport } from './queue-item';

const most = 50;

/** Of a case, or all of one target. The newest first. */
export async function getReports(
  where: { caseId: string } | { targetType: string; targetId: string },
): Promise<QueueReport[]> {
  const rows = await db.report.findMany({
    where,
    orderBy: { createdAt: 'desc' },
    take: most,
    select: {
      reason: true,
      text: true,
      createdAt: true,
      reporter: { select: { username: true } },
    },
  });
  return rows.map(({ reason, text, createdAt, reporter }) => ({
    reason: reportReasonOf(reason)?.label ?? reason,
    text,
    at: createdAt.toISOString(),
    by: reporter?.username ?? null,
  }));
}

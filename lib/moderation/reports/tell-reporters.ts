import type { Db } from '@/lib/db/client';
import { sendMail } from '@/lib/notifications/send-mail';
import { nameOfTarget } from './name-of-target';

export async function tellReporters(
  tx: Db,
  caseId: string,
  hasActed: boolean,
  now: Date,
): Promise<void> {
  const reports = await tx.report.findMany({
    where: { caseId, email: { not: null } },
    select: {
      reference: true,
      email: true,
      targetType: true,
      targetId: true,
      conversationId: true,
    },
  });
  for (const { reference, email, ...target } of reports) {
    if (!email) continue;
    const about = await nameOfTarget(tx, target);
    const data = { reference, about, hasActed };
    await sendMail({ to: email, template: 'report-decided', data, now }, tx);
  }
}

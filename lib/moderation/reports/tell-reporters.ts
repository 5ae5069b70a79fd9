import type { Db } from '@/lib/db/client';
import { sendMail } from '@/lib/notifications/send-mail';
import type { ReportOutcome } from '@/lib/notifications/templates/report-mails';
import { kindOfTarget, nameOfTarget } from './name-of-target';

export async function tellReporters(
  tx: Db,
  caseId: string,
  outcome: ReportOutcome,
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
      reporter: { select: { email: true } },
    },
  });
  for (const { reference, email, reporter, ...target } of reports) {
    if (!email) continue;
    const about = email === reporter?.email ? await nameOfTarget(tx, target) : kindOfTarget(target);
    const data = { reference, about, outcome };
    await sendMail({ to: email, template: 'report-decided', data, now }, tx);
  }
}

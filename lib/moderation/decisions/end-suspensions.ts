import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { isFromBeforeRestore } from '@/lib/db/restored-at';
import { sendMail } from '@/lib/notifications/send-mail';
import { lockAccount } from './state';
import { liftSuspension } from './suspend-account';

export async function endSuspensions(now: Date): Promise<number> {
  const due = await db.user.findMany({
    where: { bannedAt: { not: null }, suspendedUntil: { lte: now }, erasedAt: null },
    take: 500,
    select: { id: true },
  });
  for (const { id } of due) {
    await db.$transaction(async (tx) => {
      const { suspendedUntil } = await lockAccount(tx, id);
      if (!suspendedUntil || suspendedUntil > now) return;
      await liftSuspension(tx, id);
      const subject = { type: 'user', id } as const;
      await recordAudit(tx, null, 'moderation.suspension_ended', subject, now);
      if (await isFromBeforeRestore(tx, suspendedUntil)) return;
      const { email } = await tx.user.findUniqueOrThrow({
        where: { id },
        select: { email: true },
      });
      await sendMail({ to: email, template: 'suspension-ended', data: {}, now }, tx);
    });
  }
  return due.length;
}

import { endSessions } from '@/lib/accounts/sessions/sessions';
import { db } from '@/lib/db/client';
import type { UserRole } from '@/lib/db/generated/enums';
import { recordAudit } from '@/lib/db/record-audit';
import { notFound } from '@/lib/errors';

type Grant = { email: string; role: UserRole; resetSecondFactor?: boolean };

/** Ends the account's sessions, so that a withdrawn role has no effect anywhere. */
export async function grantRole(
  { email, role, resetSecondFactor = false }: Grant,
  now: Date,
): Promise<{ userId: string }> {
  return db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email: email.trim().toLowerCase(), erasedAt: null },
      select: { id: true },
    });
    if (!user) throw notFound('An account with this email address');
    const { id: userId } = user;
    await tx.user.update({ where: { id: userId }, data: { role }, select: { id: true } });
    await endSessions(userId, undefined, tx);
    const subject = { type: 'user', id: userId } as const;
    await recordAudit(tx, null, 'account.role_granted', subject, now, { role });
    if (resetSecondFactor || role === 'member') {
      const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
      await tx.recoveryCode.deleteMany({ where: { userId } });
      if (count > 0) await recordAudit(tx, null, 'account.second_factor_reset', subject, now);
    }
    return { userId };
  });
}

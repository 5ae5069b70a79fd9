import type { Actor } from '@/lib/accounts/actor';
import type { PasswordChange } from '@/lib/accounts/schema';
import { endSessions } from '@/lib/accounts/sessions/sessions';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { sendMail } from '@/lib/notifications/send-mail';
import { hashPassword } from './password-hash';
import { requirePassword, updateIfUnchanged } from './require-password';
import { requireUncommonPassword } from './require-uncommon-password';

export async function changePassword(
  actor: Actor,
  { currentPassword, newPassword }: PasswordChange,
  now: Date,
): Promise<{ message: string }> {
  requireUncommonPassword(newPassword, 'newPassword');
  const { email, ...current } = await requirePassword(
    actor,
    currentPassword,
    'currentPassword',
    now,
  );
  const passwordHash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await updateIfUnchanged(actor, current, { passwordHash }, 'currentPassword', tx);
    await tx.resetToken.deleteMany({ where: { userId: actor.userId, usedAt: null } });
    await endSessions(actor.userId, actor.sessionId, tx);
    await sendMail({ to: email, template: 'password-changed', data: {}, now }, tx);
  });
  return { message: siteTexts.passwordUpdated };
}

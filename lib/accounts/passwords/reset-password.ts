import { rememberPlace } from '@/lib/accounts/sessions/authenticate';
import { hashToken } from '@/lib/accounts/sessions/hash-token';
import { endSessions } from '@/lib/accounts/sessions/sessions';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { sendMail } from '@/lib/notifications/send-mail';
import { hashPassword } from './password-hash';
import { requireUncommonPassword } from './require-uncommon-password';

/** The browser becomes known, so that other people's wrong guesses do not lock it out. */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  address: string,
  now: Date,
): Promise<{ message: string }> {
  requireUncommonPassword(password, 'password');
  // Checked before the expensive hash.
  if (!(await isResetTokenLive(token, now))) throw spent();
  const passwordHash = await hashPassword(password);
  const email = await db.$transaction(async (tx) => {
    const [taken] = await tx.resetToken.updateManyAndReturn({
      where: live(token, now),
      data: { usedAt: now },
      select: { userId: true },
    });
    if (!taken) throw spent();
    const { userId } = taken;
    const { email } = await tx.user.update({
      where: { id: userId },
      data: { passwordHash },
      select: { email: true },
    });
    await tx.resetToken.deleteMany({ where: { userId, usedAt: null } });
    await endSessions(userId, undefined, tx);
    await sendMail({ to: email, template: 'password-changed', data: {}, now }, tx);
    return email;
  });
  await rememberPlace(email, address, now);
  return { message: siteTexts.resetDone };
}

export async function isResetTokenLive(token: string, now: Date): Promise<boolean> {
  return (await db.resetToken.count({ where: live(token, now) })) === 1;
}

const live = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  usedAt: null,
  expiresAt: { gt: now },
});

const spent = () => new AppError('invalid', siteTexts.resetLinkSpent);

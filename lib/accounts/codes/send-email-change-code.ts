import type { Actor } from '@/lib/accounts/actor';
import { requirePassword } from '@/lib/accounts/passwords/require-password';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { requireCarrier, staysInOutbox } from '@/lib/notifications/carriers/carriers';
import { sendMail } from '@/lib/notifications/send-mail';
import { takeCode } from './code-limits';
import { issueCode } from './codes';

/** Replies alike for an address with an account, so that nobody learns who is registered. */
export async function sendEmailChangeCode(
  actor: Actor,
  { email, password }: { email: string; password: string },
  address: string,
  now: Date,
  proof?: string,
): Promise<{ success: true; code?: string }> {
  requireCarrier('email');
  const { email: current } = await requirePassword(actor, password, 'password', now);
  if (email === current) throw sameAddress();
  await takeCode({ kind: 'email', target: email, asker: actor.userId, address, proof }, now);
  return db.$transaction(async (tx) => {
    const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const target = { kind: 'email', target: email, userId: actor.userId } as const;
    const { code } = await issueCode(target, undefined, now, tx);
    if (owner) await sendMail({ to: email, template: 'email-taken', data: {}, now }, tx);
    else await sendMail({ to: email, template: 'confirm-new-email', data: { code }, now }, tx);
    return staysInOutbox('email') ? { success: true, code } : { success: true };
  });
}

const sameAddress = () =>
  new AppError('invalid', siteTexts.emailSame, { fields: { email: siteTexts.emailSame } });

import { db } from '@/lib/db/client';
import { requireCarrier, staysInOutbox } from '@/lib/notifications/carriers';
import { sendMail } from '@/lib/notifications/send-mail';
import { takeCode } from './code-limits';
import { issueCode } from './codes';

/**
 * An address that has an account gets the same reply, so that nobody learns who is registered; its
 * mail says so. The reply contains the code only while mail stays in the demo's outbox.
 */
export async function sendEmailCode(
  { email }: { email: string },
  address: string,
  now: Date,
): Promise<{ challenge: string; code?: string }> {
  requireCarrier('email');
  await takeCode('email', email, address, now);
  return db.$transaction(async (tx) => {
    const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const target = { kind: 'email', target: email, userId: null } as const;
    const { challengeId, code } = await issueCode(target, now, tx);
    if (owner) await sendMail({ to: email, template: 'already-registered', data: {}, now }, tx);
    else await sendMail({ to: email, template: 'verify-email', data: { code }, now }, tx);
    return staysInOutbox('email') ? { challenge: challengeId, code } : { challenge: challengeId };
  });
}

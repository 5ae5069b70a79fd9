import { db } from '@/lib/db/client';
import { requireCarrier, staysInOutbox } from '@/lib/notifications/carriers/carriers';
import { sendMail } from '@/lib/notifications/send-mail';
import { takeCode } from './code-limits';
import { issueCode } from './codes';

/**
 * An address that has an account gets the same reply, so that nobody learns who is registered; its
 * mail says so. Only the code of `challenge`, the browser's last one, is voided. The reply contains the code only while mail stays in the demo's outbox.
 */
export async function sendEmailCode(
  { email, challenge }: { email: string; challenge?: string | undefined },
  address: string,
  now: Date,
  proof?: string,
): Promise<{ challenge: string; code?: string }> {
  requireCarrier('email');
  await takeCode({ kind: 'email', target: email, asker: address, address, proof }, now);
  return db.$transaction(async (tx) => {
    const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const target = { kind: 'email', target: email, userId: null } as const;
    const { challengeId, code } = await issueCode(target, challenge, now, tx);
    if (owner) await sendMail({ to: email, template: 'already-registered', data: {}, now }, tx);
    else await sendMail({ to: email, template: 'verify-email', data: { code }, now }, tx);
    return staysInOutbox('email') ? { challenge: challengeId, code } : { challenge: challengeId };
  });
}

import { db } from '@/lib/db/client';
import { requireCarrier, staysInOutbox } from '@/lib/notifications/carriers/carriers';
import { sendMail } from '@/lib/notifications/send-mail';
import { takeCode } from './code-limits';
import { issueCode } from './codes';

/** Replies alike for an address with an account, so that nobody learns who is registered. */
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

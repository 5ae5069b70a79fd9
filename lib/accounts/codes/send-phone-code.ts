import type { Actor } from '@/lib/accounts/actor';
import { requireUkMobile } from '@/lib/accounts/phones/require-uk-mobile';
import { phoneHash } from '@/lib/accounts/phones/seal-phone';
import { isPhoneVerified } from '@/lib/accounts/phones/verified-phones';
import { db } from '@/lib/db/client';
import { requireCarrier, staysInOutbox } from '@/lib/notifications/carriers/carriers';
import { sendWhatsapp } from '@/lib/notifications/send-whatsapp';
import { takeCode } from './code-limits';
import { issueCode } from './codes';

/** Sends nothing to a number this member has verified already. */
export async function sendPhoneCode(
  actor: Actor,
  { phone }: { phone: string },
  address: string,
  now: Date,
  proof?: string,
): Promise<{ success: true; verified?: true; code?: string }> {
  const number = requireUkMobile(phone);
  if (await isPhoneVerified(actor.userId, number)) return { success: true, verified: true };
  requireCarrier('whatsapp');
  await takeCode({ kind: 'phone', target: number, asker: actor.userId, address, proof }, now);
  return db.$transaction(async (tx) => {
    const target = { kind: 'phone', target: phoneHash(number), userId: actor.userId } as const;
    const { code } = await issueCode(target, undefined, now, tx);
    await sendWhatsapp({ to: number, template: 'verify-phone', data: { code }, now }, tx);
    return staysInOutbox('whatsapp') ? { success: true, code } : { success: true };
  });
}

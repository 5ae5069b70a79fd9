import type { Actor } from '@/lib/accounts/actor';
import { requireUkMobile } from '@/lib/accounts/require-uk-mobile';
import { isPhoneVerified } from '@/lib/accounts/verified-phones';
import { db } from '@/lib/db/client';
import { requireCarrier, staysInOutbox } from '@/lib/notifications/carriers';
import { sendWhatsapp } from '@/lib/notifications/send-whatsapp';
import { takeCode } from './code-limits';
import { issueCode } from './codes';

/**
 * Sends a code to a UK mobile by WhatsApp; none to a number this person has verified already. The
 * reply has the code only while messages stay in the demo's outbox.
 */
export async function sendPhoneCode(
  actor: Actor,
  { phone }: { phone: string },
  address: string,
  now: Date,
): Promise<{ success: true; verified?: true; code?: string }> {
  const number = requireUkMobile(phone);
  if (await isPhoneVerified(actor.userId, number)) return { success: true, verified: true };
  requireCarrier('whatsapp');
  await takeCode('phone', number, address, now);
  return db.$transaction(async (tx) => {
    const target = { kind: 'phone', target: number, userId: actor.userId } as const;
    const { code } = await issueCode(target, now, tx);
    await sendWhatsapp({ to: number, template: 'verify-phone', data: { code }, now }, tx);
    return staysInOutbox('whatsapp') ? { success: true, code } : { success: true };
  });
}

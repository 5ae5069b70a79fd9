import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedWebhook, signatureLife } from '@/lib/payments/providers/payment-provider';
import { deriveKey } from '@/lib/secrets/keys';

export const sandboxHeader = 'sandbox-signature';

const macOf = (time: number, body: string) =>
  createHmac('sha256', deriveKey('sandbox webhooks')).update(`${time}.${body}`).digest('hex');

/** The same form as Stripe's header. */
export function signSandboxEvent(body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${macOf(time, body)}`;
}

export function verifySandboxEvent(body: string, header: string | null, now: Date): void {
  const [, seconds, given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const time = Number(seconds);
  const expected = macOf(time, body);
  const isRight =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  if (!isRight) throw new ForgedWebhook('The signature is not right.');
  if (Math.abs(now.getTime() / 1000 - time) > signatureLife) {
    throw new ForgedWebhook('The signature is stale.');
  }
}

import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { isSandboxUsed, stripeSettings } from '@/lib/payments/payment-settings';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { applyEvent } from './apply-event';
import { ForgedWebhook, type ProviderEvent, type ProviderName } from './payment-provider';
import { providerNamed } from './provider';
import { sandboxHeader } from './sandbox/signature';

type Webhook = { rawBody: string; headers: Headers; address: string };

/** Forged, stale and mismatched webhooks change nothing. Throws `invalid` for them. */
export async function receiveWebhook(webhook: Webhook, now: Date): Promise<{ received: true }> {
  const sender = senderOf(webhook.headers);
  const { provider, event } = await read(sender, webhook, now);
  if (!(await applyEvent(provider, event, 'webhook', now)))
    throw new AppError('invalid', siteTexts.webhookDiffers);
  return { received: true };
}

function senderOf(headers: Headers): ProviderName | undefined {
  if (headers.has('stripe-signature') && stripeSettings()) return 'stripe';
  return headers.has(sandboxHeader) && isSandboxUsed() ? 'sandbox' : undefined;
}

async function read(
  provider: ProviderName | undefined,
  { rawBody, headers, address }: Webhook,
  now: Date,
): Promise<{ provider: ProviderName; event: ProviderEvent }> {
  try {
    if (!provider) throw new ForgedWebhook('No provider of this site signs like this.');
    const event = providerNamed(provider).parseWebhook(rawBody, headers, now);
    return { provider, event };
  } catch (error) {
    if (!(error instanceof ForgedWebhook)) throw error;
    await takeFromLimit(limits.refusedWebhooks, address, now);
    const data = { reason: error.message };
    const subject = { type: 'payment', id: provider ?? 'unknown' } as const;
    await recordAudit(db, null, 'payment.webhook_refused', subject, now, data);
    throw new AppError('invalid', siteTexts.webhookRefused, { cause: error });
  }
}

import { type ErrorResponse, Resend } from 'resend';
import { second } from '@/lib/dates';
import {
  type DeliveryError,
  deliveryError,
  retryAfterSeconds,
} from '@/lib/notifications/outbox/delivery-error';
import type { ResendSettings } from './carriers';
import type { Sender } from './sender';

/** The id is the idempotency key, so that a retry within a day sends no second mail. */
export function resendSender(
  { apiKey, from, baseUrl }: ResendSettings,
  timeout = 10 * second,
): Sender {
  const resend = new Resend(apiKey, { baseUrl });
  return {
    keepsContent: false,
    async send(message, id) {
      if (message.channel !== 'email') throw new Error('Resend sends only mail.');
      const { to, subject, text, html, headers: own } = message;
      const { data, error, headers } = await resend.emails.send(
        { from, to, subject, text, html, ...(own && { headers: own }) },
        { idempotencyKey: id, signal: AbortSignal.timeout(timeout) },
      );
      if (!data?.id) throw refusal(error, headers);
    },
  };
}

/** Errors of the mail itself are final; those of our key, sender or rate are not. */
const aboutTheMail = [400, 409, 413, 422];
const notAboutTheMail = ['concurrent_idempotent_requests', 'invalid_from_address'];

function refusal(
  error: ErrorResponse | null,
  headers: Record<string, string> | null,
): DeliveryError {
  const status = Number(error?.statusCode) || undefined;
  if (!error || !status) return deliveryError('Resend did not answer.');
  // Log the error's name only: its message may quote the address.
  const name = /^[a-z_]{1,50}$/.test(error.name) ? error.name : 'unnamed error';
  return deliveryError(`Resend answered ${status} (${name}).`, {
    isFinal: aboutTheMail.includes(status) && !notAboutTheMail.includes(name),
    retryAfter:
      name === 'rate_limit_exceeded' ? retryAfterSeconds(headers?.['retry-after']) : undefined,
  });
}

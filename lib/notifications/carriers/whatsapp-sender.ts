import * as z from 'zod';
import { second } from '@/lib/dates';
import {
  type DeliveryError,
  deliveryError,
  retryAfterSeconds,
} from '@/lib/notifications/outbox/delivery-error';
import type { WhatsappMessage } from '@/lib/notifications/outbox/outbox-item';
import type { WhatsappSettings } from './carriers';
import type { Sender } from './sender';

/** Uses the WhatsApp Cloud API with an authentication template that Meta approved. */
export function whatsappSender(settings: WhatsappSettings, timeout = 10 * second): Sender {
  return {
    keepsContent: false,
    async send(message) {
      if (message.channel !== 'whatsapp') throw new Error('WhatsApp carries no mail.');
      const response = await post(settings, bodyOf(message, settings), timeout);
      if (!response.ok) throw await refusal(response);
      const answer = accepted.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) throw deliveryError('WhatsApp answered without a message id.');
    },
  };
}

const post = ({ apiUrl, phoneNumberId, token }: WhatsappSettings, body: object, timeout: number) =>
  fetch(`${apiUrl}/${phoneNumberId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw deliveryError(isLate ? 'WhatsApp answered too late.' : 'WhatsApp did not answer.');
  });

/** The code appears in the text, and in the button that copies it. */
function bodyOf({ to, values }: WhatsappMessage, { template }: WhatsappSettings) {
  const parameters = values.map((text) => ({ type: 'text', text }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template.name,
      language: { code: template.language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  };
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const problem = z.object({ error: z.object({ code: z.number() }) });
/** Rate limits of the app, the account, the sending number and the recipient. */
const tooMany = [4, 80007, 130429, 131056];

async function refusal(response: Response): Promise<DeliveryError> {
  // Log the code only: the message may quote the number.
  const body = problem.safeParse(await response.json().catch(() => undefined));
  const code = body.data?.error.code;
  const isTooMany = response.status === 429 || (code !== undefined && tooMany.includes(code));
  return deliveryError(`WhatsApp answered ${response.status} (code ${code ?? 'unknown'}).`, {
    isFinal: response.status < 500 && !isTooMany,
    retryAfter: isTooMany ? retryAfterSeconds(response.headers.get('retry-after')) : undefined,
  });
}

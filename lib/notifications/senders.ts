import type { Channel } from '@/lib/db/generated/enums';
import { resendSettings, staysInOutbox, whatsappSettings } from './carriers';
import type { Message } from './message';
import { resendSender } from './resend-sender';
import { whatsappSender } from './whatsapp-sender';

/** Hands a message to whoever carries it. */
export type Sender = {
  /**
   * `id` is the same for every attempt at one message. Rejects with a message fit for the log: no
   * address, code or token in it. See delivery-error.ts.
   */
  send: (message: Message, id: string) => Promise<void>;
  /** The outbox page of the demo shows what was sent, so the content stays. */
  keepsContent: boolean;
};

/** A message counts as sent once the outbox page can show it. */
const outboxSender: Sender = { send: async () => {}, keepsContent: true };

const providers: Record<Channel, () => Sender | undefined> = {
  email: () => {
    const settings = resendSettings();
    return settings && resendSender(settings);
  },
  whatsapp: () => {
    const settings = whatsappSettings();
    return settings && whatsappSender(settings);
  },
};

/** For the worker. */
export const senderOf = (channel: Channel): Sender | undefined =>
  staysInOutbox(channel) ? outboxSender : providers[channel]();

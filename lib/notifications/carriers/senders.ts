import type { Channel } from '@/lib/db/generated/enums';
import type { Message } from '@/lib/notifications/outbox/message';
import { resendSettings, staysInOutbox, whatsappSettings } from './carriers';
import { resendSender } from './resend-sender';
import { whatsappSender } from './whatsapp-sender';

export type Sender = {
  /** `id` is the same for all attempts. Rejects with a DeliveryError. */
  send: (message: Message, id: string) => Promise<void>;
  keepsContent: boolean;
};

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

export const senderOf = (channel: Channel): Sender | undefined =>
  staysInOutbox(channel) ? outboxSender : providers[channel]();

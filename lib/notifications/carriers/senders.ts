import type { Channel } from '@/lib/db/generated/enums';
import { resendSettings, staysInOutbox, whatsappSettings } from './carriers';
import { resendSender } from './resend-sender';
import type { Sender } from './sender';
import { whatsappSender } from './whatsapp-sender';

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

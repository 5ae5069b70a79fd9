import type { Channel } from '@/lib/db/generated/enums';
import { isDemo } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { Message } from './message';

/** Hands a message to whoever carries it. */
export type Sender = {
  /** Rejects with a message fit for the log: no address, code or token in it. */
  send: (message: Message) => Promise<void>;
  /** The outbox page of the demo shows what was sent, so the content stays. */
  keepsContent: boolean;
};

/** Nothing leaves the machine: a message counts as sent once the outbox page can show it. */
const demoSender: Sender = { send: async () => {}, keepsContent: true };

export const senderOf = (_channel: Channel): Sender | undefined =>
  isDemo() ? demoSender : undefined;

const names: Record<Channel, string> = { email: 'Email', whatsapp: 'WhatsApp' };

export const notSetUp = (channel: Channel) => `${names[channel]} is not set up on this site yet.`;

/** Call before promising a message. Throws `unavailable` where nothing could carry it. */
export function requireSender(channel: Channel): void {
  if (!senderOf(channel)) throw new AppError('unavailable', notSetUp(channel));
}

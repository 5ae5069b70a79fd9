import type { Message } from '@/lib/notifications/outbox/message';

export type Sender = {
  /** `id` is the same for all attempts. Rejects with a DeliveryError. */
  send: (message: Message, id: string) => Promise<void>;
  keepsContent: boolean;
};

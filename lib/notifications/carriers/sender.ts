import type { OutboxItem } from '@/lib/notifications/outbox/outbox-item';

export type Sender = {
  /** `id` is the same for all attempts. Rejects with a DeliveryError. */
  send: (item: OutboxItem, id: string) => Promise<void>;
  keepsContent: boolean;
};

import { type Db, db } from '@/lib/db/client';
import { enqueue } from './outbox/enqueue';
import {
  type WhatsappTemplate,
  type WhatsappTemplates,
  whatsappTemplates,
} from './templates/whatsapp';

type Order<T extends WhatsappTemplate> = {
  to: string;
  template: T;
  data: Parameters<WhatsappTemplates[T]>[0];
  now: Date;
};

export async function sendWhatsapp<T extends WhatsappTemplate>(
  { to, template, data, now }: Order<T>,
  tx: Db = db,
): Promise<void> {
  const message = whatsappTemplates[template](data);
  await enqueue(template, { channel: 'whatsapp', to, template, ...message }, now, tx);
}

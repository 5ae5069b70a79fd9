import { type Db, db } from '@/lib/db/client';
import { enqueue } from './outbox/enqueue';
import { renderMail } from './templates/mail-layout';
import { type MailData, type MailTemplate, mailTemplates } from './templates/mails';

type Order<T extends MailTemplate> = { to: string; template: T; data: MailData[T]; now: Date };

/** Queues a mail. Within `tx` it is sent only after the commit. */
export async function sendMail<T extends MailTemplate>(
  { to, template, data, now }: Order<T>,
  tx: Db = db,
): Promise<void> {
  const mail = renderMail(mailTemplates[template](data));
  await enqueue(template, { channel: 'email', to, ...mail }, now, tx);
}

import { expect, test } from 'vitest';
import { addTime, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { markRead } from '@/lib/messages/mark-read';
import { mailUnread } from '@/lib/messages/notices/mail-unread';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { setBlock } from '@/lib/messages/set-block';
import { messagesTo } from '../../builders/account';
import { createConversation } from '../../builders/conversation';
import type { Member } from '../../builders/member';
import { waitingJobs } from '../../builders/outbox';

const now = new Date();
const later = (milliseconds: number) => addTime(now, milliseconds);

async function mailsOf({ userId }: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return messagesTo(email);
}

const jobsOf = async (id: string) =>
  (await waitingJobs()).filter(
    ({ task, payload }) => task === 'mail-unread-messages' && JSON.stringify(payload).includes(id),
  );

test('one mail covers several messages that are unread after three minutes', async () => {
  const { id, seller, buyer } = await createConversation({ now });
  await sendMessage(buyer, id, { text: 'I could come today.' }, later(minute));
  const jobs = await jobsOf(id);
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.runAt).toEqual(later(3 * minute));
  expect(await mailUnread({ conversationId: id, side: 'seller' }, later(2 * minute))).toBe(false);
  expect(await mailUnread({ conversationId: id, side: 'seller' }, later(3 * minute))).toBe(true);
  expect(await mailUnread({ conversationId: id, side: 'seller' }, later(9 * minute))).toBe(false);
  const mails = await mailsOf(seller);
  expect(mails).toMatchObject([
    { subject: 'You have 2 new messages: Oak dining table with six chairs' },
  ]);
  expect(mails[0]?.text).toContain(`http://localhost:3000/my-account/messages/${id}`);
  expect(mails[0]?.text).not.toContain('today');
  expect(await mailsOf(buyer)).toEqual([]);
});

test('read and withheld messages are not mailed', async () => {
  const { id, seller, buyer } = await createConversation({ now });
  await markRead(seller, id, { upTo: 1 });
  await setBlock(seller, id, true, now);
  await sendMessage(buyer, id, { text: 'Hello?' }, now);
  expect(await mailUnread({ conversationId: id, side: 'seller' }, later(hour))).toBe(false);
  expect(await mailsOf(seller)).toEqual([]);
});

test('the next mail waits for an hour unless the conversation was opened', async () => {
  const { id, buyer, seller } = await createConversation({ now });
  await mailUnread({ conversationId: id, side: 'seller' }, later(3 * minute));
  await db.$executeRaw`SELECT graphile_worker.remove_job(${`mail-unread-messages:${id}:seller`})`;
  await sendMessage(buyer, id, { text: 'Hello?' }, later(5 * minute));
  expect((await jobsOf(id))[0]?.runAt).toEqual(later(5 * minute + hour));
  await markRead(seller, id, { upTo: 2 });
  await db.$executeRaw`SELECT graphile_worker.remove_job(${`mail-unread-messages:${id}:seller`})`;
  await sendMessage(buyer, id, { text: 'Hello again' }, later(6 * minute));
  expect((await jobsOf(id))[0]?.runAt).toEqual(later(9 * minute));
});

test('a mail about an ad that hides its seller names neither ad nor person', async () => {
  const { id, seller } = await createConversation({ now, ad: { kind: 'escort' } });
  await mailUnread({ conversationId: id, side: 'seller' }, later(4 * minute));
  const [mail] = await mailsOf(seller);
  expect(JSON.stringify(mail)).not.toContain('Oak dining table');
  expect(mail).toMatchObject({ subject: 'You have a new message on Townboard' });
});

import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { mailUnread } from '@/lib/messages/notices/mail-unread';
import { countUnread, listConversations, readConversation } from '@/lib/messages/queries';
import { messageTargetOf } from '@/lib/messages/sending/message-target';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { startConversation } from '@/lib/messages/sending/start-conversation';
import { createAd } from '../../builders/ad';
import { createConversation, visiting } from '../../builders/conversation';
import { createMember, type Member } from '../../builders/member';

const now = new Date();
const drugs = 'I have cocaine for sale, next day delivery';
const fee = 'Send the deposit by gift card first and my courier collects it';

const say = (who: Member, id: string, text: string, confirmed = true) =>
  sendMessage(who, id, { text, confirmed }, now);
const read = (who: Member, id: string) => readConversation(who, id, {}, now);

describe('the sender of a message', () => {
  test.each([
    ['Call me on 07700 900123', '“07700 900123”: Outside this site'],
    ['Write to me at jane.smith@example.com please', '“jane.smith@example.com”'],
    [fee, 'Nobody should pay'],
    ['Put it on 20-45-67 12345678', '“20-45-67 12345678”: Nobody should pay'],
    ['s0rt c0de two zero 4567', '“two zero 4567”: Nobody should pay'],
    [drugs, 'a moderator reviews your message before it is delivered'],
  ])('is told what is wrong with "%s" before it is sent', async (text, warning) => {
    const { id, buyer } = await createConversation({ now });
    const error = await say(buyer, id, text, false).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'invalid', fields: { confirmed: error.message } });
    expect(error.message).toContain(warning);
    expect((await read(buyer, id)).messages).toHaveLength(1);
  });

  test('may send contact details after a confirmation', async () => {
    const { id, buyer, seller } = await createConversation({ now });
    await say(buyer, id, 'Call me on 07700 900123');
    expect((await read(seller, id)).messages.at(-1)).toMatchObject({ number: 2, status: null });
  });

  test('is not warned about ordinary questions', async () => {
    const { id, buyer } = await createConversation({ now });
    const texts = [
      'Would you take £40 for it? I can pay cash when I collect it on Saturday.',
      'Is the flat still to let? I could view it on Tuesday after work.',
      'My daughter is 9, does the bike fit her?',
      'What size is it, and do you deliver to Leeds?',
      'I am outside now, black Ford Focus.',
      'Thanks, see you at 10.30 tomorrow!',
    ];
    for (const text of texts) {
      expect((await say(buyer, id, text, false)).message.status).toBeNull();
    }
  });
});

test('a serious message waits for a moderator, visible to its sender only', async () => {
  const { id, buyer, seller } = await createConversation({ now });
  const { message } = await say(buyer, id, drugs);
  expect(message).toMatchObject({ number: 2, status: 'held' });
  expect((await read(buyer, id)).messages.at(-1)).toMatchObject({ text: drugs, status: 'held' });
  expect((await read(seller, id)).messages).toHaveLength(1);
  expect(await countUnread(seller)).toEqual({ unread: 1 });
  const targetId = messageTargetOf({ conversationId: id, number: 2 });
  expect(await db.moderationCase.findMany({ where: { targetType: 'message', targetId } })).toEqual([
    expect.objectContaining({ risk: 60, closedAt: null }),
  ]);
});

test('a held first message shows no conversation to the seller, and sends no mail', async () => {
  const [seller, buyer] = [await createMember(), await createMember()];
  const { _id: adId } = await createAd(seller, { now });
  const content = { text: drugs, confirmed: true };
  const { conversationId } = await startConversation(buyer, adId, content, visiting, now);
  expect((await listConversations(seller, {}, now)).conversations).toEqual([]);
  expect((await listConversations(buyer, {}, now)).conversations).toHaveLength(1);
  await expect(read(seller, conversationId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await mailUnread({ conversationId, side: 'seller' }, now)).toBe(false);
});

test('a message like a fraud arrives with a caution, and a moderator reviews it', async () => {
  const { id, buyer, seller } = await createConversation({ now });
  expect((await say(buyer, id, fee)).message.status).toBeNull();
  expect((await read(seller, id)).messages.at(-1)).toMatchObject({ text: fee, status: 'caution' });
  const targetId = messageTargetOf({ conversationId: id, number: 2 });
  expect(await db.moderationCase.count({ where: { targetId, closedAt: null } })).toBe(1);
});

test('words banned by the operator hold a message', async () => {
  const { id, buyer } = await createConversation({ now });
  await db.bannedWord.create({ data: { words: 'zorblax' } });
  try {
    expect((await say(buyer, id, 'Do you have a zorblax too?')).message.status).toBe('held');
  } finally {
    await db.bannedWord.delete({ where: { words: 'zorblax' } });
  }
});

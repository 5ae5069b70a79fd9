import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { eraseMessages } from '@/lib/messages/erase-messages';
import { exportMessages } from '@/lib/messages/export-messages';
import { readConversation } from '@/lib/messages/queries';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { setBlock } from '@/lib/messages/set-block';
import { messageTexts } from '@/lib/messages/texts';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { sweepErasedAccounts } from '@/lib/privacy/sweep-erased-accounts';
import { createUser, sessionFor, testPassword } from '../../builders/account';
import { createAd } from '../../builders/ad';
import { ask, createConversation } from '../../builders/conversation';
import { createMember } from '../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');

async function userWithConversation() {
  const user = await createUser();
  const { actor } = await sessionFor(user, now);
  const seller = await createMember();
  const { _id: adId } = await createAd(seller, { now });
  const { conversationId: id } = await ask(actor, adId, 'I am Hannah', now);
  return { user, actor, seller, id };
}

test("an erased account's messages and name are deleted", async () => {
  const { user, actor, seller, id } = await userWithConversation();
  await sendMessage(seller, id, { text: 'Pleased to meet you' }, now);
  await setBlock(actor, id, true, now);
  await deleteAccount(actor, { password: testPassword }, now);
  await sweepErasedAccounts();
  const { messages, person, closed } = await readConversation(seller, id, {}, now);
  expect(messages.map(({ text }) => text)).toEqual(['Pleased to meet you']);
  expect(person).toEqual({ name: 'Closed account', href: null, isClosed: true });
  expect(closed).toBe(messageTexts.erased);
  expect(await db.block.count({ where: { blockerId: user.id } })).toBe(0);
});

test('an empty conversation is deleted too', async () => {
  const { actor, id } = await userWithConversation();
  await deleteAccount(actor, { password: testPassword }, now);
  expect(await db.conversation.count({ where: { id } })).toBe(0);
});

test('an erasure leaves the conversations of others alone', async () => {
  const { actor } = await userWithConversation();
  const { id } = await createConversation({ now });
  await db.message.deleteMany({ where: { conversationId: id } });
  await db.conversation.update({ where: { id }, data: { buyerId: null } });
  await deleteAccount(actor, { password: testPassword }, now);
  expect(await db.conversation.count({ where: { id } })).toBe(1);
});

test('a conversation is deleted once both sides are erased', async () => {
  const { actor, id, seller } = await userWithConversation();
  await sendMessage(seller, id, { text: 'Pleased to meet you' }, now);
  await deleteAccount(actor, { password: testPassword }, now);
  expect(await db.conversation.count({ where: { id } })).toBe(1);
  await db.$transaction((tx) => eraseMessages(seller, tx));
  expect(await db.conversation.count({ where: { id } })).toBe(0);
});

test('the export contains sent and received messages, without withheld ones', async () => {
  const { id, seller, buyer } = await createConversation({ now });
  await sendMessage(seller, id, { text: 'Yes.' }, now);
  await setBlock(seller, id, true, now);
  await sendMessage(buyer, id, { text: 'Withheld' }, now);
  const [buyers] = await exportMessages(buyer);
  expect(buyers?.messages).toMatchObject([
    { mine: true, text: 'Is it still available?' },
    { mine: false, text: 'Yes.' },
    { mine: true, text: 'Withheld' },
  ]);
  const [sellers] = await exportMessages(seller);
  expect(sellers?.messages.map(({ text }) => text)).toEqual(['Is it still available?', 'Yes.']);
  expect(await exportMessages(await createMember())).toEqual([]);
});

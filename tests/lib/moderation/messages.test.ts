import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { riskInConversation } from '@/lib/catalogue/case-risks';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { readConversation } from '@/lib/messages/queries';
import { messageTargetOf } from '@/lib/messages/sending/message-target';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { setBlock } from '@/lib/messages/set-block';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { getQueueSeller } from '@/lib/moderation/queue/get-queue-seller';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import { getReportTarget } from '@/lib/moderation/reports/get-report-target';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { messagesTo, newAddress } from '@/tests/builders/account';
import { createConversation } from '@/tests/builders/conversation';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const over = addTime(now, undoFor);
const drugs = 'I have cocaine for sale, next day delivery';

beforeEach(() => db.moderationCase.deleteMany());

const read = (who: Member, id: string) => readConversation(who, id, {}, now);
const say = (who: Member, id: string, text: string) =>
  sendMessage(who, id, { text, confirmed: true }, now);
const emailOf = async ({ userId }: Actor) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId } })).email;
const textsOf = async (who: Member, id: string) =>
  (await read(who, id)).messages.map(({ text }) => text);

const report = (
  actor: Actor | null,
  target: string,
  targetType = 'message',
  address = newAddress(),
) =>
  submitReport(
    actor,
    reportForm.parse({ targetType, target, reason: 'scam', text: 'He wants gift cards.' }),
    address,
    now,
  );

const form = (targetId: string, action: string, changes: object = {}) =>
  decisionForm.parse({ targetType: 'message', targetId, action, ...changes });

/** A message that screening holds, from the buyer. */
async function held() {
  const { id, ...people } = await createConversation({ now });
  await say(people.buyer, id, drugs);
  return { id, ...people, target: messageTargetOf({ conversationId: id, number: 2 }) };
}

test('a report from a conversation is more urgent than the same one of an ad', async () => {
  const { id, buyer, seller } = await createConversation({ now });
  await say(buyer, id, 'Please buy the vouchers first.');
  const target = messageTargetOf({ conversationId: id, number: 2 });
  await report(seller, target);
  const found = await db.moderationCase.findFirst({ where: { targetId: target } });
  expect(found?.risk).toBe((reportReasonOf('scam')?.risk ?? 0) + riskInConversation);
  const counted = async ({ userId }: Member) => (await getQueueSeller(userId, now))?.reported;
  expect(await counted(buyer)).toBe(1);
  expect(await counted(seller)).toBe(0);
});

describe('a held message', () => {
  test('is in the queue with its matched words, without the rest of the conversation', async () => {
    const { target } = await held();
    const { item } = await takeNext(await createStaff(), { skip: [], later: [] }, now);
    expect(item).toMatchObject({ targetType: 'message', targetId: target, causes: ['Screening'] });
    const messages = item?.conversations.flatMap((conversation) => conversation.messages);
    expect(messages).toMatchObject([{ text: drugs, isTarget: true, review: 'held' }]);
    expect(messages?.[0]?.hits.length).toBeGreaterThan(0);
  });

  test('is delivered ten seconds after its approval, as the last one', async () => {
    const { id, buyer, seller, target } = await held();
    await say(buyer, id, 'Are you there?');
    const { decisionId } = await decide(await createStaff(), form(target, 'approve'), now);
    expect(await textsOf(seller, id)).not.toContain(drugs);
    await completeDecision({ decisionId }, over);
    await completeDecision({ decisionId }, over);
    expect((await read(seller, id)).messages.at(-1)).toMatchObject({ number: 4, text: drugs });
    expect((await read(buyer, id)).messages.at(-1)).toMatchObject({ number: 4, status: null });
    expect(await textsOf(buyer, id)).toHaveLength(3);
  });

  test('is not delivered to somebody who has blocked its sender', async () => {
    const { id, seller, target } = await held();
    await setBlock(seller, id, true, now);
    const { decisionId } = await decide(await createStaff(), form(target, 'approve'), now);
    await completeDecision({ decisionId }, over);
    expect(await textsOf(seller, id)).not.toContain(drugs);
  });

  test('waits again when its approval is undone', async () => {
    const { id, buyer, seller, target } = await held();
    const staff = await createStaff();
    const { decisionId } = await decide(staff, form(target, 'approve'), now);
    await undoDecision(staff, decisionId, now);
    await completeDecision({ decisionId }, over);
    expect(await textsOf(seller, id)).not.toContain(drugs);
    expect((await read(buyer, id)).messages.at(-1)?.status).toBe('held');
  });

  test('that is refused is explained to its sender, and delivered after a successful appeal', async () => {
    const { id, buyer, seller, target } = await held();
    const { decisionId } = await decide(
      await createStaff(),
      form(target, 'remove', { rule: 'prohibited' }),
      now,
    );
    await completeDecision({ decisionId }, over);
    expect((await read(buyer, id)).messages.at(-1)?.status).toBe('refused');
    const [mail] = (await messagesTo(await emailOf(buyer))).slice(-1);
    expect(mail).toMatchObject({ subject: 'Your message was not delivered' });
    expect(mail?.text).toContain('cocaine');

    await submitAppeal({ key: appealKey(decisionId), text: 'It is a line of a film.' }, '::1', now);
    const appeal = await db.appeal.findUniqueOrThrow({ where: { decisionId } });
    const other = await createStaff();
    const { item } = await takeNext(other, { skip: [], later: [] }, now);
    expect(item).toMatchObject({ targetType: 'appeal', causes: ['Appeal'] });
    const overturn = decisionForm.parse({
      targetType: 'appeal',
      targetId: appeal.id,
      action: 'overturn',
    });
    const second = await decide(other, overturn, now);
    await completeDecision({ decisionId: second.decisionId }, over);
    expect((await read(seller, id)).messages.at(-1)).toMatchObject({ text: drugs, status: null });
  });

  test.each([
    ['warn', 'scam', 'The message looks fraudulent', 'Say truthfully what you want'],
    ['warn', 'hate', 'The message insults or threatens people', 'Do not insult or threaten'],
    ['suspend', 'scam', 'The message looks fraudulent', null],
  ])(
    'is not called an ad when its sender gets a %s for %s',
    async (action, rule, breach, advice) => {
      const { buyer, target } = await held();
      const { decisionId } = await decide(await createStaff(), form(target, action, { rule }), now);
      await completeDecision({ decisionId }, over);
      const text = (await messagesTo(await emailOf(buyer))).at(-1)?.text;
      expect(text).toContain(breach);
      expect(text).toContain('your message about “');
      expect(text).not.toMatch(/The ad|reply to an ad|what you offer|cocaine/);
      if (advice) expect(text).toContain(advice);
      else expect(text).not.toContain('Say truthfully');
    },
  );

  test('cannot be decided by its recipient, or a moderator in the conversation', async () => {
    const { id, seller, target } = await held();
    const staff = await createStaff();
    await db.conversation.update({ where: { id }, data: { sellerId: staff.userId } });
    expect((await takeNext(staff, { skip: [], later: [] }, now)).item).toBeNull();
    await expect(decide(staff, form(target, 'approve'), now)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(report(seller, target)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a reported message', () => {
  const reported = async () => {
    const { id, ...people } = await createConversation({ now });
    await say(people.buyer, id, 'Pay me in gift cards');
    return { id, ...people, target: messageTargetOf({ conversationId: id, number: 2 }) };
  };

  test('is shown with those around it, and can be withdrawn from its recipient', async () => {
    const { id, seller, target } = await reported();
    expect(await getReportTarget(seller, 'message', target, true, now)).toMatchObject({
      name: '“Pay me in gift cards”',
      path: `/my-account/messages/${id}`,
    });
    const { reference } = await report(seller, target);
    await report(seller, target);
    const staff = await createStaff();
    const { item, waiting } = await takeNext(staff, { skip: [], later: [] }, now);
    expect([item?.reports.length, waiting, item?.causes[0]]).toEqual([2, 1, 'Reported']);
    expect(item?.conversations[0]?.messages.map(({ number }) => number)).toEqual([1, 2]);
    const remove = form(target, 'remove', { rule: 'scam', caseId: item?.caseId });
    const { decisionId } = await decide(staff, remove, now);
    await completeDecision({ decisionId }, over);
    expect(await textsOf(seller, id)).toEqual(['Is it still available?']);
    const mails = await messagesTo(await emailOf(seller));
    expect(mails.map(({ text }) => text).join()).toContain(`report ${reference}`);
    expect(mails.at(-1)?.text).toContain('we have acted on it');
  });

  test('can be reported only by its recipient', async () => {
    const { buyer, target } = await reported();
    for (const [who, what] of [
      [null, target],
      [buyer, target],
      [await createMember(), target],
      [buyer, 'x.1'],
      [buyer, `${target}9`],
    ] as const) {
      await expect(report(who, what)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('can lead to the suspension of its sender', async () => {
    const { buyer, seller, target } = await reported();
    await report(seller, target);
    await decide(await createStaff(), form(target, 'suspend', { rule: 'scam' }), now);
    const writer = await db.user.findUniqueOrThrow({ where: { id: buyer.userId } });
    expect(writer).toMatchObject({ bannedAt: now, suspendedRule: 'scam' });
  });
});

test('a person is reported from a conversation, which a moderator can then read', async () => {
  const { id, buyer, seller } = await createConversation({ now });
  await createConversation({ now });
  await report(seller, id, 'conversation');
  const { item } = await takeNext(await createStaff(), { skip: [], later: [] }, now);
  expect(item).toMatchObject({ targetType: 'user', targetId: buyer.userId });
  expect(item?.conversations.map((conversation) => conversation.id)).toEqual([id]);
  expect(item?.conversations[0]?.messages).toMatchObject([{ isTheirs: true, isTarget: false }]);
  const [receipt] = await messagesTo(await emailOf(seller));
  expect(receipt?.text).toContain('You reported a person you are in contact with');
  await expect(report(await createMember(), id, 'conversation')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test("the report limit of a conversation does not reveal the person's seller page", async () => {
  const { id, buyer, seller } = await createConversation({ now });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
  const address = newAddress();
  for (let count = 0; count < 3; count += 1) await report(buyer, id, 'conversation', address);
  await expect(report(buyer, id, 'conversation', address)).rejects.toMatchObject({
    code: 'rate_limited',
  });
  const { targetId } = await db.report.findFirstOrThrow({ where: { conversationId: id } });
  expect(targetId).toBe(seller.userId);
  await report(buyer, username ?? '', 'user', address);
});

import { describe, expect, test } from 'vitest';
import type { Staff } from '@/lib/accounts/roles/staff';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime, day, hour, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { messageTargetOf } from '@/lib/messages/sending/message-target';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { decisionForm } from '@/lib/moderation/schema';
import { sweepReports } from '@/lib/moderation/sweep-reports';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { messagesTo, newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createConversation } from '@/tests/builders/conversation';
import { createMember, type Member } from '@/tests/builders/member';
import { createReadyDraft, paidForm, pay } from '@/tests/builders/payment';
import { createStaff } from '@/tests/builders/staff';

/* Decisions about the same ad, message or account, by several moderators. */

const now = new Date();

const adOf = (id: string) => db.ad.findUniqueOrThrow({ where: { id } });
const userOf = ({ userId }: Member) => db.user.findUniqueOrThrow({ where: { id: userId } });
const lastMailOf = async (member: Member) =>
  (await messagesTo((await userOf(member)).email)).at(-1);

type Order = { type?: string; id: string; action: string; more?: object };

const order = ({ type = 'ad', id, action, more = {} }: Order) =>
  decisionForm.parse({ targetType: type, targetId: id, action, rule: 'scam', ...more });

async function settle(form: Order, at: Date, by?: Staff): Promise<string> {
  const { decisionId } = await decide(by ?? (await createStaff()), order(form), at);
  await completeDecision({ decisionId }, addTime(at, undoFor));
  return decisionId;
}

async function appealTo(decisionId: string, at: Date): Promise<string> {
  const text = 'The decision is wrong: I have the papers here.';
  await submitAppeal({ key: appealKey(decisionId), text }, newAddress(), at);
  return (await db.appeal.findUniqueOrThrow({ where: { decisionId } })).id;
}

async function overturn(decisionId: string, at: Date): Promise<void> {
  await settle({ type: 'appeal', id: await appealTo(decisionId, at), action: 'overturn' }, at);
}

describe('an overturned decision', () => {
  test('that warned leaves a later removal of the ad as it is', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now });
    const warned = await settle({ id, action: 'warn' }, now);
    await settle({ id, action: 'remove' }, addTime(now, day));
    const before = await adOf(id);
    await overturn(warned, addTime(now, 2 * day));
    expect(await adOf(id)).toMatchObject({ moderation: 'removed', expiresAt: before.expiresAt });
    expect((await lastMailOf(owner))?.text).toContain('no longer counts');
    expect((await lastMailOf(owner))?.text).not.toContain('shown again');
  });

  test('that removed an ad leaves its next removal as it is', async () => {
    const { _id: id } = await createAd(await createMember(), { now });
    const first = await settle({ id, action: 'remove' }, now);
    await settle({ id, action: 'approve', more: { rule: null } }, addTime(now, hour));
    const second = await settle({ id, action: 'remove' }, addTime(now, 2 * hour));
    await overturn(first, addTime(now, day));
    expect((await adOf(id)).moderation).toBe('removed');
    await overturn(second, addTime(now, 2 * day));
    expect((await adOf(id)).moderation).toBe('approved');
  });

  test('that warned about a message leaves its later refusal as it is', async () => {
    const { id, buyer } = await createConversation({ now });
    await sendMessage(buyer, id, { text: 'Send a deposit first.', confirmed: true }, now);
    const target = messageTargetOf({ conversationId: id, number: 2 });
    const warned = await settle({ type: 'message', id: target, action: 'warn' }, now);
    await settle({ type: 'message', id: target, action: 'remove' }, addTime(now, hour));
    await overturn(warned, addTime(now, day));
    expect(
      await db.message.findFirstOrThrow({ where: { conversationId: id, number: 2 } }),
    ).toMatchObject({ review: 'refused', withheld: true });
  });

  test('that suspended an account leaves the other suspensions as they are', async () => {
    const member = await createMember();
    const about = { type: 'user', id: member.userId, action: 'suspend' };
    const week = await settle({ ...about, more: { days: 7 } }, now);
    const later = addTime(now, day);
    const forGood = await settle({ ...about, more: { rule: 'hate', days: null } }, later);
    await overturn(week, addTime(now, 2 * day));
    const suspended = { bannedAt: now, suspendedRule: 'hate', suspendedUntil: null };
    expect(await userOf(member)).toMatchObject(suspended);
    await overturn(forGood, addTime(now, 3 * day));
    expect(await userOf(member)).toMatchObject({ bannedAt: null, suspendedRule: null });
  });

  test('that suspended for a week leaves an earlier suspension for good', async () => {
    const member = await createMember();
    const about = { type: 'user', id: member.userId, action: 'suspend' };
    await settle({ ...about, more: { days: null } }, now);
    const week = await settle({ ...about, more: { rule: 'hate', days: 7 } }, addTime(now, hour));
    await overturn(week, addTime(now, day));
    expect(await userOf(member)).toMatchObject({
      bannedAt: now,
      suspendedRule: 'scam',
      suspendedUntil: null,
    });
  });
});

describe('a suspension', () => {
  const suspend = (member: Member, days: number | null, rule = 'scam', at = now) =>
    settle({ type: 'user', id: member.userId, action: 'suspend', more: { days, rule } }, at);

  test('does not shorten a longer one, and its mail says how long it is', async () => {
    const member = await createMember();
    await suspend(member, null);
    await suspend(member, 7, 'hate', addTime(now, hour));
    expect(await userOf(member)).toMatchObject({ suspendedRule: 'scam', suspendedUntil: null });
    expect((await lastMailOf(member))?.text).toContain('You can no longer log in');
  });

  test('lengthens a shorter one', async () => {
    const member = await createMember();
    await suspend(member, 7);
    const later = addTime(now, hour);
    await suspend(member, 30, 'hate', later);
    expect(await userOf(member)).toMatchObject({
      bannedAt: now,
      suspendedRule: 'hate',
      suspendedUntil: addTime(later, 30 * day),
    });
  });

  test('that is undone leaves what a colleague decided', async () => {
    const member = await createMember();
    const [one, two] = [await createStaff(), await createStaff()];
    const form = (days: number | null) =>
      order({ type: 'user', id: member.userId, action: 'suspend', more: { days } });
    const first = await decide(one, form(null), now);
    const at = addTime(now, second);
    const next = await decide(two, form(7), at);
    await undoDecision(one, first.decisionId, addTime(now, 2 * second));
    expect(await userOf(member)).toMatchObject({ suspendedUntil: addTime(at, 7 * day) });
    await undoDecision(two, next.decisionId, addTime(now, 3 * second));
    expect((await userOf(member)).bannedAt).toBeNull();
  });

  test('stays when a warning of the same moment is undone', async () => {
    const member = await createMember();
    const [one, two] = [await createStaff(), await createStaff()];
    const about = { type: 'user', id: member.userId };
    const warned = await decide(one, order({ ...about, action: 'warn' }), now);
    await decide(two, order({ ...about, action: 'suspend' }), addTime(now, second));
    await undoDecision(one, warned.decisionId, addTime(now, 2 * second));
    expect((await userOf(member)).bannedAt).not.toBeNull();
  });

  test('for good stays on record while it lasts', async () => {
    const [banned, warned] = [await createMember(), await createMember()];
    await suspend(banned, null);
    await settle({ type: 'user', id: warned.userId, action: 'warn' }, now);
    await sweepReports(addTime(now, 600 * day));
    const about = ({ userId }: Member) => db.decision.count({ where: { memberId: userId } });
    expect([await about(banned), await about(warned)]).toEqual([1, 0]);
  });

  test('is back when its lift is undone', async () => {
    const member = await createMember();
    await suspend(member, 30);
    const staff = await createStaff();
    const lift = { type: 'user', id: member.userId, action: 'lift', more: { rule: null } };
    const { decisionId } = await decide(staff, order(lift), addTime(now, hour));
    expect((await userOf(member)).bannedAt).toBeNull();
    await undoDecision(staff, decisionId, addTime(now, hour));
    expect(await userOf(member)).toMatchObject({
      bannedAt: now,
      suspendedRule: 'scam',
      suspendedUntil: addTime(now, 30 * day),
    });
  });
});

describe('an appeal', () => {
  const asStaff = async (member: Member) => {
    await db.user.update({ where: { id: member.userId }, data: { role: 'moderator' } });
    return { ...member, role: 'moderator' as const };
  };

  test('about a message is not for the people of its conversation', async () => {
    await db.moderationCase.deleteMany();
    const { id, buyer, seller } = await createConversation({ now });
    await sendMessage(buyer, id, { text: 'Send a deposit first.', confirmed: true }, now);
    const target = messageTargetOf({ conversationId: id, number: 2 });
    const decisionId = await settle({ type: 'message', id: target, action: 'remove' }, now);
    const appeal = await appealTo(decisionId, now);
    const reader = await asStaff(seller);
    expect((await takeNext(reader, {}, now)).item).toBeNull();
    const uphold = order({ type: 'appeal', id: appeal, action: 'uphold', more: { rule: null } });
    await expect(decide(reader, uphold, now)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await takeNext(await createStaff(), {}, now)).item?.targetId).toBe(appeal);
  });
});

describe('a refund', () => {
  async function paidAd() {
    const owner = await createMember();
    const { id: draftId } = await createReadyDraft(owner, now);
    const purchaseId = await pay(owner, ['vip'], { draftId }, now);
    const { _id: id } = await publishAd(owner, paidForm(['vip'], draftId, now), now);
    const isRefunded = async () =>
      (await db.purchase.findUniqueOrThrow({ where: { id: purchaseId } })).refundRequestedAt !==
      null;
    return { id, isRefunded };
  }

  test('waits until the removal itself can no longer be undone', async () => {
    const { id, isRefunded } = await paidAd();
    const [one, two] = [await createStaff(), await createStaff()];
    const approved = await decide(one, order({ id, action: 'approve' }), now);
    const removedAt = addTime(now, 5 * second);
    const removed = await decide(two, order({ id, action: 'remove' }), removedAt);
    await completeDecision({ decisionId: approved.decisionId }, addTime(now, undoFor));
    await reconcilePayments(addTime(now, undoFor));
    expect(await isRefunded()).toBe(false);
    await undoDecision(two, removed.decisionId, addTime(removedAt, 8 * second));
    const running = { adId: id, pausedAt: null, endsAt: { gt: addTime(now, day) } };
    expect(await db.promotion.count({ where: running })).toBe(1);
    await settle({ id, action: 'remove' }, addTime(now, hour));
    expect(await isRefunded()).toBe(true);
  });
});

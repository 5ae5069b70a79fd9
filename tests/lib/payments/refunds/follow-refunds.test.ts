import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deleteDraft } from '@/lib/drafts/delete-draft';
import { sandboxProvider } from '@/lib/payments/providers/sandbox/sandbox-provider';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { requirePurchase } from '@/lib/payments/queries';
import { messagesTo } from '@/tests/builders/account';
import { expectConsoleErrors } from '@/tests/builders/console';
import { createMember, type Member } from '@/tests/builders/member';
import {
  createReadyDraft,
  deliverEvents,
  goodCard,
  paidForm,
  payUnnoticed,
  publishPaidAd,
  purchaseRow,
  refundEvent,
  refundStateEvent,
  sendEvent,
} from '@/tests/builders/payment';

/* A refund counts once the provider reports success. A failed one is retried. */

const now = new Date('2026-11-20T12:00:00Z');

let owner: Member;

beforeEach(async () => {
  await db.purchase.deleteMany();
  await db.sandboxEvent.deleteMany();
  owner = await createMember();
});
afterEach(() => vi.restoreAllMocks());

/** A purchase with a decided refund, paid with a sandbox card. */
async function unwanted(number = goodCard.number) {
  const { id: draftId } = await createReadyDraft(owner, now);
  const id = await payUnnoticed(owner, ['vip'], { draftId }, now, { ...goodCard, number });
  await deliverEvents(now);
  await deleteDraft(owner, draftId, now);
  return id;
}

async function mailsOf(member: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: member.userId } });
  const subjects = (await messagesTo(email)).map((mail) => ('subject' in mail ? mail.subject : ''));
  return subjects.filter((subject) => subject.includes('refund'));
}

const refunded = 'Your Townboard payment was refunded';
const returned = 'Your Townboard refund has not arrived yet';

const attemptsOf = async (id: string) =>
  (await purchaseRow(id)).refunds.map(({ attempt, state }) => `${attempt} ${state}`);

const delays = (subjectId: string) =>
  db.auditEntry.count({ where: { action: 'payment.refund_delayed', subjectId } });

const answer = (status: 'pending' | 'succeeded' | 'failed', ref: string | null = 're_1') => ({
  ref,
  amountPence: 7199,
  status,
  failure: status === 'failed' ? 'insufficient_funds' : null,
});

test('a pending refund is polled until it succeeds, and only then mailed', async () => {
  const id = await unwanted('4000 0000 0000 7726');
  await reconcilePayments(now);
  expect(await purchaseRow(id)).toMatchObject({ state: 'paid', refundedAt: null });
  expect(await attemptsOf(id)).toEqual(['1 pending']);
  expect(await requirePurchase(owner, id)).toMatchObject({ refundState: 'pending' });
  expect(await mailsOf(owner)).toEqual([]);
  await reconcilePayments(addTime(now, 59 * minute));
  expect(await attemptsOf(id)).toEqual(['1 pending']);
  await reconcilePayments(addTime(now, hour));
  expect(await purchaseRow(id)).toMatchObject({
    state: 'refunded',
    refundedAt: addTime(now, hour),
  });
  expect(await attemptsOf(id)).toEqual(['1 succeeded']);
  expect(await mailsOf(owner)).toEqual([refunded]);
  await deliverEvents(addTime(now, hour));
  expect(await mailsOf(owner)).toEqual([refunded]);
});

test('a webhook reports earlier that a pending refund has succeeded', async () => {
  const id = await unwanted('4000 0000 0000 7726');
  await reconcilePayments(now);
  await deliverEvents(addTime(now, 3 * minute));
  expect(await attemptsOf(id)).toEqual(['1 succeeded']);
  expect((await purchaseRow(id)).state).toBe('refunded');
});

test('a refund returned by the bank is retried, and finally left to the operator', async () => {
  const logged = expectConsoleErrors();
  const id = await unwanted('4000 0000 0000 5126');
  await reconcilePayments(now);
  expect((await purchaseRow(id)).state).toBe('refunded');
  let at = addTime(now, 3 * minute);
  await deliverEvents(at);
  expect(await purchaseRow(id)).toMatchObject({ state: 'paid', refundedAt: null });
  expect(await attemptsOf(id)).toEqual(['1 failed']);
  expect(await mailsOf(owner)).toEqual([refunded, returned]);
  for (const pause of [1, 4, 16, 64]) {
    await reconcilePayments(addTime(at, pause * hour - 1));
    expect((await purchaseRow(id)).state).toBe('paid');
    at = addTime(at, pause * hour);
    await reconcilePayments(at);
    expect((await purchaseRow(id)).state).toBe('refunded');
    expect(await delays(id)).toBe(0);
    at = addTime(at, 3 * minute);
    await deliverEvents(at);
  }
  expect(await attemptsOf(id)).toEqual([1, 2, 3, 4, 5].map((attempt) => `${attempt} failed`));
  const { state, refundDelayedAt } = await purchaseRow(id);
  expect(state).toBe('paid');
  expect(await delays(id)).toBe(1);
  expect(logged).toEqual([
    expect.stringContaining(`the refund of purchase ${id} needs the operator`),
  ]);
  expect(await requirePurchase(owner, id)).toMatchObject({
    refundState: 'failed',
    refundDelayedAt: refundDelayedAt?.toISOString(),
  });
  await reconcilePayments(addTime(at, 300 * day));
  expect(await attemptsOf(id)).toHaveLength(5);
  // The operator refunds it at the provider.
  await sendEvent(await refundStateEvent(id, 'succeeded', 're_by_hand'), at);
  expect(await purchaseRow(id)).toMatchObject({ state: 'refunded', refundDelayedAt: null });
});

test('a refused refund is retried with another key', async () => {
  const id = await unwanted();
  const refund = vi.spyOn(sandboxProvider, 'refund').mockResolvedValue(answer('failed', null));
  for (const at of [0, 5 * minute, hour, 5 * hour]) await reconcilePayments(addTime(now, at));
  const keys = refund.mock.calls.map(([, key]) => key);
  expect(keys).toEqual([`refund-${id}-1`, `refund-${id}-2`, `refund-${id}-3`]);
  expect((await purchaseRow(id)).refunds[0]).toMatchObject({ failure: 'insufficient_funds' });
  refund.mockRestore();
  await reconcilePayments(addTime(now, 21 * hour));
  expect((await purchaseRow(id)).state).toBe('refunded');
  expect(await mailsOf(owner)).toEqual([refunded]);
});

test('an unanswered request is repeated with the same key', async () => {
  const id = await unwanted();
  const refund = vi.spyOn(sandboxProvider, 'refund').mockRejectedValueOnce(new Error('hung up'));
  await expect(reconcilePayments(now)).rejects.toThrow('Some refunds were not made');
  expect(await attemptsOf(id)).toEqual(['1 requested']);
  await reconcilePayments(addTime(now, 5 * minute));
  expect(refund.mock.calls.map(([, key]) => key)).toEqual([`refund-${id}-1`, `refund-${id}-1`]);
  expect(await attemptsOf(id)).toEqual(['1 succeeded']);
});

test('a pending refund counts as delayed after two weeks, and is still polled', async () => {
  const logged = expectConsoleErrors();
  const id = await unwanted();
  vi.spyOn(sandboxProvider, 'refund').mockResolvedValue(answer('pending'));
  const list = vi.spyOn(sandboxProvider, 'listRefunds').mockResolvedValue([answer('pending')]);
  await reconcilePayments(now);
  await reconcilePayments(addTime(now, 13 * day));
  expect(await delays(id)).toBe(0);
  await reconcilePayments(addTime(now, 14 * day));
  await reconcilePayments(addTime(now, 15 * day));
  expect(await delays(id)).toBe(1);
  expect(logged).toHaveLength(1);
  list.mockResolvedValue([answer('succeeded')]);
  await reconcilePayments(addTime(now, 16 * day));
  expect(await purchaseRow(id)).toMatchObject({ state: 'refunded', refundDelayedAt: null });
});

describe('a refund reported by the provider', () => {
  test('that is pending blocks publishing and ends nothing; if cancelled, it is retried', async () => {
    const { id } = await publishPaidAd(owner, ['vip'], now);
    await sendEvent(await refundStateEvent(id, 'pending'), now);
    const row = await purchaseRow(id);
    expect(row).toMatchObject({ state: 'applied', refundReason: 'by the provider' });
    expect(row.promotions.map(({ endsAt }) => endsAt)).toEqual([addTime(now, 7 * day)]);
    await sendEvent(await refundStateEvent(id, 'failed'), now);
    expect(await mailsOf(owner)).toEqual([]);
    await reconcilePayments(addTime(now, hour));
    expect(await attemptsOf(id)).toEqual(['1 failed', '2 succeeded']);
    expect((await purchaseRow(id)).state).toBe('refunded');
  });

  test('in any order has the same result', async () => {
    const { id } = await publishPaidAd(owner, ['vip'], now);
    await sendEvent(await refundStateEvent(id, 'failed'), now);
    await sendEvent(await refundStateEvent(id, 'succeeded'), now);
    await sendEvent(await refundStateEvent(id, 'pending'), now);
    expect(await attemptsOf(id)).toEqual(['1 failed']);
    expect((await purchaseRow(id)).state).toBe('applied');
  });

  test('may arrive before the reply to the call, as the same attempt', async () => {
    const id = await unwanted();
    const original = sandboxProvider.refund;
    vi.spyOn(sandboxProvider, 'refund').mockImplementation(async (...call) => {
      const said = await original(...call);
      await deliverEvents(now);
      return said;
    });
    await reconcilePayments(now);
    expect(await attemptsOf(id)).toEqual(['1 succeeded']);
    expect(await mailsOf(owner)).toEqual([refunded]);
  });

  test('without its id is read by the next reconciliation', async () => {
    const { id } = await publishPaidAd(owner, ['vip'], now);
    const charge = { ...(await refundEvent(id, false)), isFull: true };
    await sendEvent(charge, now);
    expect(await purchaseRow(id)).toMatchObject({ state: 'applied' });
    const half = { ...answer('succeeded'), amountPence: 3600 };
    const list = vi.spyOn(sandboxProvider, 'listRefunds');
    list.mockResolvedValue([{ ...half, ref: 're_2', status: 'pending' }, half]);
    await reconcilePayments(now);
    expect(await attemptsOf(id)).toEqual(['1 pending']);
    list.mockResolvedValue([{ ...half, ref: 're_2' }, half]);
    await reconcilePayments(addTime(now, hour));
    expect((await purchaseRow(id)).state).toBe('refunded');
  });

  test('returned by the bank may belong to an attempt from before references', async () => {
    const { id } = await publishPaidAd(owner, ['vip'], now);
    await sendEvent(await refundStateEvent(id, 'succeeded'), now);
    await db.refund.updateMany({ where: { purchaseId: id }, data: { providerRef: null } });
    await sendEvent(await refundStateEvent(id, 'failed'), addTime(now, day));
    expect((await purchaseRow(id)).history.slice(-2)).toEqual(['refunded', 'applied']);
    expect(await attemptsOf(id)).toEqual(['1 failed']);
  });
});

test('money of a returned refund cannot be published with', async () => {
  const { id: draftId } = await createReadyDraft(owner, now);
  const id = await payUnnoticed(owner, ['vip'], { draftId }, now);
  await deliverEvents(now);
  await sendEvent(await refundStateEvent(id, 'succeeded'), now);
  await sendEvent(await refundStateEvent(id, 'failed'), now);
  expect((await purchaseRow(id)).state).toBe('paid');
  await expect(publishAd(owner, paidForm(['vip'], draftId, now), now)).rejects.toMatchObject({
    code: 'payment_required',
  });
});

test('two concurrent reconciliations start one attempt', async () => {
  const id = await unwanted();
  await Promise.all([reconcilePayments(now), reconcilePayments(now), reconcilePayments(now)]);
  expect(await attemptsOf(id)).toEqual(['1 succeeded']);
  expect(await mailsOf(owner)).toEqual([refunded]);
});

import { beforeEach, expect, test } from 'vitest';
import { payments } from '@/lib/metrics/metrics';
import { askProvider } from '@/lib/payments/providers/ask-provider';
import { confirmSandboxPayment } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { expectConsoleErrors } from '@/tests/builders/console';
import { createMember } from '@/tests/builders/member';
import {
  createReadyDraft,
  deliverEvents,
  goodCard,
  openPayment,
  payUnnoticed,
} from '@/tests/builders/payment';

const now = new Date();

beforeEach(() => payments.reset());

const counted = async () => {
  const { values } = await payments.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.result, value]));
};

test('a payment counts once, however often its event arrives', async () => {
  const member = await createMember();
  const { id: draftId } = await createReadyDraft(member, now);
  await payUnnoticed(member, ['vip'], { draftId }, now);
  await deliverEvents(now);
  await deliverEvents(now);
  expect(await counted()).toEqual({ paid: 1 });
});

test('each declined attempt counts, and a choice that is replaced does not', async () => {
  const member = await createMember();
  const { id: draftId } = await createReadyDraft(member, now);
  await openPayment(member, ['vip'], { draftId }, now);
  const { clientSecret } = await openPayment(member, ['featured'], { draftId }, now);
  const number = '4000 0000 0000 0002';
  await confirmSandboxPayment(member, { clientSecret, ...goodCard, number }, now);
  await deliverEvents(now);
  expect(await counted()).toEqual({ declined: 1 });
});

test('a provider that does not answer counts', async () => {
  expectConsoleErrors();
  await expect(askProvider(() => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(await counted()).toEqual({ unavailable: 1 });
});

import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { receiveWebhook } from '@/lib/payments/providers/receive-webhook';
import { stripeProvider } from '@/lib/payments/providers/stripe-provider';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { recordCard } from '@/lib/payments/record-card';
import { createMember, type Member } from '../../../builders/member';
import { createReadyDraft, order } from '../../../builders/payment';
import { answer, loopback } from '../../../builders/servers/loopback';
import { createStaff } from '../../../builders/staff';

/* Reads a card's fingerprint from Stripe's charges, in webhooks and in the list of events. */

const now = new Date();
const webhookSecret = 'whsec_test';
const fingerprint = 'Xt5EWLLDS7FJjR1c';
const stripe = new Stripe('sk_test_secret');

beforeEach(async () => {
  await db.moderationCase.deleteMany();
  await db.paymentCard.deleteMany();
});
afterEach(() => vi.unstubAllEnvs());

const charge = (paymentIntent: string, changes: object = {}) => ({
  id: 'ch_1',
  object: 'charge',
  payment_intent: paymentIntent,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', fingerprint } },
  ...changes,
});

const eventOf = (object: object, id = `evt_${randomUUID()}`) => ({
  id,
  object: 'event',
  type: 'charge.succeeded',
  data: { object },
});

function signed(body: object) {
  const payload = JSON.stringify(body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const header = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp,
  });
  return { rawBody: payload, headers: new Headers({ 'stripe-signature': header }), address: 'a' };
}

/** A member's payment at Stripe whose charge succeeds. */
async function payByCard(member: Member, changes: object = {}) {
  const ref = `pi_${randomUUID()}`;
  const { url } = await loopback((response, request) => {
    const form = new URLSearchParams(request.body);
    const metadata = {
      purchaseId: form.get('metadata[purchaseId]'),
      userId: form.get('metadata[userId]'),
    };
    const amount = Number(form.get('amount'));
    const body = { id: ref, object: 'payment_intent', amount, currency: 'gbp', metadata };
    const status = 'requires_payment_method';
    answer(200, { ...body, client_secret: `${ref}_secret`, status })(response, request);
  });
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_secret');
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', webhookSecret);
  vi.stubEnv('STRIPE_API_URL', url);
  const { id: draftId } = await createReadyDraft(member, now);
  await createPaymentIntent(member, order(['vip'], { draftId }), now);
  const webhook = signed(eventOf(charge(ref, changes)));
  for (let copy = 0; copy < 2; copy += 1) await receiveWebhook(webhook, now);
}

const suspend = ({ userId }: Member) =>
  db.user.update({ where: { id: userId }, data: { bannedAt: now, suspendedRule: 'scam' } });

test("paying with a suspended member's card opens a case", async () => {
  const [banned, back] = [await createMember(), await createMember()];
  await payByCard(banned);
  await suspend(banned);
  expect(await db.moderationCase.count()).toBe(0);
  await payByCard(back);
  const { item } = await takeNext(await createStaff(), { skip: [], later: [] }, now);
  expect(item).toMatchObject({
    targetType: 'user',
    targetId: back.userId,
    causes: ['Ban evasion'],
  });
  expect(item?.seller.sameCard).toEqual([{ username: expect.any(String), suspended: true }]);
});

test('a card shared with active members is only shown', async () => {
  const [one, other] = [await createMember(), await createMember()];
  await payByCard(one);
  await payByCard(other);
  await payByCard(other, { payment_method_details: null });
  expect(await db.moderationCase.count()).toBe(0);
  expect(await db.paymentCard.count()).toBe(2);
});

test('a card is stored as a keyed hash, and the event contains nothing of it', async () => {
  const member = await createMember();
  await payByCard(member);
  const [card] = await db.paymentCard.findMany({ where: { userId: member.userId } });
  expect(card?.hash).toMatch(/^[\w-]{43}$/);
  const events = JSON.stringify(await db.paymentEvent.findMany({ where: { provider: 'stripe' } }));
  expect(events).toContain(card?.hash);
  for (const part of [fingerprint, '4242', 'visa']) expect(events).not.toContain(part);
});

test('a lost card webhook is read from the list of events', async () => {
  const data = [eventOf(charge('pi_1'), 'evt_1')];
  const page = answer(200, { object: 'list', url: '/v1/events', data, has_more: false });
  const { url, received } = await loopback(page);
  const settings = { secretKey: 'sk_test_secret', publishableKey: 'pk_test_1', webhookSecret };
  const events = [];
  for await (const event of stripeProvider({ ...settings, apiUrl: url }).eventsSince(now)) {
    events.push(event);
  }
  const hashes = [expect.stringMatching(/^[\w-]{43}$/)];
  expect(events).toMatchObject([{ id: 'evt_1', kind: 'card', ref: 'pi_1', hashes }]);
  expect(decodeURIComponent(received[0]?.path ?? '')).toContain('charge.succeeded');
});

test('cards stored with the previous secret still count when they are used again', async () => {
  const [banned, back] = [await createMember(), await createMember()];
  await db.$transaction((tx) => recordCard(tx, banned.userId, ['old'], now));
  await suspend(banned);
  await db.$transaction((tx) => recordCard(tx, back.userId, ['new', 'old'], now));
  const rows = await db.paymentCard.findMany({ orderBy: { hash: 'asc' } });
  expect(rows.map(({ hash }) => hash)).toEqual(['new', 'new']);
  expect(await db.moderationCase.findMany({ select: { targetId: true } })).toEqual([
    { targetId: back.userId },
  ]);
});

import Stripe from 'stripe';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, second } from '@/lib/dates';
import { askProvider } from '@/lib/payments/providers/ask-provider';
import { receiveWebhook } from '@/lib/payments/providers/receive-webhook';
import { stripeProvider } from '@/lib/payments/providers/stripe-provider';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { expectConsoleErrors } from '../../../builders/console';
import { createMember } from '../../../builders/member';
import { createReadyDraft, order, purchaseRow } from '../../../builders/payment';
import { answer, deadAddress, hangUp, loopback } from '../../../builders/servers/loopback';

/* The contract with Stripe, through its own SDK against a server that speaks its API. */

afterEach(() => vi.unstubAllEnvs());

const now = new Date();
const ids = {
  purchaseId: '0193a1b2-0000-7000-8000-000000000001',
  userId: '0193a1b2-0000-7000-8000-000000000002',
};
const secrets = {
  secretKey: 'sk_test_secret',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_test',
};

const intent = (changes: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 7199,
  currency: 'gbp',
  client_secret: 'pi_1_secret_2',
  status: 'requires_payment_method',
  metadata: ids,
  ...changes,
});

const refundOf = (changes: object = {}) => ({
  id: 're_1',
  object: 'refund',
  amount: 7199,
  payment_intent: 'pi_1',
  status: 'succeeded',
  ...changes,
});

const refused = (status: number, code: string) =>
  answer(status, { error: { type: 'invalid_request_error', code, message: 'No.' } });

const providerAt = (apiUrl: string) => stripeProvider({ ...secrets, apiUrl });

describe('the calls', () => {
  test('createIntent requests pounds by card, once per purchase', async () => {
    const { url, received } = await loopback(answer(200, intent()));
    const ask = { ...ids, amountPence: 7199, currency: 'gbp' };
    expect(await providerAt(url).createIntent(ask, now)).toEqual({
      ref: 'pi_1',
      clientSecret: 'pi_1_secret_2',
      status: 'open',
      amountPence: 7199,
      currency: 'gbp',
      ...ids,
    });
    const [request] = received;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/payment_intents' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk_test_secret',
      'idempotency-key': `intent-${ids.purchaseId}`,
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      amount: '7199',
      currency: 'gbp',
      'allowed_payment_method_types[0]': 'card',
      'metadata[purchaseId]': ids.purchaseId,
      'metadata[userId]': ids.userId,
    });
  });

  test.each([
    ['requires_payment_method', 'open'],
    ['requires_confirmation', 'open'],
    ['requires_action', 'open'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
  ])('readIntent takes %s as %s', async (status, expected) => {
    const { url, received } = await loopback(answer(200, intent({ status })));
    expect(await providerAt(url).readIntent('pi_1')).toMatchObject({ status: expected });
    expect(received[0]).toMatchObject({ method: 'GET', path: '/v1/payment_intents/pi_1' });
  });

  test("cancelIntent returns the intent's state, also if the payment was faster", async () => {
    const { url, received } = await loopback(
      refused(400, 'payment_intent_unexpected_state'),
      answer(200, intent({ status: 'succeeded' })),
    );
    expect(await providerAt(url).cancelIntent('pi_1', now)).toMatchObject({ status: 'succeeded' });
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/payment_intents/pi_1/cancel',
      'GET /v1/payment_intents/pi_1',
    ]);
  });

  test("refund refunds the rest with the attempt's key, and tolerates an earlier refund", async () => {
    const { url, received } = await loopback(
      answer(200, refundOf({ status: 'pending' })),
      refused(400, 'charge_already_refunded'),
    );
    const pending = { ref: 're_1', amountPence: 7199, status: 'pending', failure: null };
    expect(await providerAt(url).refund('pi_1', 'refund-a-1', now)).toEqual(pending);
    expect(await providerAt(url).refund('pi_1', 'refund-a-1', now)).toBeNull();
    expect(received.map(({ body }) => body)).toEqual([
      'payment_intent=pi_1',
      'payment_intent=pi_1',
    ]);
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'refund-a-1',
      'refund-a-1',
    ]);
  });

  test.each([
    ['that has no balance for it', 400, 'invalid_request_error', 'balance_insufficient'],
    ['whose bank declines', 402, 'card_error', 'card_declined'],
    ['that broke down, as it does for the key for ever', 500, 'api_error', 'internal'],
  ])('refund fails finally on a Stripe %s', async (_, status, type, code) => {
    const { url } = await loopback(answer(status, { error: { type, code, message: 'No.' } }));
    expect(await providerAt(url).refund('pi_1', 'refund-a-1', now)).toEqual({
      ref: null,
      amountPence: 0,
      status: 'failed',
      failure: code,
    });
  });

  test.each([
    ['is asked too often', 429, 'rate_limit_error'],
    ['does not know the site', 401, 'authentication_error'],
  ])('refund is retried if Stripe %s', async (_, status, type) => {
    const { url } = await loopback(answer(status, { error: { type, message: 'No.' } }));
    await expect(providerAt(url).refund('pi_1', 'refund-a-1', now)).rejects.toThrow();
  });

  test('refund is retried if Stripe is unreachable', async () => {
    const provider = providerAt(await deadAddress());
    await expect(provider.refund('pi_1', 'refund-a-1', now)).rejects.toThrow();
  });

  test.each([
    ['succeeded', 'succeeded', null],
    ['pending', 'pending', null],
    ['requires_action', 'pending', null],
    ['failed', 'failed', 'lost_or_stolen_card'],
    ['canceled', 'failed', 'canceled'],
  ])('listRefunds takes %s as %s', async (status, expected, failure) => {
    const reason = status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {};
    const data = [refundOf({ status, ...reason })];
    const { url, received } = await loopback(answer(200, { object: 'list', data }));
    expect(await providerAt(url).listRefunds('pi_1', now)).toEqual([
      { ref: 're_1', amountPence: 7199, status: expected, failure },
    ]);
    expect(received[0]?.path).toBe('/v1/refunds?payment_intent=pi_1&limit=100');
  });

  test('an interrupted request is repeated with the same key', async () => {
    const { url, received } = await loopback(hangUp, answer(200, intent()));
    await providerAt(url).createIntent({ ...ids, amountPence: 7199, currency: 'gbp' }, now);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(received).toHaveLength(2);
  });

  test('other errors are thrown', async () => {
    const { url } = await loopback(refused(402, 'card_declined'));
    await expect(providerAt(url).readIntent('pi_1')).rejects.toThrow();
    await expect(providerAt(url).cancelIntent('pi_1', now)).rejects.toThrow();
  });
});

test('a buyer waits at most four seconds for Stripe, and can retry', async () => {
  const lines = expectConsoleErrors();
  vi.useFakeTimers();
  const refused = expect(askProvider(() => new Promise(() => undefined))).rejects.toMatchObject({
    code: 'unavailable',
    message: siteTexts.paymentUnavailable,
  });
  await vi.advanceTimersByTimeAsync(4 * second);
  await refused;
  vi.useRealTimers();
  expect(lines).toEqual(['the payment provider failed: TimeoutError']);
});

test('missed events are read page by page, in the form of webhooks', async () => {
  const charge = { object: 'charge', payment_intent: 'pi_1', refunded: true };
  const dispute = { id: 'dp_1', object: 'dispute', status: 'lost', payment_intent: 'pi_2' };
  const page = (data: object[], has_more: boolean) =>
    answer(200, { object: 'list', url: '/v1/events', data, has_more });
  const { url, received } = await loopback(
    page([eventOf('charge.dispute.closed', dispute, 'evt_2')], true),
    page([eventOf('charge.refunded', charge, 'evt_1')], false),
  );
  const events = [];
  for await (const event of providerAt(url).eventsSince(new Date(1_700_000_000_999))) {
    events.push(event);
  }
  expect(events).toEqual([
    {
      ...{ id: 'evt_2', type: 'charge.dispute.closed', kind: 'dispute' },
      ...{ ref: 'pi_2', dispute: 'dp_1', outcome: 'lost' },
    },
    { id: 'evt_1', type: 'charge.refunded', kind: 'refund', ref: 'pi_1', isFull: true },
  ]);
  const [first, second] = received.map(({ path }) => new URL(path ?? '', url));
  expect(first?.pathname).toBe('/v1/events');
  expect(first?.searchParams.get('created[gte]')).toBe('1700000000');
  expect(first?.searchParams.getAll('types[4]')).toEqual(['charge.dispute.funds_reinstated']);
  expect(first?.searchParams.getAll('types[7]')).toEqual(['refund.failed']);
  expect(second?.searchParams.get('starting_after')).toBe('evt_2');
});

const stripe = new Stripe('sk_test_secret');

function signed(body: object, timestamp = Math.floor(now.getTime() / 1000)) {
  const payload = JSON.stringify(body);
  const secret = secrets.webhookSecret;
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { rawBody: payload, headers: new Headers({ 'stripe-signature': header }), address: 'a' };
}

const eventOf = (type: string, object: object, id = `evt_${type}`) => ({
  id,
  object: 'event',
  type,
  data: { object },
});

describe('its webhooks', () => {
  const { parseWebhook } = providerAt('http://127.0.0.1:9');
  const parse = (type: string, object: object) => {
    const { rawBody, headers } = signed(eventOf(type, object));
    return parseWebhook(rawBody, headers, now);
  };

  test('of payments', () => {
    expect(parse('payment_intent.succeeded', intent({ status: 'succeeded' }))).toMatchObject({
      id: 'evt_payment_intent.succeeded',
      kind: 'intent',
      intent: { ref: 'pi_1', status: 'succeeded', ...ids },
    });
    expect(parse('payment_intent.payment_failed', intent())).toMatchObject({
      intent: { status: 'open' },
    });
  });

  test('of refunds', () => {
    const charge = { object: 'charge', payment_intent: 'pi_1' };
    for (const isFull of [true, false]) {
      const event = parse('charge.refunded', { ...charge, refunded: isFull });
      expect(event).toMatchObject({ kind: 'refund', ref: 'pi_1', isFull });
    }
  });

  test.each([
    ['refund.created', 'pending', 'pending'],
    ['refund.updated', 'requires_action', 'pending'],
    ['refund.updated', 'succeeded', 'succeeded'],
    ['refund.failed', 'failed', 'failed'],
    ['charge.refund.updated', 'canceled', 'failed'],
  ])('%s of a refund that is %s', (type, status, expected) => {
    expect(parse(type, refundOf({ status }))).toMatchObject({
      kind: 'refund-state',
      ref: 'pi_1',
      refund: { ref: 're_1', amountPence: 7199, status: expected },
    });
  });

  test.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['warning_closed', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('of a dispute that is %s', (status, outcome) => {
    const dispute = { id: 'dp_1', object: 'dispute', status, payment_intent: { id: 'pi_1' } };
    expect(parse('charge.dispute.closed', dispute)).toMatchObject({
      kind: 'dispute',
      ref: 'pi_1',
      dispute: 'dp_1',
      outcome,
    });
  });

  test('of other kinds are ignored', () => {
    expect(parse('customer.created', { id: 'cus_1' })).toMatchObject({ kind: 'other' });
  });

  test.each(['', 'not json', 'null', '{"type":"payment_intent.succeeded"}'])(
    'that are signed but no events are refused: %j',
    (payload) => {
      const { webhookSecret: secret } = secrets;
      const timestamp = Math.floor(now.getTime() / 1000);
      const given = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const headers = new Headers({ 'stripe-signature': given });
      expect(() => parseWebhook(payload, headers, now)).toThrow('The signature is not right.');
    },
  );

  test('that are forged, changed or stale are refused', () => {
    const { rawBody, headers } = signed(eventOf('payment_intent.succeeded', intent()));
    const refuse = (body: string, given: Headers, at: Date) =>
      expect(() => parseWebhook(body, given, at)).toThrow('The signature is not right.');
    refuse(`${rawBody} `, headers, now);
    refuse(rawBody, new Headers(), now);
    refuse(rawBody, new Headers({ 'stripe-signature': 't=1,v1=00' }), now);
    refuse(rawBody, headers, addTime(now, 302 * second));
    expect(parseWebhook(rawBody, headers, addTime(now, 299 * second))).toBeTruthy();
  });
});

describe('a payment by Stripe', () => {
  async function start(url: string) {
    vi.stubEnv('STRIPE_SECRET_KEY', secrets.secretKey);
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', secrets.publishableKey);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', secrets.webhookSecret);
    vi.stubEnv('STRIPE_API_URL', url);
    const owner = await createMember();
    const draft = await createReadyDraft(owner, now);
    return { owner, payment: order(['vip'], { draftId: draft.id }) };
  }

  test('starts with a client secret and publishable key, and is paid by the webhook', async () => {
    const { url, received } = await loopback((response, request) => {
      const form = new URLSearchParams(request.body);
      const metadata = {
        purchaseId: form.get('metadata[purchaseId]'),
        userId: form.get('metadata[userId]'),
      };
      answer(200, intent({ metadata }))(response, request);
    });
    const { owner, payment } = await start(url);
    const begun = await createPaymentIntent(owner, payment, now);
    expect(begun).toEqual({
      clientSecret: 'pi_1_secret_2',
      provider: 'stripe',
      publishableKey: 'pk_test_1',
      purchaseId: expect.any(String),
      amountPence: 7199,
    });
    expect(received).toHaveLength(1);
    const { purchaseId } = begun;
    const metadata = { purchaseId, userId: owner.userId };
    const succeeded = intent({ status: 'succeeded', metadata });
    const webhook = signed(eventOf('payment_intent.succeeded', succeeded));
    for (let copy = 0; copy < 2; copy += 1) await receiveWebhook(webhook, now);
    expect((await purchaseRow(purchaseId)).history).toEqual(['created', 'paid']);
    expect(await createPaymentIntent(owner, payment, now)).toEqual({
      paid: true,
      purchaseId,
      extras: ['vip'],
    });
  });

  test('is unavailable while Stripe does not answer, and continues with the same intent', async () => {
    const logged = expectConsoleErrors();
    const { owner, payment } = await start(await deadAddress());
    const attempt = createPaymentIntent(owner, payment, now);
    await expect(attempt).rejects.toMatchObject({ code: 'unavailable' });
    expect(logged.join()).toMatch(/the payment provider failed: StripeConnectionError/);
    expect(logged.join()).not.toContain(secrets.secretKey);
  });
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { getDrafts } from '@/lib/drafts/queries';
import { isSandboxUsed, providerFor } from '@/lib/payments/payment-settings';
import {
  answerSandboxChallenge,
  confirmSandboxPayment,
} from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { readPurchase } from '@/lib/payments/purchases/refresh-purchase';
import { createAd, parseAdForm, validAdForm } from '../../../builders/ad';
import { createMember, type Member } from '../../../builders/member';
import {
  createReadyDraft,
  deliverEvents,
  goodCard,
  openPayment,
  order,
  pay,
  payUnnoticed,
  purchaseRow,
} from '../../../builders/payment';
import { createStaff } from '../../../builders/staff';

const now = new Date('2026-11-20T12:00:00Z');

let owner: Member;
let draftId: string;

beforeEach(async () => {
  owner = await createMember();
  draftId = (await createReadyDraft(owner, now)).id;
});

afterEach(() => vi.unstubAllEnvs());

const countPurchases = () => db.purchase.count({ where: { ownerId: owner.userId } });

/** Simulates a payment that began at other prices. */
async function setPrice(purchaseId: string, amountPence: number) {
  await db.purchase.update({ where: { id: purchaseId }, data: { amountPence } });
  await db.sandboxIntent.update({ where: { purchaseId }, data: { amountPence } });
}

describe('starting a payment', () => {
  test("for an agency's adult ad is refused while nobody can review it", async () => {
    const draftOf = (userType: string) =>
      createDraft(owner, { form: validAdForm('escort', { userType }), step: 5 }, now);
    const open = async (userType: string) =>
      openPayment(owner, ['vip'], { draftId: (await draftOf(userType)).id }, now);
    await db.user.updateMany({ data: { role: 'member' } });
    await expect(open('Agency')).rejects.toMatchObject({
      fields: { extras: siteTexts.noModerators },
    });
    expect(await open('Independent')).toMatchObject({ clientSecret: expect.any(String) });
    await createStaff();
    expect(await open('Agency')).toMatchObject({ clientSecret: expect.any(String) });
  });

  test('twice for one draft gives the same intent, also for twenty concurrent calls', async () => {
    const intents = await Promise.all(
      Array.from({ length: 20 }, () => openPayment(owner, ['vip', 'website'], { draftId }, now)),
    );
    expect(new Set(intents.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await countPurchases()).toBe(1);
    expect(intents[0]).toMatchObject({
      provider: 'sandbox',
      publishableKey: null,
      amountPence: 7598,
    });
  });

  test('with other upgrades cancels the previous one, so that only one can be paid', async () => {
    const first = await openPayment(owner, ['vip'], { draftId }, now);
    const second = await openPayment(owner, ['featured'], { draftId }, now);
    expect(second.purchaseId).not.toBe(first.purchaseId);
    expect((await purchaseRow(first.purchaseId)).history).toEqual(['created', 'failed']);
    const late = confirmSandboxPayment(
      owner,
      { clientSecret: first.clientSecret, ...goodCard },
      now,
    );
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  test('after an unnoticed payment reports it, whatever is chosen now', async () => {
    const purchaseId = await payUnnoticed(owner, ['vip'], { draftId }, now);
    const again = await createPaymentIntent(owner, order(['featured'], { draftId }), now);
    expect(again).toEqual({ paid: true, purchaseId, extras: ['vip'] });
    expect(await countPurchases()).toBe(1);
    const [draft] = await getDrafts(owner);
    expect(draft?.payment).toEqual({ purchaseId, state: 'paid', extras: ['vip'] });
  });

  test('a day later starts anew, since prices may have changed', async () => {
    const first = await openPayment(owner, ['vip'], { draftId }, now);
    const second = await openPayment(owner, ['vip'], { draftId }, addTime(now, day));
    expect(second.purchaseId).not.toBe(first.purchaseId);
    expect((await purchaseRow(first.purchaseId)).state).toBe('failed');
  });

  test('after a price change asks the new price, and the old one can no longer be paid', async () => {
    const { purchaseId, clientSecret } = await openPayment(owner, ['vip'], { draftId }, now);
    await setPrice(purchaseId, 4999);
    const second = await openPayment(owner, ['vip'], { draftId }, now);
    expect(second).toMatchObject({ amountPence: 7199 });
    expect((await purchaseRow(purchaseId)).state).toBe('failed');
    await expect(
      confirmSandboxPayment(owner, { clientSecret, ...goodCard }, now),
    ).rejects.toMatchObject({ code: 'conflict' });
    const refused = { actorId: owner.userId, action: 'payment.refused' };
    expect(await db.auditEntry.count({ where: refused })).toBe(1);
  });

  test('a payment at the old price is published with as it is', async () => {
    const { purchaseId, clientSecret } = await openPayment(owner, ['vip'], { draftId }, now);
    await setPrice(purchaseId, 4999);
    await confirmSandboxPayment(owner, { clientSecret, ...goodCard }, now);
    const body = validAdForm('goods', { extras: { vip: true }, draftId });
    const ad = await publishAd(owner, parseAdForm(body, now), now);
    expect(ad.extras).toMatchObject({ vip: true });
    const row = await purchaseRow(purchaseId);
    expect(row).toMatchObject({ state: 'applied', amountPence: 4999 });
    expect(row.promotions).toHaveLength(1);
  });

  test("continues if the app was killed before the provider's reply", async () => {
    const first = await openPayment(owner, ['vip'], { draftId }, now);
    await db.purchase.update({ where: { id: first.purchaseId }, data: { providerRef: null } });
    expect(await openPayment(owner, ['vip'], { draftId }, now)).toEqual(first);
  });

  test('with one key is one payment, also without a draft; other content is a conflict', async () => {
    const options = { idempotencyKey: randomUUID() };
    const first = await createPaymentIntent(owner, order(['vip']), now, options);
    expect(await createPaymentIntent(owner, order(['vip']), now, options)).toEqual(first);
    const other = createPaymentIntent(owner, order(['featured']), now, options);
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    expect(await countPurchases()).toBe(1);
  });

  test('with the key of a failed one is another payment, which the key then names', async () => {
    const options = { idempotencyKey: randomUUID() };
    const first = await createPaymentIntent(owner, order(['vip']), now, options);
    const { purchaseId: id } = first;
    await db.purchase.update({ where: { id }, data: { state: 'failed' } });
    const second = await createPaymentIntent(owner, order(['vip']), now, options);
    expect(second.purchaseId).not.toBe(id);
    const { purchaseId } = second;
    await db.purchase.update({ where: { id: purchaseId }, data: { state: 'applied' } });
    const third = await createPaymentIntent(owner, order(['vip']), now, options);
    expect(third).toEqual({ paid: true, purchaseId, extras: ['vip'] });
    expect(await countPurchases()).toBe(2);
  });

  const refund = { refundRequestedAt: now, refundReason: 'by the provider' };

  test.each([
    ['refunded money', { state: 'refunded' }],
    ['disputed money', { state: 'disputed' }],
    ['money that goes back', { state: 'paid', ...refund }],
  ] as const)(
    'with the key of %s is another payment, which the key then names',
    async (_, data) => {
      const options = { idempotencyKey: randomUUID() };
      const first = await createPaymentIntent(owner, order(['vip'], { draftId }), now, options);
      await db.purchase.update({ where: { id: first.purchaseId }, data });
      const second = await createPaymentIntent(owner, order(['vip'], { draftId }), now, options);
      expect(second).toMatchObject({ clientSecret: expect.any(String) });
      expect(second.purchaseId).not.toBe(first.purchaseId);
      const third = await createPaymentIntent(owner, order(['vip'], { draftId }), now, options);
      expect(third).toEqual(second);
      expect(await countPurchases()).toBe(2);
    },
  );

  test('cancels an open one that the ad was edited without', async () => {
    const { _id: adId } = await createAd(owner, { now });
    const options = { idempotencyKey: randomUUID() };
    const first = await createPaymentIntent(owner, order(['vip'], { adId }), now, options);
    await updateAd(owner, adId, parseAdForm(validAdForm('goods'), now), now);
    const second = await createPaymentIntent(owner, order(['vip'], { adId }), now, options);
    expect(second.purchaseId).not.toBe(first.purchaseId);
    expect(await openPayment(owner, ['vip'], { adId }, now)).toEqual(second);
    expect((await purchaseRow(first.purchaseId)).history).toEqual(['created', 'failed']);
    expect(await countPurchases()).toBe(2);
  });
});

describe('is refused, audited, and not sent to the provider', () => {
  const refuse = async (input: Parameters<typeof createPaymentIntent>[1], code: string) => {
    const before = await countPurchases();
    await expect(createPaymentIntent(owner, input, now)).rejects.toMatchObject({ code });
    expect(await countPurchases()).toBe(before);
    const audits = await db.auditEntry.count({
      where: { actorId: owner.userId, action: 'payment.refused' },
    });
    expect(audits).toBeGreaterThan(0);
  };

  test("for another member's draft or ad", async () => {
    const stranger = await createMember();
    const draft = await createReadyDraft(stranger, now);
    await refuse(order(['vip'], { draftId: draft.id }), 'not_found');
    await refuse(order(['vip'], { adId: (await createAd(stranger, { now }))._id }), 'not_found');
    for (const adId of ['no-such-ad', '000000000000']) {
      await refuse(order(['vip'], { adId }), 'not_found');
    }
    await refuse(order(['vip'], { draftId: randomUUID() }), 'not_found');
  });

  test('for no upgrades, or an amount that does not match', async () => {
    await refuse({ amountPence: 0, extras: [] }, 'invalid');
    await refuse({ amountPence: 7199, extras: ['featured'], draftId }, 'invalid');
    await refuse({ amountPence: 2 ** 53, draftId }, 'invalid');
  });

  test('for active upgrades, unless they are extended; a link cannot be', async () => {
    const ad = await createAd(owner, { now });
    const startsAt = addTime(now, -hour);
    await db.promotion.createMany({
      data: [
        { adId: ad._id, upgrade: 'vip', startsAt, endsAt: addTime(now, day) },
        { adId: ad._id, upgrade: 'website', startsAt },
      ],
    });
    await refuse(order(['vip'], { adId: ad._id }), 'invalid');
    await refuse(order(['website'], { adId: ad._id, extend: true }), 'invalid');
    await openPayment(owner, ['vip', 'featured'], { adId: ad._id, extend: true }, now);
  });

  test('for a removed ad', async () => {
    const columns = { moderation: 'removed', moderationReason: 'Rule 3' } as const;
    const ad = await createAd(owner, { now, columns });
    await refuse(order(['vip'], { adId: ad._id }), 'conflict');
  });

  test('without a provider', async () => {
    vi.stubEnv('PAYMENTS', 'none');
    await refuse(order(['vip'], { draftId }), 'invalid');
  });
});

test('adult categories have their own provider', () => {
  const choices = () => [providerFor({ isAdult: false }), providerFor({ isAdult: true })];
  expect(choices()).toEqual(['sandbox', 'sandbox']);
  vi.stubEnv('PAYMENTS_ADULT', 'none');
  expect(choices()).toEqual(['sandbox', null]);
  for (const name of ['SECRET_KEY', 'PUBLISHABLE_KEY', 'WEBHOOK_SECRET']) {
    vi.stubEnv(`STRIPE_${name}`, 'x');
  }
  expect(choices()).toEqual(['stripe', null]);
  vi.stubEnv('PAYMENTS_ADULT', '');
  vi.stubEnv('PAYMENTS', 'none');
  expect(choices()).toEqual([null, null]);
});

test('groups of categories can have their own provider', async () => {
  const choice = (groupSlug: string, isAdult = false) => providerFor({ groupSlug, isAdult });
  vi.stubEnv('PAYMENTS_BY_GROUP', 'jobs=none, buy-and-sell = none, personals=sandbox');
  expect(['jobs', 'vehicles', 'personals'].map((group) => choice(group))).toEqual([
    ...[null, 'sandbox', 'sandbox'],
  ]);
  const refused = createPaymentIntent(owner, order(['vip'], { draftId }), now);
  await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  vi.stubEnv('PAYMENTS', 'none');
  expect(choice('personals', true)).toBe('sandbox');
  expect(isSandboxUsed()).toBe(true);
  vi.stubEnv('PAYMENTS_ADULT', 'none');
  expect(choice('personals', true)).toBeNull();
});

test('production uses the sandbox only if configured, and otherwise sells no upgrades', () => {
  vi.stubEnv('APP_ENV', 'production');
  expect(providerFor({ isAdult: false })).toBeNull();
});

describe('the sandbox', () => {
  const confirm = async (card: object) => {
    const { clientSecret } = await openPayment(owner, ['vip'], { draftId }, now);
    return confirmSandboxPayment(owner, { clientSecret, ...goodCard, ...card }, now);
  };

  test.each([
    ['declines', { number: '4000 0000 0000 0002' }, 'Your card was declined.'],
    ['knows no funds', { number: '4000000000009995' }, 'Your card has insufficient funds.'],
    ['takes no real card', { number: '4111 1111 1111 1111' }, /No real card is charged here/],
    ['takes no half number', { number: '4242' }, 'Your card number is invalid.'],
    ['takes no card of the past', { expiry: '10/26' }, /expiration date/],
    ['takes no odd date', { expiry: '13/30' }, /expiration date/],
    ['takes no short code', { cvc: '1' }, /security code/],
  ])('%s', async (_, card, message) => {
    expect(await confirm(card)).toEqual({
      status: 'failed',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await confirm({ expiry: '11/26' })).toEqual({ status: 'succeeded' });
  });

  test('presents a challenge that can fail and be repeated', async () => {
    const { clientSecret } = await openPayment(owner, ['vip'], { draftId }, now);
    const card = { clientSecret, ...goodCard, number: '4000002500003155' };
    const challenged = { clientSecret, approve: true };
    const early = answerSandboxChallenge(owner, challenged, now);
    await expect(early).rejects.toMatchObject({ code: 'conflict' });
    expect(await confirmSandboxPayment(owner, card, now)).toEqual({ status: 'requires_action' });
    const failed = await answerSandboxChallenge(owner, { clientSecret, approve: false }, now);
    expect(failed).toMatchObject({ status: 'failed' });
    await confirmSandboxPayment(owner, card, now);
    expect(await answerSandboxChallenge(owner, challenged, now)).toEqual({ status: 'succeeded' });
    expect(await confirmSandboxPayment(owner, card, now)).toEqual({ status: 'succeeded' });
  });

  test('stores nothing of a card', async () => {
    await confirm({ number: '4000 0000 0000 0002', cvc: '987' });
    await confirm({});
    await deliverEvents(now);
    const rows = [
      await db.sandboxIntent.findMany(),
      await db.sandboxEvent.findMany(),
      await db.paymentEvent.findMany(),
      await db.auditEntry.findMany(),
    ];
    const text = JSON.stringify(rows).replaceAll(' ', '');
    for (const secret of ['4242424242424242', '4000000000000002', '"987"', '12/40']) {
      expect(text).not.toContain(secret);
    }
  });

  test('does not let other members pay or read', async () => {
    const stranger = await createMember();
    const { clientSecret, purchaseId } = await openPayment(owner, ['vip'], { draftId }, now);
    const attempt = confirmSandboxPayment(stranger, { clientSecret, ...goodCard }, now);
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    const reading = readPurchase(stranger, purchaseId, now);
    await expect(reading).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is not found if it is not the provider', async () => {
    const { clientSecret } = await openPayment(owner, ['vip'], { draftId }, now);
    vi.stubEnv('PAYMENTS', 'none');
    const attempt = confirmSandboxPayment(owner, { clientSecret, ...goodCard }, now);
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('reading an open payment polls the provider, since the webhook may be late', async () => {
  const id = await payUnnoticed(owner, ['vip'], { draftId }, now);
  expect((await purchaseRow(id)).state).toBe('created');
  expect(await readPurchase(owner, id, now)).toMatchObject({
    state: 'paid',
    extras: ['vip'],
    amountPence: 7199,
    paidAt: now.toISOString(),
  });
  await deliverEvents(now);
  expect((await purchaseRow(id)).history).toEqual(['created', 'paid']);
});

test("the draft of an edit has its ad's payment", async () => {
  const ad = await createAd(owner, { now });
  const purchaseId = await pay(owner, ['vip'], { adId: ad._id }, now);
  expect(await purchaseRow(purchaseId)).toMatchObject({ adId: ad._id, state: 'paid' });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { signSandboxEvent } from '@/lib/payments/providers/sandbox/signature';
import { createAd, validAdForm } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { goodCard, intentEvent } from '../builders/payment';
import { baseUrl, request } from '../builders/servers/http';

let owner: Member;
let stranger: Member;

beforeAll(async () => {
  [owner, stranger] = [await createMember(), await createMember()];
});

const intentPath = '/api/payment/create-payment-intent';

async function startDraft(member = owner): Promise<string> {
  const body = { form: validAdForm(), step: 5 };
  return (await request('POST', '/api/drafts', { body, token: member.token })).data.id;
}

const begin = (body: unknown, token = owner.token) => request('POST', intentPath, { body, token });

const confirm = (clientSecret: string, card: object = {}, token = owner.token) =>
  request('POST', '/api/payment/sandbox/confirm', {
    body: { clientSecret, ...goodCard, ...card },
    token,
  });

const post = (rawBody: string, signature: string) =>
  fetch(new URL('/api/payment/webhook', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body: rawBody,
  });

test('from the order to the ad with its upgrades', async () => {
  const { token } = owner;
  const draftId = await startDraft();
  const { status, data } = await begin({ amount: 71.99, extras: ['vip'], draftId });
  expect([status, data]).toEqual([
    200,
    {
      clientSecret: expect.stringMatching(/^pi_sandbox_.+_secret_/),
      provider: 'sandbox',
      publishableKey: null,
      purchaseId: expect.any(String),
      amount: 71.99,
    },
  ]);
  const ad = { ...validAdForm(), extras: { vip: true }, draftId };
  const unpaid = await request('POST', '/api/ads', { body: ad, token });
  expect([unpaid.status, unpaid.data.code]).toEqual([402, 'payment_required']);

  const declined = await confirm(data.clientSecret, { number: '4000000000000002' });
  expect(declined.data).toEqual({ status: 'failed', message: 'Your card was declined.' });
  expect((await confirm(data.clientSecret)).data).toEqual({ status: 'succeeded' });

  const path = `/api/payment/purchases/${data.purchaseId}`;
  const read = await request('GET', path, { token });
  expect(read.data).toMatchObject({ state: 'paid', extras: ['vip'], amount: 71.99, draftId });
  const drafts = await request('GET', '/api/drafts', { token });
  expect(drafts.data[0].payment).toEqual({
    purchaseId: data.purchaseId,
    state: 'paid',
    extras: ['vip'],
  });
  const again = await begin({ amount: 61.99, extras: ['featured'], draftId });
  expect(again.data).toEqual({ paid: true, purchaseId: data.purchaseId, extras: ['vip'] });

  const published = await request('POST', '/api/ads', { body: ad, token });
  expect(published.status).toBe(201);
  expect(published.data.extras).toMatchObject({ vip: true });
  const list = await request('GET', '/api/payment/purchases', { token });
  expect(list.data[0]).toMatchObject({
    id: data.purchaseId,
    state: 'applied',
    adId: published.data._id,
    adTitle: published.data.title,
    upgrades: [{ upgrade: 'vip', startsAt: expect.any(String), endsAt: expect.any(String) }],
  });
});

test('the worker delivers the events of the sandbox to the webhook', async () => {
  const { data } = await begin({ amount: 25.99, draftId: await startDraft() });
  await confirm(data.clientSecret);
  await db.$executeRaw`
    SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    FROM graphile_worker.jobs WHERE task_identifier = 'deliver-sandbox-event'`;
  const where = { id: data.purchaseId };
  for (let tries = 0; tries < 100; tries += 1) {
    const { state } = await db.purchase.findUniqueOrThrow({ where, select: { state: true } });
    if (state === 'paid') break;
    await delay(100);
  }
  const events = await db.purchaseEvent.findMany({ where: { purchaseId: data.purchaseId } });
  expect(events.map(({ cause }) => cause)).toContain('webhook payment_intent.succeeded');
});

describe(`POST ${intentPath}`, () => {
  test('identifies upgrades by the amount alone, and honours an Idempotency-Key', async () => {
    const call = (body: object) =>
      request('POST', intentPath, {
        body,
        token: owner.token,
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const [one, two] = [await call({ amount: 11.98 }), await call({ amount: 11.98 })];
    expect(two.data).toEqual(one.data);
    const row = await db.purchase.findUniqueOrThrow({ where: { id: one.data.purchaseId } });
    expect(row).toMatchObject({ extras: ['newLabel', 'website'], amountPence: 1198 });
    const other = await call({ amount: 71.99 });
    expect([other.status, other.data.code]).toEqual([409, 'conflict']);
  });

  test.each([
    ['no amount', {}],
    ['a text', { amount: '71.99' }],
    ['zero', { amount: 0, extras: [] }],
    ['a negative amount', { amount: -71.99 }],
    ['a huge amount', { amount: 1e300 }],
    ['an amount of nothing', { amount: 71.98 }],
    ['an amount of something else', { amount: 71.99, extras: ['featured'] }],
    ['an unknown upgrade', { amount: 71.99, extras: ['gold'] }],
    ['upgrades that are a text', { amount: 71.99, extras: 'vip' }],
    ['a draft id that is none', { amount: 71.99, draftId: 'x' }],
    ['nothing', null],
  ])('replies 400 to %s', async (_, body) => {
    const before = await db.purchase.count();
    const { status, data } = await begin(body);
    expect([status, data.code]).toEqual([400, 'invalid']);
    expect(await db.purchase.count()).toBe(before);
  });

  test("replies 404 for another member's draft or ad, 401 without a login", async () => {
    const draftId = await startDraft();
    const { _id: adId } = await createAd(owner);
    for (const target of [{ draftId }, { adId }, { draftId: randomUUID() }, { adId: 'x\0' }]) {
      const { status } = await begin({ amount: 71.99, ...target }, stranger.token);
      expect(status).toBe(404);
    }
    const body = { amount: 71.99 };
    expect((await request('POST', intentPath, { body })).status).toBe(401);
  });

  test('replies 400 for an active upgrade, unless it is extended', async () => {
    const { _id: adId } = await createAd(owner);
    const startsAt = new Date(Date.now() - 1000);
    const endsAt = new Date(Date.now() + 100_000);
    await db.promotion.create({ data: { adId, upgrade: 'vip', startsAt, endsAt } });
    const refused = await begin({ amount: 71.99, extras: ['vip'], adId });
    expect([refused.status, Object.keys(refused.data.fields)]).toEqual([400, ['extras']]);
    const body = { amount: 71.99, extras: ['vip'], adId, extend: true };
    expect((await begin(body)).status).toBe(200);
  });
});

describe('an edit', () => {
  test('with unpaid upgrades replies 402; with paid ones it grants them', async () => {
    const { token } = owner;
    const { _id: adId } = await createAd(owner);
    const body = { ...validAdForm(), extras: { highlight: true } };
    const put = () => request('PUT', `/api/ads/${adId}`, { body, token });
    expect((await put()).status).toBe(402);
    const { data } = await begin({ amount: 25.99, extras: ['highlight'], adId });
    await confirm(data.clientSecret);
    const done = await put();
    expect([done.status, done.data.extras.highlight]).toEqual([200, true]);
  });

  test("is not paid by another member's purchase", async () => {
    const { _id: adId } = await createAd(stranger);
    const { data } = await begin({ amount: 25.99, adId }, stranger.token);
    await confirm(data.clientSecret, {}, stranger.token);
    const { _id } = await createAd(owner);
    const body = { ...validAdForm(), extras: { highlight: true } };
    const { status } = await request('PUT', `/api/ads/${_id}`, { body, token: owner.token });
    expect(status).toBe(402);
  });
});

describe('GET /api/payment/purchases', () => {
  test("does not show other members' payments", async () => {
    const { data } = await begin({ amount: 71.99, draftId: await startDraft() });
    const path = `/api/payment/purchases/${data.purchaseId}`;
    expect((await request('GET', path, { token: stranger.token })).status).toBe(404);
    expect((await request('GET', path)).status).toBe(401);
    expect((await request('GET', '/api/payment/purchases')).status).toBe(401);
    const fresh = await createMember();
    const list = await request('GET', '/api/payment/purchases', { token: fresh.token });
    expect([list.status, list.data]).toEqual([200, []]);
  });

  test.each([randomUUID(), 'x', '%00'])('replies 404 to the id %s', async (id) => {
    const { status } = await request('GET', `/api/payment/purchases/${id}`, { token: owner.token });
    expect(status).toBe(404);
  });
});

describe('the sandbox', () => {
  test('presents a challenge that can be refused and passed', async () => {
    const { data } = await begin({ amount: 71.99, draftId: await startDraft() });
    const { clientSecret } = data;
    const answer = (approve: boolean, token = owner.token) =>
      request('POST', '/api/payment/sandbox/challenge', { body: { clientSecret, approve }, token });
    const number = '4000 0025 0000 3155';
    expect((await confirm(clientSecret, { number })).data).toEqual({ status: 'requires_action' });
    expect((await answer(true, stranger.token)).status).toBe(404);
    expect((await answer(false)).data).toMatchObject({ status: 'failed' });
    expect((await answer(true)).status).toBe(409);
    await confirm(clientSecret, { number });
    expect((await answer(true)).data).toEqual({ status: 'succeeded' });
  });

  test.each([
    ['confirm', goodCard],
    ['challenge', { approve: true }],
  ])('%s replies 400, 401 and 404', async (name, body) => {
    const path = `/api/payment/sandbox/${name}`;
    const { data } = await begin({ amount: 71.99, draftId: await startDraft() });
    const { clientSecret } = data;
    const { token } = owner;
    expect((await request('POST', path, { body: { clientSecret }, token })).status).toBe(400);
    expect((await request('POST', path, { body, token })).status).toBe(400);
    expect((await request('POST', path, { body: { clientSecret, ...body } })).status).toBe(401);
    const foreign = { body: { clientSecret, ...body }, token: stranger.token };
    expect((await request('POST', path, foreign)).status).toBe(404);
    const unknown = { body: { clientSecret: 'x', ...body }, token };
    expect((await request('POST', path, unknown)).status).toBe(404);
  });
});

describe('POST /api/payment/webhook', () => {
  async function eventOfNewPurchase() {
    const { data } = await begin({ amount: 71.99, draftId: await startDraft() });
    const rawBody = JSON.stringify(await intentEvent(data.purchaseId));
    const state = async () => {
      const where = { id: data.purchaseId };
      return (await db.purchase.findUniqueOrThrow({ where, select: { state: true } })).state;
    };
    return { rawBody, state };
  }

  test('accepts what the provider has signed, also twice', async () => {
    const { rawBody, state } = await eventOfNewPurchase();
    for (let copy = 0; copy < 2; copy += 1) {
      const reply = await post(rawBody, signSandboxEvent(rawBody, new Date()));
      expect([reply.status, await reply.json()]).toEqual([200, { received: true }]);
    }
    expect(await state()).toBe('paid');
  });

  test('replies 400 to forged, changed or stale events, and 413 to huge ones', async () => {
    const { rawBody, state } = await eventOfNewPurchase();
    const signature = signSandboxEvent(rawBody, new Date());
    const stale = signSandboxEvent(rawBody, new Date(Date.now() - 400_000));
    const attempts: [string, string][] = [
      [rawBody, ''],
      [rawBody, 't=1,v1=00'],
      [`${rawBody} `, signature],
      [rawBody, stale],
    ];
    for (const [body, header] of attempts) expect((await post(body, header)).status).toBe(400);
    expect((await post('x'.repeat(300_000), signature)).status).toBe(413);
    expect(await state()).toBe('created');
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addTime, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { receiveWebhook } from '@/lib/payments/providers/receive-webhook';
import { sandboxHeader, signSandboxEvent } from '@/lib/payments/providers/sandbox/signature';
import { messagesTo } from '../../../builders/account';
import { createMember, type Member } from '../../../builders/member';
import {
  createReadyDraft,
  disputeEvent,
  intentEvent,
  openPayment,
  purchaseRow,
  refundEvent,
  sendEvent,
} from '../../../builders/payment';

const now = new Date('2026-11-20T12:00:00Z');

let owner: Member;
let id: string;

beforeEach(async () => {
  owner = await createMember();
  const draft = await createReadyDraft(owner, now);
  ({ purchaseId: id } = await openPayment(owner, ['vip'], { draftId: draft.id }, now));
});

const stateOf = async () => (await purchaseRow(id)).state;
const audits = (action: string) => db.auditEntry.count({ where: { action } });

describe('a signed event', () => {
  test('moves the purchase once, however often it arrives', async () => {
    const event = await intentEvent(id);
    await Promise.all(Array.from({ length: 10 }, () => sendEvent(event, now)));
    await sendEvent(event, addTime(now, minute));
    const row = await purchaseRow(id);
    expect(row).toMatchObject({ state: 'paid', paidAt: now });
    expect(row.history).toEqual(['created', 'paid']);
    expect(row.events[1]).toMatchObject({ fromState: 'created', cause: 'webhook test', at: now });
    expect(await db.paymentEvent.count({ where: { eventId: event.id } })).toBe(1);
  });

  test('has no effect if it repeats a known state with another id', async () => {
    for (let copy = 0; copy < 3; copy += 1) await sendEvent(await intentEvent(id), now);
    expect((await purchaseRow(id)).history).toEqual(['created', 'paid']);
  });

  test('has no effect if it is outdated', async () => {
    await sendEvent(await intentEvent(id), now);
    for (const status of ['processing', 'open', 'canceled']) {
      await sendEvent(await intentEvent(id, { status }), now);
    }
    expect((await purchaseRow(id)).history).toEqual(['created', 'paid']);
  });

  test('about a failed attempt keeps the purchase open', async () => {
    await sendEvent(await intentEvent(id, { status: 'open' }), now);
    expect(await stateOf()).toBe('created');
  });

  test('about a late payment revives a failed purchase', async () => {
    await sendEvent(await intentEvent(id, { status: 'canceled' }), now);
    expect(await stateOf()).toBe('failed');
    await sendEvent(await intentEvent(id), now);
    expect((await purchaseRow(id)).history).toEqual(['created', 'failed', 'paid']);
  });

  test('sends one receipt', async () => {
    for (let copy = 0; copy < 2; copy += 1) await sendEvent(await intentEvent(id), now);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
    const mails = await messagesTo(email);
    expect(mails.map((mail) => 'subject' in mail && mail.subject)).toEqual([
      expect.stringMatching(/^Your Townboard receipt R-[0-9A-F]{10}$/),
    ]);
    expect(mails[0]?.text).toContain('VIP carousel: £71.99');
  });

  test("about another system's payment is accepted and ignored", async () => {
    const event = await intentEvent(id, { ref: 'pi_other', purchaseId: null, userId: null });
    expect(await sendEvent(event, now)).toEqual({ received: true });
    expect(await stateOf()).toBe('created');
  });

  test.each([
    ['a refund', () => refundEvent(id), 'refunded'],
    ['a dispute', () => disputeEvent(id, 'open'), 'disputed'],
  ])("that arrives before the payment's: %s", async (_, event, state) => {
    await sendEvent(await event(), now);
    await sendEvent(await intentEvent(id), now);
    expect((await purchaseRow(id)).history).toEqual(['created', 'paid', state]);
  });

  test('about a partial refund changes nothing, but is audited', async () => {
    await sendEvent(await intentEvent(id), now);
    await sendEvent(await refundEvent(id, false), now);
    expect(await stateOf()).toBe('paid');
    expect(await audits('payment.partly_refunded')).toBe(1);
  });

  test('stores no secret of the payment', async () => {
    await sendEvent(await intentEvent(id, { clientSecret: 'pi_secret_of_the_buyer' }), now);
    const rows = await db.paymentEvent.findMany();
    expect(JSON.stringify(rows)).not.toContain('pi_secret_of_the_buyer');
  });
});

describe('an event is refused and audited, and changes nothing', () => {
  test.each([
    ['amount', { amountPence: 1 }],
    ['currency', { currency: 'usd' }],
    ['owner', { userId: randomUUID() }],
    ['ref', { ref: 'pi_another' }],
  ])("if its %s is not the purchase's", async (differing, changes) => {
    const event = await intentEvent(id, changes);
    await expect(sendEvent(event, now)).rejects.toMatchObject({ code: 'invalid' });
    expect(await stateOf()).toBe('created');
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { action: 'payment.mismatch', subjectId: id },
    });
    expect(entry.data).toMatchObject({ differing: [differing] });
    // The provider repeats the webhook, which changes nothing.
    expect(await sendEvent(event, now)).toEqual({ received: true });
    expect(await stateOf()).toBe('created');
  });

  const post = (rawBody: string, headers: Record<string, string>, at = now) =>
    receiveWebhook({ rawBody, headers: new Headers(headers), address: randomUUID() }, at);

  test.each(['', 'not json', '{"kind":', 'null', '[]', '{"kind":"intent"}'])(
    'if the signed content is not an event: %j',
    async (body) => {
      const signed = { [sandboxHeader]: signSandboxEvent(body, now) };
      await expect(post(body, signed)).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  test('if it is forged', async () => {
    const body = JSON.stringify(await intentEvent(id));
    const signature = signSandboxEvent(body, now);
    const forged = `${signature.slice(0, -4)}0000`;
    const before = await audits('payment.webhook_refused');
    const attempts: Record<string, string>[] = [
      {},
      { [sandboxHeader]: '' },
      { [sandboxHeader]: 't=,v1=' },
      { [sandboxHeader]: forged },
      { 'stripe-signature': signature },
    ];
    for (const headers of attempts) {
      await expect(post(body, headers)).rejects.toMatchObject({ code: 'invalid' });
    }
    const changed = body.replace('succeeded', 'canceled');
    const attempt = post(changed, { [sandboxHeader]: signature });
    await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    expect(await stateOf()).toBe('created');
    expect(await audits('payment.webhook_refused')).toBe(before + 6);
  });

  test('if it is stale or from the future', async () => {
    for (const signed of [addTime(now, -301 * second), addTime(now, 301 * second)]) {
      const attempt = sendEvent(await intentEvent(id), now, signed);
      await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await stateOf()).toBe('created');
    await sendEvent(await intentEvent(id), now, addTime(now, -299 * second));
    expect(await stateOf()).toBe('paid');
  });

  test('and floods of them fill no table', async () => {
    const address = randomUUID();
    const before = await audits('payment.webhook_refused');
    const flood = Array.from({ length: 70 }, () =>
      receiveWebhook({ rawBody: '{}', headers: new Headers(), address }, now),
    );
    const results = await Promise.allSettled(flood);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await audits('payment.webhook_refused')).toBe(before + 60);
  });
});

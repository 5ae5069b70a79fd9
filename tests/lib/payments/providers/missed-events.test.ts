import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { ProviderEvent } from '@/lib/payments/providers/payment-provider';
import { readMissedEvents } from '@/lib/payments/providers/read-missed-events';
import { sandboxProvider } from '@/lib/payments/providers/sandbox/sandbox-provider';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { expectConsoleErrors } from '../../../builders/console';
import { createMember, type Member } from '../../../builders/member';
import {
  createReadyDraft,
  deliverEvents,
  disputeEvent,
  payUnnoticed,
  publishPaidAd,
  purchaseRow,
  refundEvent,
  sendEvent,
} from '../../../builders/payment';

/* Events of the provider that no webhook delivered. */

const now = new Date('2026-11-20T12:00:00Z');

let owner: Member;

beforeEach(async () => {
  await db.purchase.deleteMany();
  await db.sandboxEvent.deleteMany();
  await db.providerEventMark.deleteMany();
  owner = await createMember();
});

/** Adds an event that no webhook delivers. */
const say = (body: object, at: Date) => db.sandboxEvent.create({ data: { body, deliverAt: at } });

const stateOf = async (id: string) => (await purchaseRow(id)).state;
const marks = () => db.providerEventMark.findMany({ select: { provider: true, readUntil: true } });

describe('a lost webhook is made up for', () => {
  test('of a refund: its upgrades end', async () => {
    const { id } = await publishPaidAd(owner, ['vip', 'website'], now);
    const later = addTime(now, day);
    await say(await refundEvent(id), later);
    await reconcilePayments(later);
    const row = await purchaseRow(id);
    expect(row.history).toEqual(['created', 'paid', 'applied', 'refunded']);
    expect(row.events.at(-1)?.cause).toBe('event list refund.updated');
    expect(row.promotions.map(({ endsAt }) => endsAt)).toEqual([later, later]);
  });

  test('of a dispute and its outcome', async () => {
    const { id } = await publishPaidAd(owner, ['vip'], now);
    await say(await disputeEvent(id, 'open'), now);
    await reconcilePayments(addTime(now, 5 * minute));
    expect(await stateOf(id)).toBe('disputed');
    await say(await disputeEvent(id, 'won'), addTime(now, 3 * day));
    await reconcilePayments(addTime(now, 3 * day));
    expect(await stateOf(id)).toBe('applied');
  });

  test('of a late payment for a failed purchase', async () => {
    const { id: draftId } = await createReadyDraft(owner, now);
    const id = await payUnnoticed(owner, ['vip'], { draftId }, now);
    await db.purchase.update({ where: { id }, data: { state: 'failed' } });
    await reconcilePayments(now);
    expect(await stateOf(id)).toBe('paid');
  });
});

test('an event is applied once, by webhook or from the list', async () => {
  const { id } = await publishPaidAd(owner, ['vip'], now);
  await deliverEvents(now);
  const known = await db.paymentEvent.count();
  const refund = await refundEvent(id);
  await say(refund, now);
  await readMissedEvents(now);
  await readMissedEvents(now);
  await sendEvent(refund, now);
  expect(await db.paymentEvent.count()).toBe(known + 1);
  expect((await purchaseRow(id)).history).toEqual(['created', 'paid', 'applied', 'refunded']);
});

test('events are read from an hour before the last call; the first call reads all', async () => {
  const eventsSince = vi.spyOn(sandboxProvider, 'eventsSince');
  const later = addTime(now, 5 * minute);
  await readMissedEvents(now);
  await readMissedEvents(later);
  expect(eventsSince.mock.calls).toEqual([[addTime(now, -30 * day - hour)], [addTime(now, -hour)]]);
  expect(await marks()).toEqual([{ provider: 'sandbox', readUntil: later }]);
  eventsSince.mockRestore();
});

test('a failed read is repeated, and the other steps still run', async () => {
  const { id: draftId } = await createReadyDraft(owner, now);
  const id = await payUnnoticed(owner, ['vip'], { draftId }, now);
  const broken = vi.spyOn(sandboxProvider, 'eventsSince').mockImplementation(() => {
    throw new Error('No event list today.');
  });
  await expect(reconcilePayments(now)).rejects.toThrow('No event list today.');
  expect(await stateOf(id)).toBe('paid');
  expect(await marks()).toEqual([]);
  broken.mockRestore();
});

test('an event that cannot be applied does not hold up later ones, and is retried', async () => {
  const logged = expectConsoleErrors();
  const { id } = await publishPaidAd(owner, ['vip'], now);
  const dispute = (await disputeEvent(id, 'open')) as ProviderEvent;
  const list = vi.spyOn(sandboxProvider, 'eventsSince').mockImplementation(async function* () {
    yield { ...dispute, id: 'evt_\0' };
    yield dispute;
  });
  await expect(readMissedEvents(now)).rejects.toMatchObject({ errors: [expect.any(Error)] });
  expect(await stateOf(id)).toBe('disputed');
  expect(logged).toEqual([expect.stringContaining('could not be applied')]);
  expect(await marks()).toEqual([]);
  list.mockImplementation(async function* () {
    yield dispute;
  });
  await readMissedEvents(now);
  expect(await marks()).toEqual([{ provider: 'sandbox', readUntil: now }]);
  list.mockRestore();
});

test('while the database is unavailable no event is called one that cannot be applied', async () => {
  const logged = expectConsoleErrors();
  const { id } = await publishPaidAd(owner, ['vip'], now);
  await say(await disputeEvent(id, 'open'), now);
  const tooManyConnections = '53300';
  await db.$executeRawUnsafe(`
    CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${tooManyConnections}'; END $$`);
  const allow = () => db.$executeRaw`DROP FUNCTION IF EXISTS refuse_event() CASCADE`;
  onTestFinished(async () => {
    await allow();
  });
  await db.$executeRaw`
    CREATE TRIGGER refuse_event BEFORE INSERT ON "PaymentEvent"
    FOR EACH ROW EXECUTE FUNCTION refuse_event()`;
  await expect(readMissedEvents(now)).rejects.toThrow('refused');
  expect(logged).toEqual([]);
  expect(await marks()).toEqual([]);
  await allow();
  await readMissedEvents(now);
  expect(await stateOf(id)).toBe('disputed');
});

test('two failed steps are both reported', async () => {
  const logged = expectConsoleErrors();
  const { id: draftId } = await createReadyDraft(owner, now);
  const id = await payUnnoticed(owner, ['vip'], { draftId }, now);
  await db.purchase.update({ where: { id }, data: { providerRef: 'pi_nowhere' } });
  await db.sandboxEvent.updateMany({ data: { body: { kind: 'nonsense' } } });
  await expect(reconcilePayments(now)).rejects.toMatchObject({
    message: 'Payments could not be reconciled',
    errors: [expect.any(Error), expect.any(Error)],
  });
  expect(logged).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { remindSellers } from '@/lib/ads/reminders/remind-sellers';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { adoptMoved, holdInRestored, restored } from '@/lib/jobs/hold-restored';
import { mailUnread } from '@/lib/messages/notices/mail-unread';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { endSuspensions } from '@/lib/moderation/decisions/end-suspensions';
import { decisionForm } from '@/lib/moderation/schema';
import { deliverItem } from '@/lib/notifications/outbox/deliver-item';
import { requeueLate } from '@/lib/notifications/outbox/requeue-late';
import { pushNotice } from '@/lib/notifications/push/push-notice';
import { sendMail } from '@/lib/notifications/send-mail';
import { refundInSandbox } from '@/lib/payments/providers/sandbox/sandbox-refunds';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { remindUnpublished } from '@/lib/payments/purchases/remind-unpublished';
import { carryOutRefunds } from '@/lib/payments/refunds/carry-out-refunds';
import { refundUnused } from '@/lib/payments/refunds/request-refund';
import { mailEnding } from '@/lib/saved/mail-saved';
import { newEmail } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createConversation } from '@/tests/builders/conversation';
import { createMember } from '@/tests/builders/member';
import {
  createReadyDraft,
  deliverEvents,
  pay,
  payUnnoticed,
  purchaseRow,
  refundEvent,
  sendEvent,
} from '@/tests/builders/payment';
import { openClients } from '@/tests/builders/servers/connections';
import { databaseUrl, resetDatabase, templateName } from '@/tests/builders/servers/database';
import { createStaff } from '@/tests/builders/staff';

beforeEach(resetDatabase);

const now = new Date('2026-11-20T12:00:00Z');
const order = () =>
  sendMail({ to: newEmail(), template: 'verify-email', data: { code: '1234' }, now });
const hold = async () => {
  const [client] = await openClients(1);
  return client && holdInRestored(client);
};
const states = () =>
  db.outboxMessage.findMany({
    select: { sentAt: true, failedAt: true, lastError: true, sealed: true },
  });

/** Simulates a restore into a new database, with the old rows. */
const restore = () => db.$executeRaw`UPDATE "DatabaseCopy" SET "identity" = '7/8/9'`;

test('the same database sends waiting messages', async () => {
  await order();
  expect([await hold(), await hold()]).toEqual([null, null]);
  expect(await states()).toMatchObject([{ failedAt: null, sealed: expect.any(String) }]);
});

test('a restored one sends no waiting message, but all new ones', async () => {
  await hold();
  await order();
  const [waiting] = await db.outboxMessage.findMany({ select: { id: true } });
  await restore();
  expect(await hold()).toBe(1);
  expect(await states()).toEqual([
    { sentAt: null, failedAt: expect.any(Date), lastError: restored, sealed: null },
  ]);
  const sent: string[] = [];
  const sender = {
    keepsContent: false,
    send: async (_: unknown, id: string) => void sent.push(id),
  };
  expect(await requeueLate(addTime(now, day))).toBe(0);
  await deliverItem('email', { id: waiting?.id, attempt: 1 }, now, sender);
  expect(sent).toEqual([]);
  expect(await hold()).toBeNull();
  await order();
  const fresh = await db.outboxMessage.findFirstOrThrow({ where: { failedAt: null } });
  await deliverItem('email', { id: fresh.id, attempt: 1 }, now, sender);
  expect(sent).toEqual([fresh.id]);
});

test('one that was moved as planned sends what waits in it', async () => {
  const seller = await createMember();
  const { _id: adId } = await createAd(seller);
  await hold();
  await order();
  await db.alertQueue.create({ data: { adId, isReduced: true } });
  await restore();
  const [client] = await openClients(1);
  expect(client && (await adoptMoved(client))).toBe(true);
  expect(client && (await adoptMoved(client))).toBe(false);
  expect(await hold()).toBeNull();
  expect(await states()).toMatchObject([{ failedAt: null, sealed: expect.any(String) }]);
  expect(await db.alertQueue.count({ where: { adId } })).toBe(1);
  expect(await db.databaseCopy.findFirst()).toMatchObject({ restoredAt: null });
});

test('a restored one mails only what happens from now on', async () => {
  await hold();
  const { id, buyer } = await createConversation({ now });
  const payer = await createMember();
  const { id: draftId } = await createReadyDraft(payer, now);
  await pay(payer, ['featured'], { draftId }, now);
  await restore();
  await hold();
  const mails = () => db.outboxMessage.count({ where: { failedAt: null } });
  const before = await mails();
  await mailUnread({ conversationId: id, side: 'seller' }, addTime(now, day));
  await remindUnpublished(addTime(now, day));
  expect(await mails()).toBe(before);
  await sendMessage(buyer, id, { text: 'Hello again' }, addTime(now, day));
  expect(await mailUnread({ conversationId: id, side: 'seller' }, addTime(now, 2 * day))).toBe(
    true,
  );
});

test('a restored one mails nothing about ending ads, earlier matches and saved ads', async () => {
  const today = new Date();
  const [seller, saver] = [await createMember(), await createMember()];
  const { _id: adId } = await createAd(seller, { columns: { expiresAt: addTime(today, hour) } });
  await db.savedAd.create({ data: { userId: saver.userId, adId, pricePence: 1 } });
  await db.alertQueue.create({ data: { adId, isReduced: false } });
  await hold();
  await restore();
  await hold();
  expect([await remindSellers(today), await mailEnding(today)]).toEqual([0, 0]);
  expect(await db.alertQueue.count()).toBe(0);
  const later = addTime(today, 1.5 * day);
  expect(await remindSellers(later)).toBe(1);
});

/** Those of before a restore have failed. */
const mailed = async () => {
  const where = { failedAt: null };
  const rows = await db.outboxMessage.findMany({ where, select: { template: true } });
  return rows.map(({ template }) => template);
};

test('a restored one pushes no waiting notice, even one that was being sent', async () => {
  const { userId } = await createMember();
  await db.pushSubscription.create({
    data: { userId, endpoint: 'https://push.example', p256dh: 'key', auth: 'auth' },
    select: { endpoint: true },
  });
  const notice = { title: 'New message', body: 'From Ann', path: '/my-account', tag: 'a' };
  await pushNotice(db, userId, notice);
  expect(await db.$queryRaw`SELECT 1 AS "job" FROM graphile_worker.jobs`).toEqual([{ job: 1 }]);
  await hold();
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'lost'`;
  await pushNotice(db, userId, notice);
  await restore();
  await hold();
  expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toEqual([]);
});

test('a restored one lifts suspensions that ended before, and completes decisions, without a mail', async () => {
  const today = new Date();
  const [warned, suspended] = [await createMember(), await createMember()];
  const staff = await createStaff();
  const decideOn = async (owner: typeof warned, action: 'warn' | 'suspend', at: Date) => {
    const { _id: targetId } = await createAd(owner, { now: at });
    const form = { targetType: 'ad', targetId, action, rule: 'scam', days: 7 };
    return decide(staff, decisionForm.parse(form), at);
  };
  await decideOn(suspended, 'suspend', addTime(today, -8 * day));
  const { decisionId } = await decideOn(warned, 'warn', addTime(today, -hour));
  await hold();
  await restore();
  await hold();
  expect(await endSuspensions(today)).toBe(1);
  await completeDecision({ decisionId }, today);
  expect(await db.user.count({ where: { bannedAt: { not: null } } })).toBe(0);
  expect(await db.decision.count({ where: { id: decisionId, completedAt: null } })).toBe(0);
  expect(await mailed()).toEqual([]);
  const later = addTime(new Date(), minute);
  const { decisionId: next } = await decideOn(warned, 'warn', later);
  await completeDecision({ decisionId: next }, later);
  expect(await mailed()).toEqual(['member-warned']);
});

test('a restored one mails no receipt and no refund that the provider knows from before', async () => {
  const today = new Date();
  const [payer, refunded] = [await createMember(), await createMember()];
  await reconcilePayments(addTime(today, -hour));
  const id = await pay(refunded, ['featured'], {}, today);
  const paid = await payUnnoticed(payer, ['featured'], {}, today);
  const { providerRef } = await purchaseRow(id);
  await refundInSandbox(providerRef ?? '', 'key', today);
  await hold();
  await restore();
  await hold();
  await deliverEvents(new Date());
  await reconcilePayments(addTime(new Date(), minute));
  const states = await Promise.all([paid, id].map(async (one) => (await purchaseRow(one)).state));
  expect(states).toEqual(['paid', 'refunded']);
  await remindUnpublished(addTime(today, day));
  expect(await mailed()).toEqual([]);
  const later = addTime(new Date(), hour);
  await sendEvent(await refundEvent(paid), later);
  expect(await mailed()).toEqual(['payment-refunded']);
});

test('a refund that a member causes after a restore is mailed before the events are read', async () => {
  const today = new Date();
  const payer = await createMember();
  const { id: draftId } = await createReadyDraft(payer, today);
  const id = await pay(payer, ['featured'], { draftId }, today);
  await hold();
  await restore();
  await hold();
  const later = addTime(new Date(), minute);
  await db.$transaction((tx) => refundUnused(tx, { draftId }, 'draft deleted', later));
  await carryOutRefunds(later);
  expect(await purchaseRow(id)).toMatchObject({ state: 'refunded' });
  expect(await mailed()).toEqual(['payment-refunded']);
});

test('a copy of a whole database counts as another one', async () => {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  const [client] = await openClients(1);
  await client?.query(`CREATE DATABASE "${name}" TEMPLATE "${templateName}"`);
  const copy = new pg.Client({ connectionString: databaseUrl(name) });
  onTestFinished(async () => {
    await copy.end();
    const admin = new pg.Client({ connectionString: databaseUrl('postgres') });
    await admin.connect();
    await admin.query(`DROP DATABASE "${name}"`);
    await admin.end();
  });
  await copy.connect();
  expect([await holdInRestored(copy), await holdInRestored(copy)]).toEqual([0, null]);
});

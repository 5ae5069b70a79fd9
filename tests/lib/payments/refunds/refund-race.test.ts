import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { createMember, type Member } from '@/tests/builders/member';
import {
  createReadyDraft,
  paidForm,
  pay,
  payUnnoticed,
  purchaseRow,
} from '@/tests/builders/payment';

/* Publishing with a payment while it is refunded after seven days. */

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, 7 * day);

let other: pg.Client;
let owner: Member;
let draftId: string;

beforeEach(async () => {
  await db.purchase.deleteMany();
  await db.sandboxEvent.deleteMany();
  other = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  owner = await createMember();
  draftId = (await createReadyDraft(owner, now)).id;
});

afterEach(() => other.end());

const publish = () => publishAd(owner, paidForm(['vip'], draftId, later), later);

/** Waits until this many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if (rows.length >= count) return;
    await delay(10);
  }
}

/** Queues both for the locked purchase, one after the other, before either gets the lock. */
async function inThisOrder(
  id: string,
  first: () => Promise<unknown>,
  then: () => Promise<unknown>,
) {
  await other.query('BEGIN');
  await other.query('SELECT FROM "Purchase" WHERE "id" = $1 FOR UPDATE', [id]);
  const both = [first()];
  await waiting(1);
  both.push(then());
  await waiting(2);
  await other.query('COMMIT');
  return Promise.allSettled(both);
}

describe('a payment of seven days ago', () => {
  test('stays with the ad if it is published before the refund is decided', async () => {
    const id = await pay(owner, ['vip'], { draftId }, now);
    const results = await inThisOrder(id, publish, () => reconcilePayments(later));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const row = await purchaseRow(id);
    expect(row).toMatchObject({ state: 'applied', refundRequestedAt: null });
    expect(row.history).toEqual(['created', 'paid', 'applied']);
    expect(row.promotions.map(({ endsAt }) => endsAt)).toEqual([addTime(later, 7 * day)]);
  });

  test('cannot be published with if its refund is decided first', async () => {
    const id = await pay(owner, ['vip'], { draftId }, now);
    const [, published] = await inThisOrder(id, () => reconcilePayments(later), publish);
    expect(published).toMatchObject({ reason: { code: 'payment_required' } });
    const row = await purchaseRow(id);
    expect(row.history).toEqual(['created', 'paid', 'refunded']);
    expect(row.promotions).toEqual([]);
  });

  test('is either published or refunded, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const draft = await createReadyDraft(owner, now);
      const id = await pay(owner, ['vip'], { draftId: draft.id }, now);
      const form = paidForm(['vip'], draft.id, later);
      await Promise.allSettled([
        delay(Math.random() * 40).then(() => publishAd(owner, form, later)),
        delay(Math.random() * 40).then(() => reconcilePayments(later)),
      ]);
      await reconcilePayments(later);
      const { history, promotions } = await purchaseRow(id);
      expect([
        ['created', 'paid', 'applied'],
        ['created', 'paid', 'refunded'],
      ]).toContainEqual(history);
      expect(promotions).toHaveLength(history.includes('applied') ? 1 : 0);
    }
  }, 60_000);
});

test('the second of two payments for a draft is not refunded if the first is gone', async () => {
  const first = await pay(owner, ['vip'], { draftId }, now);
  const second = await payUnnoticed(owner, ['vip'], {}, now);
  await db.purchase.update({
    where: { id: second },
    data: { draftId, state: 'paid', paidAt: now },
  });
  const results = await inThisOrder(
    first,
    async () => {
      await db.purchase.updateMany({
        where: { id: first, state: 'paid' },
        data: { state: 'refunded', refundedAt: now },
      });
    },
    () => reconcilePayments(now),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await purchaseRow(second)).toMatchObject({ state: 'paid', refundRequestedAt: null });
});

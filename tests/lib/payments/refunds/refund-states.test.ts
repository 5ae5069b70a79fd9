import { expect, test } from 'vitest';
import { addTime, hour } from '@/lib/dates';
import { RefundState } from '@/lib/db/generated/enums';
import { nextPollAt, refundFollowers, refundStateOf } from '@/lib/payments/refunds/refund-states';

const now = new Date('2026-11-20T12:00:00Z');
const states = Object.values(RefundState);

const allowed = [
  'requested pending',
  'requested succeeded',
  'requested failed',
  'pending succeeded',
  'pending failed',
  'succeeded failed',
];

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'an attempt from %s to %s',
  (from, to) => {
    expect(refundFollowers[from].includes(to)).toBe(allowed.includes(`${from} ${to}`));
  },
);

test('the pauses between failed attempts grow, and the fifth is the last', () => {
  const pauses = [1, 2, 3, 4].map((attempt) => nextPollAt('failed', attempt, now));
  expect(pauses).toEqual([1, 4, 16, 64].map((hours) => addTime(now, hours * hour)));
  expect(nextPollAt('failed', 5, now)).toBeNull();
  expect(nextPollAt('pending', 5, now)).toEqual(addTime(now, hour));
  expect(nextPollAt('succeeded', 1, now)).toBeNull();
});

const paid = { state: 'paid', paidAt: now, refundRequestedAt: now, refunds: [] } as const;

test.each([
  ['that was never asked for', { ...paid, refundRequestedAt: null, refunds: [] }, null],
  ['of what was never paid', { ...paid, state: 'failed', paidAt: null, refunds: [] }, null],
  ['that is decided', { ...paid, refunds: [] }, 'requested'],
  ['whose last attempt failed', { ...paid, refunds: [{ state: 'failed' }] }, 'failed'],
  ['by a lost dispute', { ...paid, state: 'refunded', refunds: [] }, 'succeeded'],
] as const)('the state of a refund %s', (_, { refunds, ...facts }, expected) => {
  expect(refundStateOf({ ...facts, refunds: [...refunds] })).toBe(expected);
});

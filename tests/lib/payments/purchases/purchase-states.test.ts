import { describe, expect, test } from 'vitest';
import { PurchaseState } from '@/lib/db/generated/enums';
import { canBecome, followers, isOpen } from '@/lib/payments/purchases/purchase-states';

const states = Object.values(PurchaseState);

/** Every allowed transition. */
const allowed = [
  'created processing',
  'created paid',
  'created failed',
  'processing paid',
  'processing failed',
  'failed paid',
  'paid applied',
  'paid refunded',
  'paid disputed',
  'applied refunded',
  'applied disputed',
  'disputed paid',
  'disputed applied',
  'disputed refunded',
  'refunded paid',
  'refunded applied',
];

describe('a purchase', () => {
  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => expect(canBecome(from, to)).toBe(allowed.includes(`${from} ${to}`)),
  );

  test('a state never follows itself and none is final, since banks may return refunds', () => {
    for (const state of states) expect(canBecome(state, state)).toBe(false);
    expect(states.filter((state) => followers[state].length === 0)).toEqual([]);
    expect(followers.refunded).toEqual(['paid', 'applied']);
  });

  test('grants nothing before it is paid', () => {
    const before = states.filter((state) => canBecome(state, 'applied'));
    expect(before.sort()).toEqual(['disputed', 'paid', 'refunded']);
  });

  test('is open while its buyer may pay', () => {
    expect(states.filter(isOpen).sort()).toEqual(['created', 'processing']);
  });
});

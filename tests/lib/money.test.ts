import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compactPrice,
  formatAmount,
  formatPence,
  formatPounds,
  formatPrice,
  penceToPounds,
  poundsToPence,
} from '@/lib/money';

describe('money', () => {
  test.each([
    ['71.99', 7199],
    [71.99, 7199],
    ['£1,250', 125_000],
    ['£ 1,250,000.50', 125_000_050],
    ['99999999999', 9_999_999_999_900],
    ['12.5', 1250],
    [' 7 ', 700],
    [0.1 + 0.2, 30],
  ])('reads %s as %i pence', (typed, pence) => {
    expect(poundsToPence(typed)).toBe(pence);
  });

  test.each([
    '',
    'abc',
    '-5',
    '1.999',
    '12,50',
    '1,2500',
    '1250,000',
    ',5',
    '1e3',
    '1.2.3',
    '£',
    Number.NaN,
    null,
    [12],
    { $gt: 0 },
    Number.POSITIVE_INFINITY,
    -1,
  ])('does not accept %s', (typed) => {
    expect(poundsToPence(typed)).toBeUndefined();
  });

  test('is unchanged from pence to pounds and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (pence) => {
        expect(poundsToPence(penceToPounds(pence))).toBe(pence);
      }),
    );
  });

  test('has two decimals in sums, and in prices only if needed', () => {
    expect(formatPence(7199)).toBe('£71.99');
    expect(formatPence(125_000)).toBe('£1,250.00');
    expect(formatPrice(125_000)).toBe('£1,250');
    expect(formatPrice(1250)).toBe('£12.50');
    expect([1250, 12.5, 71.99].map(formatPounds)).toEqual(['£1,250', '£12.50', '£71.99']);
    expect(formatAmount(125_000)).toBe('1,250');
    expect(formatAmount(1250)).toBe('12.50');
  });
});

test('prices of labels are short', () => {
  expect([4550, 45_000, 999_900, 1_250_000, 25_000_000, 120_000_000].map(compactPrice)).toEqual([
    '£46',
    '£450',
    '£9,999',
    '£12.5k',
    '£250k',
    '£1.2m',
  ]);
});

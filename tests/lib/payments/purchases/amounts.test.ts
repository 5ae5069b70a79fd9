import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cataloguePrices,
  totalPence,
  type UpgradeKey,
  upgradeKeys,
  upgrades,
} from '@/lib/catalogue/upgrades';
import { db } from '@/lib/db/client';
import { penceToPounds } from '@/lib/money';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { namedBy } from '@/lib/payments/purchases/quote';
import { newPayment } from '@/lib/payments/schema';
import { createMember } from '../../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');

const subsets: UpgradeKey[][] = Array.from({ length: 32 }, (_, bits) =>
  upgradeKeys.filter((_key, index) => bits & (1 << index)),
);

describe('all 32 sets of upgrades', () => {
  test('have the sum of their prices in pence, in any notation in pounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...subsets), (keys) => {
        const pence = keys.reduce(
          (sum, key) => sum + (upgrades.find((upgrade) => upgrade.key === key)?.pence ?? 0),
          0,
        );
        expect(totalPence(keys)).toBe(pence);
        expect(newPayment.parse({ amount: penceToPounds(pence) }).amountPence).toBe(pence);
        expect(newPayment.parse({ amount: pence / 100 }).amountPence).toBe(pence);
      }),
      { numRuns: 200 },
    );
  });

  test('have 32 different sums that identify their upgrades', () => {
    expect(new Set(subsets.map((keys) => totalPence(keys))).size).toBe(32);
    for (const keys of subsets.slice(1))
      expect(namedBy(totalPence(keys), cataloguePrices)).toEqual(keys);
    expect(namedBy(0, cataloguePrices)).toBeUndefined();
  });

  test('can be bought at exactly their price', async () => {
    for (const extras of subsets.slice(1)) {
      const owner = await createMember();
      const amount = totalPence(extras);
      for (const wrong of [amount + 1, amount - 1, amount * 100, -amount, 0]) {
        const attempt = createPaymentIntent(owner, { amountPence: wrong, extras }, now);
        await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
      }
      await createPaymentIntent(owner, { amountPence: amount }, now);
      const row = await db.purchase.findFirstOrThrow({ where: { ownerId: owner.userId } });
      expect(row).toMatchObject({ extras, amountPence: amount, currency: 'gbp' });
    }
  });
});

test.each([Number.NaN, 1e300, -71.99, 71.994999, '71.99', null, Number.POSITIVE_INFINITY])(
  'the amount %s is refused',
  (amount) => {
    const result = newPayment.safeParse({ amount });
    expect(
      result.success && namedBy(result.data.amountPence, cataloguePrices) && amount !== 71.994999,
    ).toBeFalsy();
  },
);

import type { Staff } from '@/lib/accounts/roles/staff';
import { upgradePence } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import {
  cataloguePrices,
  type Prices,
  totalPence,
  type UpgradeKey,
  upgradeChoices,
  upgradeKeys,
} from '@/lib/catalogue/upgrades';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, type FieldErrors } from '@/lib/errors';
import { formatPence, type Pence } from '@/lib/money';
import { writeSetting } from '@/lib/settings/store';
import { getPrices, priceSetting } from './prices';
import { openStates } from './purchases/purchase-states';

export type PricePreview = {
  lines: { key: UpgradeKey; before: Pence; after: Pence; catalogue: Pence }[];
  total: { before: Pence; after: Pence };
  /** Open payments, which keep their price. */
  openPayments: number;
};

export async function previewPrices(after: Prices): Promise<PricePreview> {
  requirePossible(after);
  const before = await getPrices();
  return {
    lines: upgradeKeys.map((key) => ({
      key,
      before: before[key],
      after: after[key],
      catalogue: cataloguePrices[key],
    })),
    total: { before: totalPence(upgradeKeys, before), after: totalPence(upgradeKeys, after) },
    openPayments: await db.purchase.count({ where: { state: { in: [...openStates] } } }),
  };
}

/** Throws `conflict` if the prices were changed meanwhile. */
export async function changePrices(
  { userId }: Staff,
  { prices, before }: { prices: Prices; before: Prices },
  now: Date,
): Promise<{ success: true }> {
  requirePossible(prices);
  await db.$transaction(async (tx) => {
    await lockPrices(tx);
    const current = await getPrices(tx);
    if (upgradeKeys.some((key) => current[key] !== before[key])) {
      throw new AppError('conflict', siteTexts.pricesChanged);
    }
    for (const key of upgradeKeys.filter((one) => prices[one] !== current[one])) {
      const value = prices[key] === cataloguePrices[key] ? null : String(prices[key]);
      await writeSetting(tx, userId, { key: priceSetting(key), value }, now);
      await recordAudit(tx, userId, 'payment.price_changed', { type: 'payment', id: key }, now, {
        from: current[key],
        to: prices[key],
      });
    }
  }, transactionTimeouts);
  return { success: true };
}

/** Serialises changes by admins until the transaction ends. */
const lockPrices = (tx: Db) => tx.$executeRaw`
  SELECT pg_advisory_xact_lock(hashtext('upgrade prices'))`;

function requirePossible(prices: Prices): void {
  const { min, max } = upgradePence;
  const fields: FieldErrors = {};
  for (const key of upgradeKeys) {
    if (prices[key] >= min && prices[key] <= max) continue;
    fields[key] = `Please enter an amount from ${formatPence(min)} to ${formatPence(max)}.`;
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid', first, { fields });
  // A payment may specify only its amount, so each set of upgrades needs a different sum.
  const sums = upgradeChoices.map((keys) => totalPence(keys, prices));
  if (new Set(sums).size < sums.length) throw new AppError('invalid', siteTexts.pricesAmbiguous);
}

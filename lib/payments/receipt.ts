import type { Actor } from '@/lib/accounts/actor';
import { isUpgradeKey, totalPence, upgrades } from '@/lib/catalogue/upgrades';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { formatPence, type Pence } from '@/lib/money';
import { siteName } from '@/lib/site';
import type { PurchaseRow } from './purchases/move-purchase';
import { type Purchase, requirePurchase } from './queries';

export type ReceiptLine = { name: string; pence: Pence | null };

export type Receipt = {
  purchase: Purchase;
  number: string;
  seller: { name: string; address: string | null };
  buyer: string;
  lines: ReceiptLine[];
  totalPence: Pence;
  /** The VAT that the total holds; null when the operator charges none. */
  vat: { number: string; rate: number; pence: Pence } | null;
};

/** What a paid purchase is proved by, for a page that can be printed. Throws `not_found`. */
export async function getReceipt(actor: Actor, id: string): Promise<Receipt> {
  const purchase = await requirePurchase(actor, id);
  const row = await db.purchase.findUniqueOrThrow({
    where: { id: purchase.id },
    select: {
      extras: true,
      amountPence: true,
      owner: { select: { firstName: true, lastName: true } },
    },
  });
  return {
    purchase,
    number: receiptNumber(purchase.id),
    seller: operator(),
    buyer: `${row.owner.firstName} ${row.owner.lastName}`,
    lines: linesOf(row),
    totalPence: row.amountPence,
    vat: vatIn(row.amountPence),
  };
}

/** What the mail with the receipt says. */
export function receiptMail(row: Pick<PurchaseRow, 'id' | 'extras' | 'amountPence'>) {
  const vat = vatIn(row.amountPence);
  const { name, address } = operator();
  return {
    purchaseId: row.id,
    number: receiptNumber(row.id),
    lines: linesOf(row).map(({ name: what, pence }) =>
      pence === null ? what : `${what}: ${formatPence(pence)}`,
    ),
    total: formatPence(row.amountPence),
    vat:
      vat && `Includes ${vat.rate}% VAT of ${formatPence(vat.pence)} (VAT number ${vat.number}).`,
    seller: [name, address].filter(Boolean).join(', '),
  };
}

/** Short enough to be told by phone; the end of the id is its random part. */
const receiptNumber = (id: string) => `R-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;

function operator() {
  const { OPERATOR_NAME, OPERATOR_ADDRESS } = env();
  return { name: OPERATOR_NAME ?? siteName(), address: OPERATOR_ADDRESS ?? null };
}

/** Each upgrade with its price, unless prices have changed since. */
function linesOf({
  extras,
  amountPence,
}: Pick<PurchaseRow, 'extras' | 'amountPence'>): ReceiptLine[] {
  const isPriceOfToday = totalPence(extras.filter(isUpgradeKey)) === amountPence;
  return upgrades
    .filter(({ key }) => extras.includes(key))
    .map(({ name, pence }) => ({ name, pence: isPriceOfToday ? pence : null }));
}

/** Prices include VAT: the part of it in them. */
export function vatIn(pence: Pence): Receipt['vat'] {
  const { VAT_NUMBER: number, VAT_RATE: rate } = env();
  if (!number) return null;
  return { number, rate, pence: Math.round((pence * rate) / (100 + rate)) };
}

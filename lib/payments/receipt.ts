import type { Actor } from '@/lib/accounts/actor';
import { isUpgradeKey, type Prices, totalPence, upgrades } from '@/lib/catalogue/upgrades';
import { type Db, db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { formatPence, type Pence } from '@/lib/money';
import { siteName } from '@/lib/site';
import { getPrices } from './prices';
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
  /** The VAT included in the total; null if the operator charges none. */
  vat: { number: string; rate: number; pence: Pence } | null;
};

type Bought = Pick<PurchaseRow, 'extras' | 'amountPence'>;
type MailedRow = Bought & Pick<PurchaseRow, 'id' | 'createdAt'>;

export async function getReceipt(actor: Actor, id: string): Promise<Receipt> {
  const purchase = await requirePurchase(actor, id);
  const row = await db.purchase.findUniqueOrThrow({
    where: { id: purchase.id },
    select: {
      extras: true,
      amountPence: true,
      createdAt: true,
      owner: { select: { firstName: true, lastName: true } },
    },
  });
  return {
    purchase,
    number: receiptNumber(purchase.id),
    seller: operator(),
    buyer: `${row.owner.firstName} ${row.owner.lastName}`,
    lines: linesOf(row, await getPrices(db, row.createdAt)),
    totalPence: row.amountPence,
    vat: vatIn(row.amountPence),
  };
}

export async function receiptMail(tx: Db, row: MailedRow) {
  const prices = await getPrices(tx, row.createdAt);
  const vat = vatIn(row.amountPence);
  const { name, address } = operator();
  return {
    purchaseId: row.id,
    number: receiptNumber(row.id),
    lines: linesOf(row, prices).map(({ name: what, pence }) =>
      pence === null ? what : `${what}: ${formatPence(pence)}`,
    ),
    total: formatPence(row.amountPence),
    vat:
      vat && `Includes ${vat.rate}% VAT of ${formatPence(vat.pence)} (VAT number ${vat.number}).`,
    seller: [name, address].filter(Boolean).join(', '),
  };
}

/** Short enough to read out on the phone. The end of the id is random. */
const receiptNumber = (id: string) => `R-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;

function operator() {
  const { OPERATOR_NAME, OPERATOR_ADDRESS } = env();
  return { name: OPERATOR_NAME ?? siteName(), address: OPERATOR_ADDRESS ?? null };
}

/** Without prices if they do not add up to the amount. */
function linesOf({ extras, amountPence }: Bought, prices: Prices): ReceiptLine[] {
  const isKnown = totalPence(extras.filter(isUpgradeKey), prices) === amountPence;
  return upgrades
    .filter(({ key }) => extras.includes(key))
    .map(({ key, name }) => ({ name, pence: isKnown ? prices[key] : null }));
}

/** Prices include VAT. */
export function vatIn(pence: Pence): Receipt['vat'] {
  const { VAT_NUMBER: number, VAT_RATE: rate } = env();
  if (!number) return null;
  return { number, rate, pence: Math.round((pence * rate) / (100 + rate)) };
}

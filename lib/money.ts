/*
 * Money is an integer number of pence everywhere inside. Pounds exist only in what people type and
 * read: 71.99 * 100 is 7198.999…, so conversion happens here and nowhere else.
 */

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Pounds as typed or sent (12, 12.5, "12.50") to integer pence, or undefined when it is no amount. */
export function poundsToPence(value: number | string): number | undefined {
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim().replace(/^£|,/g, '');
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Integer pence to a number of pounds for API replies: 7199 → 71.99. */
export const penceToPounds = (pence: number) => Number((pence / 100).toFixed(2));

/** "£71.99", always two decimals: sums, receipts, buttons. */
export const formatPence = (pence: number) => pounds.format(pence / 100);

/** "£1,250" or "£12.50": prices of things, without needless ".00". */
export const formatPrice = (pence: number) =>
  pence % 100 === 0 ? wholePounds.format(pence / 100) : pounds.format(pence / 100);

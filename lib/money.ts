/*
 * Money is an integer number of pence. Pounds exist only at the edges, in what people type and in
 * requests and replies of the API, and every conversion and every text is made here.
 */

export type Pence = number;

/** The highest amount that anybody may type: ten million pounds. */
export const maxPence: Pence = 1_000_000_000;

const penceInPound = 100;

const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Pounds as typed or sent (12, 12.5, "£1,250.50") to pence; undefined when it is no amount. */
export function poundsToPence(value: unknown): Pence | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim().replace(/^£|,/g, '');
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * penceInPound + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Pence to the number of pounds that the API, addresses and form fields hold: 7199 → 71.99. */
export const penceToPounds = (pence: Pence): number => Number((pence / penceInPound).toFixed(2));

/** "£71.99", always two decimals: sums, receipts, buttons. */
export const formatPence = (pence: Pence): string => exact.format(pence / penceInPound);

/** "£1,250" or "£12.50": prices of things, without needless ".00". */
export const formatPrice = (pence: Pence): string =>
  (pence % penceInPound === 0 ? whole : exact).format(pence / penceInPound);

/** "1,250" or "12.50", where a £ stands before it already. */
export const formatAmount = (pence: Pence): string => formatPrice(pence).slice(1);

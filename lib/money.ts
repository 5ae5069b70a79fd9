import { withoutThousandsCommas } from './thousands-commas';

/* Money is an integer of pence. Only input and the API use pounds; all conversions are here. */

export type Pence = number;

export const maxPence: Pence = 1_000_000_000;

const penceInPound = 100;

const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Accepts 12, 12.5 and "£1,250.50"; undefined for anything else, such as "12,50" of other countries. */
export function poundsToPence(value: unknown): Pence | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim().replace(/^£\s*/, '');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(withoutThousandsCommas(text));
  if (!match) return undefined;
  return Number(match[1]) * penceInPound + Number((match[2] ?? '').padEnd(2, '0'));
}

/** For the API, addresses and form fields: 7199 → 71.99. */
export const penceToPounds = (pence: Pence): number => Number((pence / penceInPound).toFixed(2));

/** "£71.99", always two decimals: sums, receipts, buttons. */
export const formatPence = (pence: Pence): string => exact.format(pence / penceInPound);

/** "£1,250" or "£12.50": prices of items, without ".00". */
export const formatPrice = (pence: Pence): string =>
  (pence % penceInPound === 0 ? whole : exact).format(pence / penceInPound);

/** The same for pounds, as the API replies with them. */
export const formatPounds = (pounds: number): string =>
  formatPrice(Math.round(pounds * penceInPound));

/** Short for a label: "£450", "£12.5k", "£1.2m". */
export function compactPrice(pence: Pence): string {
  if (pence < 1_000_000) return formatPrice(Math.round(pence / 100) * 100);
  return compact.format(pence / 100).toLowerCase();
}

const compact = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** "1,250" or "12.50", for use after a separate £. */
export const formatAmount = (pence: Pence): string => formatPrice(pence).slice(1);

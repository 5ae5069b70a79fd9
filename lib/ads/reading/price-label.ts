import { categoryByName } from '@/lib/catalogue/categories';
import type { PriceUnit } from '@/lib/catalogue/form-kind';
import { formatPrice, poundsToPence } from '@/lib/money';

/** A price as people read it: the amount, and what it is for ("a month"). Safe in the browser. */
export type PriceLabel = { prefix: string; amount: string; unit: string };

const units: Record<PriceUnit, string> = {
  total: '',
  month: 'a month',
  hour: 'an hour',
  fixed: 'fixed price',
};

type Priced = { price: number | null; priceUnit: PriceUnit; category: string };

/** Null when the ad names no price. An escort ad lists the lowest of its rates. */
export function priceLabel({ price, priceUnit, category }: Priced): PriceLabel | null {
  const pence = price === null ? undefined : poundsToPence(price);
  if (pence === undefined) return null;
  return {
    prefix: categoryByName(category)?.formKind === 'escort' ? 'from' : '',
    amount: formatPrice(pence),
    unit: units[priceUnit],
  };
}

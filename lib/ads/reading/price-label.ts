import { categoryByName } from '@/lib/catalogue/categories';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import { formatPrice, type Pence } from '@/lib/money';

export type PriceLabel = { prefix: string; amount: string; unit: string };

const units: Record<PriceUnit, string> = {
  total: '',
  month: 'a month',
  hour: 'an hour',
  fixed: 'fixed price',
};

export type Priced = { pricePence: Pence | null; priceUnit: PriceUnit; category: string };

export function priceLabel({ pricePence, priceUnit, category }: Priced): PriceLabel | null {
  if (pricePence === null) return null;
  return {
    prefix: categoryByName(category)?.formKind === 'escort' ? 'from' : '',
    amount: formatPrice(pricePence),
    unit: units[priceUnit],
  };
}

/** "from £150", "£1,250 a month"; null without a price. */
export function priceText(ad: Priced): string | null {
  const label = priceLabel(ad);
  return label && [label.prefix, label.amount, label.unit].filter(Boolean).join(' ');
}

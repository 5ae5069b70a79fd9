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

export type Priced = {
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  category: string;
  isWanted?: boolean;
};

export function priceLabel(ad: Priced): PriceLabel | null {
  const { pricePence, priceUnit } = ad;
  if (pricePence === null) return null;
  return {
    prefix: prefixOf(ad),
    amount: formatPrice(pricePence),
    unit: units[priceUnit],
  };
}

function prefixOf({ category, isWanted }: Priced): string {
  const kind = categoryByName(category)?.formKind;
  if (kind === 'escort') return 'from';
  // Whoever looks for work names a wage, not a budget.
  return isWanted && kind !== 'job' ? 'Budget' : '';
}

/** Said of an ad without a price; null if nothing is. */
export const unpricedText = ({ category }: Pick<Priced, 'category'>): string | null =>
  categoryByName(category)?.slug === 'free-stuff-swap' ? 'Free or swap' : null;

/** "from £150", "Budget £80", "£1,250 a month"; null without a price and words for it. */
export function priceText(ad: Priced): string | null {
  const label = priceLabel(ad);
  if (!label) return unpricedText(ad);
  return [label.prefix, label.amount, label.unit].filter(Boolean).join(' ');
}

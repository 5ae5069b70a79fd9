import type { Priced } from '@/lib/ads/reading/price-label';
import { type FormKind, priceFieldOf, priceUnitOf } from '@/lib/catalogue/form-kinds/form-kind';
import { poundsToPence } from '@/lib/money';
import type { WizardValues } from './values';

/** Null without a price, or with one that is not a number. */
export function pricedOf(
  kind: FormKind,
  values: Pick<WizardValues, 'category'> & Readonly<Record<string, unknown>>,
): Priced | null {
  const field = priceFieldOf(kind);
  const pricePence = field && poundsToPence(values[field.name]);
  if (!pricePence) return null;
  return { category: values.category, pricePence, priceUnit: priceUnitOf(kind, values) };
}

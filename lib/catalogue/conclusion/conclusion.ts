import type { Category } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { isWanted } from '@/lib/catalogue/form-kinds/is-wanted';

export type Conclusion = 'Sold' | 'Let' | 'Filled' | 'Found' | 'Gone';

export const conclusions = [
  'Sold',
  'Let',
  'Filled',
  'Found',
  'Gone',
] as const satisfies readonly Conclusion[];

const byGroup: Readonly<Record<string, Conclusion>> = {
  'buy-and-sell': 'Sold',
  vehicles: 'Sold',
  property: 'Let',
  jobs: 'Filled',
};

const byCategory: Readonly<Record<string, Conclusion>> = {
  'free-stuff-swap': 'Gone',
  'property-for-sale': 'Sold',
  'land-for-sale': 'Sold',
};

/** Null for services, personals and adult ads, which end without a sale. */
export function conclusionOf(
  category: Category,
  details: Record<string, unknown>,
): Conclusion | null {
  const offered = byCategory[category.slug] ?? byGroup[category.groupSlug];
  if (!offered || !category.showsSeller) return null;
  return isWanted(formKindOf(category), details) ? 'Found' : offered;
}

import { choiceText, fieldLabel, rangeText } from '@/components/search/filters/facet-labels';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { formatPrice, type Pence } from '@/lib/money';
import type { Facet } from '@/lib/search/facets/facet';
import type { FacetChoice } from '@/lib/search/query/search-query';

/** `href` is the same search without this filter. */
export type FilterChip = { key: string; label: string; href: string };

/** "Bedrooms: 2", "Property type: Flat or Studio". */
export function facetLabel(field: FormField, choice: FacetChoice, shown: readonly Facet[]): string {
  const label = fieldLabel(field);
  const text = choiceText(field, choice, shown);
  if ('values' in choice) return `${label}: ${text}`;
  if (field.control === 'date') return `${label} ${text}`;
  return `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export const priceRange = (min: Pence | null, max: Pence | null) =>
  max === 0 ? 'Free' : rangeText(price(min), price(max));

const price = (pence: Pence | null) => (pence === null ? null : formatPrice(pence));

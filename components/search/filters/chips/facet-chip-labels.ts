import { choiceLabel, fieldLabel, isMoney } from '@/components/search/filters/facet-labels';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { formatDate } from '@/lib/dates';
import { formatPrice, type Pence } from '@/lib/money';
import { dayOfBound, unitOf } from '@/lib/search/facets/facet-values';
import type { Facet } from '@/lib/search/list/search-page';
import type { FacetChoice } from '@/lib/search/query/search-query';

/** `href` is the same search without this filter. */
export type FilterChip = { key: string; label: string; href: string };

/** "2015 – 2020", "From 2015", "Up to 2020", "2". */
function rangeText(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return min === max ? min : `${min} – ${max}`;
  return min === null ? `Up to ${max}` : `From ${min}`;
}

/** Facets implied by every category name, so they are not mentioned. */
export const implied = new Set(['adType=offer', 'vehicleOfferType=sell']);

/** Values are written as sellers do: "TT", "BMW". */
function valueLabel(field: FormField, value: string, shown: readonly Facet[]): string {
  const facet = shown.find(({ name }) => name === field.name);
  const known = facet?.kind === 'values' ? facet.values : [];
  return known.find((other) => other.value === value)?.label ?? choiceLabel(field, value);
}

/** "2", "Flat or Studio". */
export function choiceText(field: FormField, choice: FacetChoice, shown: readonly Facet[]): string {
  if ('values' in choice) {
    return choice.values.map((value) => valueLabel(field, value, shown)).join(' or ');
  }
  if (field.control === 'date') return formatDate(new Date(dayOfBound(choice.max ?? 0)));
  const unit = unitOf(field);
  const numeral = (value: number | null) => {
    if (value === null) return null;
    if (field.control === 'year') return String(value);
    if (field.control === 'number' && value === 0 && field.zero === 'Studio') return field.zero;
    return isMoney(unit) ? formatPrice(value) : value.toLocaleString('en-GB');
  };
  const behind = unit && !isMoney(unit) ? ` ${unit}` : '';
  return rangeText(numeral(choice.min), numeral(choice.max)) + behind;
}

/** "Bedrooms: 2", "Property type: Flat or Studio". */
export function facetLabel(field: FormField, choice: FacetChoice, shown: readonly Facet[]): string {
  const label = fieldLabel(field);
  const text = choiceText(field, choice, shown);
  if ('values' in choice) return `${label}: ${text}`;
  if (field.control === 'date') return `${label} ${text}`;
  return `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const priceRange = (min: Pence | null, max: Pence | null) =>
  max === 0 ? 'Free' : rangeText(price(min), price(max));

const price = (pence: Pence | null) => (pence === null ? null : formatPrice(pence));

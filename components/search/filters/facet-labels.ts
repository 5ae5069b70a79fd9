import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { formatDate } from '@/lib/dates';
import { formatPrice } from '@/lib/money';
import type { Facet } from '@/lib/search/facets/facet';
import {
  dayOfBound,
  facetKey,
  hasOptions,
  optionLabel,
  unitOf,
} from '@/lib/search/query/facet-values';
import type { FacetChoice } from '@/lib/search/query/search-query';

export function fieldLabel(field: FormField): string {
  if (field.control === 'date' && field.facetLabel) return field.facetLabel;
  return (field.shown?.label ?? field.label).replace(/ \(£\)$/, '');
}

/** "petrol" → "Petrol"; free text keeps its spelling in ads. */
function choiceLabel(field: FormField, value: string): string {
  const option = hasOptions(field) && field.options.find((known) => facetKey(known) === value);
  if (option) return optionLabel(field, option);
  return value.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** £ precedes the number, other units follow it. */
export const isMoney = (unit: string | null): unit is '£' => unit === '£';

/** "2015 – 2020", "From 2015", "Up to 2020", "2". */
export function rangeText(min: string | null, max: string | null): string {
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
    const either = 'either' in field && field.either ? facetKey(field.either) : null;
    const named = choice.values.filter((value) => value !== either);
    return (named.length > 0 ? named : choice.values)
      .map((value) => valueLabel(field, value, shown))
      .join(' or ');
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

import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { facetKey, hasOptions, optionLabel } from '@/lib/search/facets/facet-values';

export function fieldLabel(field: FormField): string {
  if (field.control === 'date' && field.facetLabel) return field.facetLabel;
  return (field.shown?.label ?? field.label).replace(/ \(£\)$/, '');
}

/** "petrol" → "Petrol"; free text keeps its spelling in ads. */
export function choiceLabel(field: FormField, value: string): string {
  const option = hasOptions(field) && field.options.find((known) => facetKey(known) === value);
  if (option) return optionLabel(field, option);
  return value.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** £ precedes the number, other units follow it. */
export const isMoney = (unit: string | null): unit is '£' => unit === '£';

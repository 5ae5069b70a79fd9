import type { FormField } from '@/lib/catalogue/form-kind';
import { facetKey, hasOptions, optionLabel } from '@/lib/search/facets/facet-values';

/** A filter as a reader knows it. */
export const fieldLabel = ({ shown, label }: FormField) => shown?.label ?? label;

/** A chosen value as a reader knows it: "petrol" → "Petrol"; of typed ones "ford" → "Ford". */
export function choiceLabel(field: FormField, value: string): string {
  const option = hasOptions(field) && field.options.find((known) => facetKey(known) === value);
  if (option) return optionLabel(field, option);
  return value.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** It stands before a number, other units behind. */
export const isMoney = (unit: string | null): unit is '£' => unit === '£';

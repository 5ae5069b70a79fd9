import type { FormField } from '@/lib/catalogue/form-kind';
import { penceToPounds, poundsToPence } from '@/lib/money';

export type ValueField = Extract<FormField, { control: 'select' | 'radio' | 'chips' | 'text' }>;
export type RangeField = Extract<FormField, { control: 'number' | 'year' }>;

export const isRangeField = (field: FormField): field is RangeField => field.facet === 'range';

export const isValueField = (field: FormField): field is ValueField => field.facet === 'values';

export const hasOptions = (
  field: FormField,
): field is Extract<FormField, { control: 'select' | 'radio' | 'chips' }> => 'options' in field;

export const facetKey = (stored: string) => stored.toLowerCase();

export function optionLabel(field: FormField, option: string): string {
  const labels = 'labels' in field ? field.labels : undefined;
  return field.shown?.values?.[option] ?? labels?.[option] ?? option;
}

const earliestYear = 1900;
const latestYear = 2100;

/** Values outside these bounds are invalid in the form. */
const boundsOf = (field: RangeField): { min: number; max: number } =>
  field.control === 'year' ? { min: earliestYear, max: latestYear } : field;

const isMoney = (field: RangeField) => field.control === 'number' && field.unit === '£';

/** Money is typed in pounds. Undefined if malformed. */
export function parseBound(field: RangeField, text: string): number | undefined {
  const bounds = boundsOf(field);
  const digits = text.replaceAll(/[\s,]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const bound = isMoney(field) ? poundsToPence(digits) : Number(digits);
  return bound !== undefined && bound >= bounds.min && bound <= bounds.max ? bound : undefined;
}

export const boundInAddress = (field: RangeField, bound: number): number =>
  isMoney(field) ? penceToPounds(bound) : bound;

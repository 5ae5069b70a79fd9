import type { FormField } from '@/lib/catalogue/form-kind';
import { penceToPounds, poundsToPence } from '@/lib/money';

/* How a facet's values stand in addresses and how they are shown. */

export type ValueField = Extract<FormField, { control: 'select' | 'radio' | 'chips' | 'text' }>;
export type RangeField = Extract<FormField, { control: 'number' | 'year' }>;

export const isRangeField = (field: FormField): field is RangeField => field.facet === 'range';

export const isValueField = (field: FormField): field is ValueField => field.facet === 'values';

export const hasOptions = (
  field: FormField,
): field is Extract<FormField, { control: 'select' | 'radio' | 'chips' }> => 'options' in field;

/** A stored value as it stands in addresses. */
export const facetKey = (stored: string) => stored.toLowerCase();

/** What a reader sees of one of the field's options. */
export function optionLabel(field: FormField, option: string): string {
  const labels = 'labels' in field ? field.labels : undefined;
  return field.shown?.values?.[option] ?? labels?.[option] ?? option;
}

const earliestYear = 1900;
const latestYear = 2100;

/** Numbers outside of these were never typed by a seller. */
const boundsOf = (field: RangeField): { min: number; max: number } =>
  field.control === 'year' ? { min: earliestYear, max: latestYear } : field;

const isMoney = (field: RangeField) => field.control === 'number' && field.unit === '£';

/** A bound as it is typed and stands in addresses, where money is in pounds; undefined when it is none. */
export function parseBound(field: RangeField, text: string): number | undefined {
  const bounds = boundsOf(field);
  const digits = text.replaceAll(/[\s,]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const bound = isMoney(field) ? poundsToPence(digits) : Number(digits);
  return bound !== undefined && bound >= bounds.min && bound <= bounds.max ? bound : undefined;
}

export const boundInAddress = (field: RangeField, bound: number): number =>
  isMoney(field) ? penceToPounds(bound) : bound;

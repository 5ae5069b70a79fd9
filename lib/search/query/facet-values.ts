import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { maxPence, penceToPounds, poundsToPence } from '@/lib/money';

export type RangeField = Extract<FormField, { control: 'number' | 'year' | 'date' | 'money' }>;

export const isRangeField = (field: FormField): field is RangeField => field.facet === 'range';

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

function boundsOf(field: RangeField): { min: number; max: number } {
  switch (field.control) {
    case 'year':
      return { min: earliestYear, max: latestYear };
    case 'money':
      return { min: 0, max: maxPence };
    case 'date':
      return { min: earliestYear * 10_000, max: latestYear * 10_000 };
    case 'number':
      return field;
  }
}

export function unitOf(field: FormField): string | null {
  if (field.control === 'money') return '£';
  return (field.control === 'number' && field.unit) || null;
}

const isMoney = (field: RangeField) => unitOf(field) === '£';

/** A studio has one bedroom or none. `word`: in titles; `details`: other fields that mean zero. */
export function saysZero(
  field: FormField,
  { min, max }: { min: number | null; max: number | null },
): { word: string; details: readonly (readonly [name: string, value: string])[] } | null {
  if (field.control !== 'number' || field.zero !== 'Studio' || (min ?? 0) > 0 || max !== 0)
    return null;
  const implied = (field.implied ?? []).filter(({ value }) => value === 0);
  return {
    word: `'${field.zero.toLowerCase()}':A`,
    details: implied.flatMap(({ values }) =>
      Object.entries(values ?? {}).flatMap(([name, some]) =>
        some.map((value) => [name, value] as const),
      ),
    ),
  };
}

/** Money is typed in pounds, a day as 2026-12-01 (read as 20261201). Undefined if malformed. */
export function parseBound(field: RangeField, text: string): number | undefined {
  const bounds = boundsOf(field);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  if ((field.control === 'date') !== isDay) return undefined;
  const digits = text.replaceAll(/[\s,-]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const bound = isMoney(field) ? poundsToPence(digits) : Number(digits);
  return bound !== undefined && bound >= bounds.min && bound <= bounds.max ? bound : undefined;
}

export function boundInAddress(field: RangeField, bound: number): number | string {
  if (field.control === 'date') return dayOfBound(bound);
  return isMoney(field) ? penceToPounds(bound) : bound;
}

export const dayOfBound = (bound: number) =>
  String(bound).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

import { adFormShape } from '@/lib/ads/publishing/form/ad-form';
import { uploadName } from '@/lib/ads/publishing/form/ad-form-fields';
import { categories } from '@/lib/catalogue/categories';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { draftMaxBytes, imageLimits } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';

/* The form as typed: values are not validated, and unknown keys are dropped. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type DraftForm = { [key: string]: Json };

const formKeys: ReadonlySet<string> = new Set([
  ...categories.slice(0, 1).flatMap((category) => Object.keys(adFormShape(category, new Date(0)))),
  ...Object.values(formKinds).flatMap(({ fields }) => fields.map(({ name }) => name)),
  'mainCategory',
  'plan',
]);

export function toDraftForm(form: Record<string, unknown>): DraftForm {
  const known = Object.entries(form).filter(([key]) => formKeys.has(key) && key !== 'draftId');
  const stored = storable(Object.fromEntries(known), 0) as DraftForm;
  if (Buffer.byteLength(JSON.stringify(stored)) > draftMaxBytes) {
    throw new AppError('too_large', siteTexts.draftTooLarge);
  }
  return stored;
}

const maxDepth = 5;

/** Drops what jsonb does not accept. */
function storable(value: unknown, depth: number): Json {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null || depth === maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  const entries = Object.entries(value)
    .filter(([key]) => key !== '__proto__')
    .map(([key, item]) => [String(storable(key, 0)), storable(item, depth + 1)] as const);
  return Object.fromEntries(entries);
}

export function imageNamesIn(form: DraftForm): string[] {
  const images = Array.isArray(form.images) ? form.images : [];
  const names = images.flatMap((image) => {
    const src = typeof image === 'object' && image !== null && 'src' in image ? image.src : null;
    return typeof src === 'string' ? (uploadName(src) ?? []) : [];
  });
  return [...new Set(names)].slice(0, imageLimits.many);
}

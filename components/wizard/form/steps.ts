import * as z from 'zod';
import { adFormShape } from '@/lib/ads/publishing/form/ad-form';
import { categoryByName, categoryOf } from '@/lib/catalogue/categories';
import { kindFor } from '@/lib/catalogue/form-kinds/applicable-fields';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { wizardSteps } from '@/lib/catalogue/limits';
import { plainError } from '@/lib/catalogue/plain-error';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { FieldErrors } from '@/lib/errors';
import { placeOfError } from './field-errors';
import { kindOfValues, toAdBody, type WizardValues } from './values';

/** The form kind names the second step. */
export const stepNames = (kind: FormKind | undefined, isEdit: boolean): string[] => [
  'Category & Details',
  kind?.title ?? 'Details',
  'Contact Preferences',
  'Select all options',
  isEdit ? 'Confirm Changes' : 'Confirm & Publish',
];

export function fieldsOfStep(step: number, kind: FormKind | undefined): string[] {
  switch (step) {
    case 1:
      return ['category', 'location', 'title', 'description'];
    case 2:
      return [...(kind?.fields.map((field) => field.name) ?? []), 'images'];
    case 3:
      return ['phone', 'showPhone'];
    case 4:
      return ['extras', 'websiteUrl'];
    default:
      return [];
  }
}

export function stepOfField(name: string, kind: FormKind | undefined): number | undefined {
  const [root = name] = name.split('.');
  for (let step = 1; step < wizardSteps; step++) {
    if (fieldsOfStep(step, kind).includes(root)) return step;
  }
  return undefined;
}

/** Validates one step with the server's schema; errors in field order. */
export function checkStep(step: number, values: WizardValues, now: Date): FieldErrors {
  const kind = kindOfValues(values);
  const names = fieldsOfStep(step, kind);
  if (names.length === 0) return {};
  const found = categoryByName(values.category);
  // The same rules for title, location and description in every category.
  const category = found ?? categoryOf('miscellaneous');
  const body = toAdBody(values);
  const { category: _, ...shape } = adFormShape(category, now, kindFor(formKindOf(category), body));
  const checked = Object.entries(shape).filter(([name]) => names.includes(name));
  const result = z.object(Object.fromEntries(checked)).safeParse(body, { error: plainError });

  const issues: FieldErrors = {};
  if (names.includes('category') && !found) issues.category = 'Please choose a category.';
  for (const { path, message } of result.error?.issues ?? []) {
    issues[placeOfError(path.join('.'), kind)] ??= message;
  }
  if (names.includes('websiteUrl') && values.extras.website && values.websiteUrl.trim() === '') {
    issues.websiteUrl ??= siteTexts.websiteNeeded;
  }
  const isOf = (name: string) => (path: string) => path === name || path.startsWith(`${name}.`);
  const inOrder = names.flatMap((name) => Object.keys(issues).filter(isOf(name)));
  return Object.fromEntries(inOrder.map((path) => [path, issues[path] ?? '']));
}

export function firstFailingStep(values: WizardValues, last: number, now: Date) {
  for (let step = 1; step <= last; step++) {
    const errors = checkStep(step, values, now);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}

import type { Photo } from '@/components/wizard/photos/photo';
import { categoryByName } from '@/lib/catalogue/categories';
import { settledValues } from '@/lib/catalogue/form-kinds/applicable-fields';
import type { FormField, FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf, formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import type { Location } from '@/lib/locations/location';

/* Fields of all form kinds are kept as typed, so that changing the category keeps what fits. */

export type WizardValues = {
  category: string;
  title: string;
  description: string;
  location: Location | null;
  images: Photo[];
  phone: string;
  showPhone: string;
  extras: Record<string, boolean>;
  websiteUrl: string;
} & { [detail: string]: unknown };

/** Undefined before a category is chosen. */
export function kindOfValues(values: Pick<WizardValues, 'category'>): FormKind | undefined {
  const category = categoryByName(values.category);
  return category && formKindOf(category);
}

/** Converts a draft, an ad or nothing to form values. Drops unknown keys. */
export function toValues(form: Record<string, unknown>): WizardValues {
  const details = detailFields.map((field) => [field.name, typed(field, form[field.name])]);
  return {
    ...Object.fromEntries(details),
    category: text(form.category),
    title: text(form.title),
    description: text(form.description),
    location: locationOf(form.location),
    images: imagesOf(form.images),
    phone: text(form.phone),
    showPhone: form.showPhone === false || form.showPhone === 'No' ? 'No' : 'Yes',
    extras: Object.fromEntries(
      upgradeKeys.filter((key) => record(form.extras)[key] === true).map((key) => [key, true]),
    ),
    websiteUrl: text(form.websiteUrl),
  };
}

/** On a change of category, drops only values that the new form's fields cannot have. */
export function keepFitting(values: WizardValues, from: FormKind, to: FormKind): WizardValues {
  const controls = new Map(from.fields.map((field) => [field.name, field.control]));
  const unfit = to.fields.filter((field) => {
    const before = controls.get(field.name);
    if (before !== undefined && before !== field.control) return true;
    const isChoice = field.control === 'select' || field.control === 'radio';
    return isChoice && !field.options.includes(text(values[field.name]));
  });
  return { ...values, ...Object.fromEntries(unfit.map((field) => [field.name, typed(field, '')])) };
}

/** For POST /api/ads and PUT /api/ads/{id}: the fields that the category and these values ask. */
export function toAdBody(values: WizardValues): Record<string, unknown> {
  const category = categoryByName(values.category);
  return {
    ...(category && settledValues(formKindOf(category), values, new Date())),
    category: values.category,
    mainCategory: category?.groupName,
    title: values.title,
    description: values.description,
    location: values.location,
    images: values.images,
    phone: values.phone,
    showPhone: values.showPhone,
    extras: values.extras,
    websiteUrl: values.websiteUrl,
  };
}

/** Equal for equal data in any order of keys, which jsonb does not keep. */
export const canonical = (data: unknown): string =>
  JSON.stringify(data, (_, value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const detailFields: FormField[] = [
  ...new Map(
    Object.values(formKinds).flatMap((kind) => kind.fields.map((field) => [field.name, field])),
  ).values(),
];

function typed(field: FormField, value: unknown): unknown {
  switch (field.control) {
    case 'chips':
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    case 'fees':
    case 'rates':
      return Object.fromEntries(
        Object.entries(record(value)).map(([key, amount]) => [key, text(amount)]),
      );
    default:
      return text(value);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const record = (value: unknown) => (isRecord(value) ? value : {});

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function locationOf(value: unknown): Location | null {
  const { district, city, postcode, slug, label } = record(value);
  if (!slug || !label) return null;
  return {
    district: text(district),
    city: text(city),
    postcode: text(postcode),
    slug: text(slug),
    label: text(label),
  };
}

const imagesOf = (value: unknown): Photo[] =>
  (Array.isArray(value) ? value : []).flatMap((image) => {
    const { src, main } = record(image);
    return typeof src === 'string' && src !== '' ? [{ src, main: main === true }] : [];
  });

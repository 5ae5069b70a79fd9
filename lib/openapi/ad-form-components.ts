import * as z from 'zod';
import { adFormShape } from '@/lib/ads/publishing/form/ad-form';
import { categories, type FormKindKey } from '@/lib/catalogue/categories';
import { isAlwaysRequired } from '@/lib/catalogue/form-kinds/applicable-fields';
import { fieldJsonSchema } from '@/lib/catalogue/form-kinds/field-json-schema';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { upgrades } from '@/lib/catalogue/upgrades';
import { formatPence } from '@/lib/money';
import { inputSchema, type JsonSchema, refTo } from './json-schema';

const kindKeys = Object.keys(formKinds) as FormKindKey[];

const adFormName = (kind: FormKindKey) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}AdForm`;

export function adFormComponents(now: Date): Record<string, JsonSchema> {
  const kinds = kindKeys.map((kind) => [adFormName(kind), kindSchema(kind, now)] as const);
  const mapping = categories.map(({ name, formKind }) => [name, refTo(adFormName(formKind))]);
  return {
    AdForm: {
      description:
        'The category decides which fields there are. What is left out, null or empty counts as not given; unknown keys are dropped.',
      oneOf: kinds.map(([name]) => ({ $ref: refTo(name) })),
      discriminator: { propertyName: 'category', mapping: Object.fromEntries(mapping) },
    },
    ...Object.fromEntries(kinds),
  };
}

/** Adds what zod's transformations hide. */
function kindSchema(key: FormKindKey, now: Date): JsonSchema {
  const ofKind = categories.filter(({ formKind }) => formKind === key);
  const [category] = ofKind;
  if (!category) throw new Error(`No category has the form "${key}"`);
  const kind = formKinds[key];
  const shape = {
    ...adFormShape(category, now, kind),
    category: z.enum(ofKind.map(({ name }) => name)),
    extras: z.unknown().optional(),
  };
  const keywords = hiddenKeywords(kind, now);
  const entries = Object.entries<z.ZodType>(shape).map(([name, schema]) => [
    name,
    schema.meta(keywords[name] ?? {}),
  ]);
  const described = inputSchema(z.object(Object.fromEntries(entries)));
  const needed = kind.fields.filter(isAlwaysRequired).map(({ name }) => name);
  const isAdultOnly = ofKind.every(({ isAdult }) => isAdult);
  return {
    ...described,
    title: kind.title,
    required: [...(described.required as string[]), ...(isAdultOnly ? ['phone'] : []), ...needed],
  };
}

const hiddenKeywords = (kind: FormKind, now: Date): Record<string, JsonSchema> => ({
  location: {
    description: 'A slug or postcode as the places reply them, or a name or postcode as typed.',
  },
  images: {
    maxItems: kind.maxImages,
    description: 'File names of uploaded pictures in their order.',
  },
  phone: { description: 'A UK mobile number that was verified by a code. Adult ads need one.' },
  extras: {
    type: ['object', 'null'],
    properties: Object.fromEntries(
      upgrades.map(({ key, name, pence }) => [
        key,
        { type: 'boolean', description: `${name}, ${formatPence(pence)}.` },
      ]),
    ),
    description: 'The upgrades to add. Unpaid ones answer 402.',
  },
  websiteUrl: {
    description: 'Starts with https://. Shown while the website upgrade is paid for.',
  },
  draftId: { description: 'The draft that becomes the ad.' },
  version: { description: 'The version that an edit started from.' },
  ...Object.fromEntries(kind.fields.map((field) => [field.name, fieldJsonSchema(field, now)])),
});

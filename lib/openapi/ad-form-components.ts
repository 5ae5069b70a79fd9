import * as z from 'zod';
import { adFormShape } from '@/lib/ads/publishing/ad-form';
import { categories, type FormKindKey } from '@/lib/catalogue/categories';
import { fieldJsonSchema } from '@/lib/catalogue/field-json-schema';
import { formKindOf, formKinds } from '@/lib/catalogue/form-kinds';
import { upgrades } from '@/lib/catalogue/upgrades';
import { formatPence } from '@/lib/money';
import { inputSchema, type JsonSchema, refTo } from './json-schema';

const kindKeys = Object.keys(formKinds) as FormKindKey[];

export const adFormName = (kind: FormKindKey) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}AdForm`;

/** The ad form, and one schema for each kind of form that the category decides between. */
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

/** The common fields as zod describes them; those of the kind, which it cannot, by their list. */
function kindSchema(key: FormKindKey, now: Date): JsonSchema {
  const ofKind = categories.filter(({ formKind }) => formKind === key);
  const [category] = ofKind;
  if (!category) throw new Error(`No category has the form "${key}"`);
  const kind = formKindOf(category);
  const common = inputSchema(z.object(adFormShape(category, now)));
  const own = kind.fields.map((field) => [field.name, fieldJsonSchema(field, now)] as const);
  const needed = kind.fields.filter(({ required }) => required).map(({ name }) => name);
  const isAdultOnly = ofKind.every(({ isAdult }) => isAdult);
  return {
    ...common,
    title: kind.title,
    properties: {
      ...commonProperties(common.properties as Record<string, JsonSchema>, kind.maxImages),
      category: { type: 'string', enum: ofKind.map(({ name }) => name) },
      ...Object.fromEntries(own),
    },
    required: [...(common.required as string[]), ...(isAdultOnly ? ['phone'] : []), ...needed],
  };
}

/** What transformations hide from zod's own description. */
const commonProperties = (properties: Record<string, JsonSchema>, maxImages: number) => ({
  ...properties,
  location: {
    ...properties.location,
    description: 'A slug or postcode as the places reply them, or a name or postcode as typed.',
  },
  images: {
    ...properties.images,
    maxItems: maxImages,
    description: 'File names of uploaded pictures in their order.',
  },
  phone: {
    ...properties.phone,
    description: 'A UK mobile number that was proved by a code. Adult ads need one.',
  },
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
    ...properties.websiteUrl,
    description: 'Starts with https://. Shown while the website upgrade is paid for.',
  },
  draftId: { ...properties.draftId, description: 'The draft that becomes the ad.' },
  version: { ...properties.version, description: 'The version that an edit started from.' },
});

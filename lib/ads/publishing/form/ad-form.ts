import * as z from 'zod';
import { type Category, categoryByName } from '@/lib/catalogue/categories';
import { kindFor, settledValues } from '@/lib/catalogue/form-kinds/asked-fields';
import { type FormKind, type PriceUnit, priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { formKindShape } from '@/lib/catalogue/form-kinds/form-schema';
import { descriptionLength, titleLength } from '@/lib/catalogue/limits';
import { tooManyImages } from '@/lib/catalogue/messages';
import { plainError } from '@/lib/catalogue/plain-error';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import type { LocationChoice } from '@/lib/locations/location';
import type { Pence } from '@/lib/money';
import { cleanLine, cleanText } from '@/lib/text/text';
import { withBedroomsOfTitle } from './bedrooms-of-title';
import { parseWebsiteUrl } from './website-url';

export type AdForm = {
  category: Category;
  title: string;
  description: string;
  location: LocationChoice;
  /** Fields of the form kind, without the price. Money in pence. */
  details: Record<string, unknown>;
  pricePence: Pence | undefined;
  priceUnit: PriceUnit;
  /** In order. Exactly one is the main image, unless there are none. */
  images: { name: string; main: boolean }[];
  phone: string | undefined;
  showPhone: boolean;
  extras: (typeof upgradeKeys)[number][];
  websiteUrl: string | undefined;
  draftId: string | undefined;
  /** The version on which the edit is based. */
  version: number | undefined;
};

const line = (
  label: string,
  length: { min: number; max: number },
  clean: (text: string) => string,
) =>
  z
    .string({ error: `Please enter: ${label}.` })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(length.min, `${label} needs at least ${length.min} characters.`)
        .max(length.max, `${label} can have at most ${length.max} characters.`),
    );

const titleSchema = line('Title', titleLength, cleanLine);
const descriptionSchema = line('Description', descriptionLength, cleanText);

const locationSchema = z
  .union(
    [
      z.string(),
      z.looseObject({
        slug: z.string().max(200).nullish(),
        postcode: z.string().max(20).nullish(),
        label: z.string().max(200).nullish(),
        district: z.string().max(100).nullish(),
        city: z.string().max(100).nullish(),
      }),
    ],
    { error: 'Please choose a location from the list.' },
  )
  .transform((value, context): LocationChoice => {
    const choice =
      typeof value === 'string'
        ? { text: cleanLine(value) }
        : {
            slug: value.slug || undefined,
            postcode: value.postcode || undefined,
            text:
              value.label || [value.district, value.city].filter(Boolean).join(', ') || undefined,
          };
    if (!choice.text && !('slug' in choice && (choice.slug || choice.postcode))) {
      context.addIssue({ code: 'custom', message: 'Please choose a location from the list.' });
    }
    return choice;
  });

const uploadPattern = /^(?:\/?uploads\/)?([0-9a-z]{20,40}\.webp)$/;

/**
 * The bare name of an image under /uploads/. Undefined for other addresses and inline data, which
 * are dropped.
 */
export const uploadName = (src: string) => uploadPattern.exec(src)?.[1];

/** More images than this are refused without reading them. Below it, unusable ones are dropped. */
const imagesSentMax = 100;

/** An image without a usable source is dropped instead of refused. */
const imageSchema = z
  .object({ src: z.string().catch(''), main: z.boolean().nullish().catch(null) })
  .catch({ src: '', main: null });

const imagesSchema = (kind: FormKind) =>
  z
    .array(imageSchema, { error: 'Pictures must be a list.' })
    .nullish()
    .transform((images, context) => {
      const usable = new Map<string, boolean>();
      for (const { src, main } of images ?? []) {
        const name = uploadName(src);
        if (name && !usable.has(name)) usable.set(name, main === true);
      }
      if (usable.size > kind.maxImages) {
        context.addIssue({ code: 'custom', message: tooManyImages(kind.maxImages) });
      }
      const main = [...usable].findIndex(([, isMain]) => isMain);
      return [...usable.keys()].map((name, index) => ({ name, main: index === Math.max(0, main) }));
    });

const showPhoneSchema = z
  .union([z.boolean(), z.enum(['Yes', 'No'])], { error: 'Please choose Yes or No.' })
  .nullish()
  .transform((value) => value === undefined || value === null || value === true || value === 'Yes');

const extrasSchema = z
  .record(z.string(), z.unknown(), { error: 'Please choose upgrades from the list.' })
  .nullish()
  .transform((extras) => upgradeKeys.filter((key) => extras?.[key] === true));

const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value?.trim() || undefined);

const websiteSchema = optionalText(300).transform((value, context) => {
  if (!value) return undefined;
  const url = parseWebsiteUrl(value);
  if (!url) {
    context.addIssue({
      code: 'custom',
      message:
        'Please enter a full address that starts with https://, for example https://example.co.uk.',
    });
  }
  return url;
});

/** Used by the wizard's checks and by the OpenAPI description. */
export function adFormShape(category: Category, now: Date, kind = formKindOf(category)) {
  return {
    category: z.literal(category.name),
    title: titleSchema,
    description: descriptionSchema,
    location: locationSchema,
    images: imagesSchema(kind),
    phone: optionalText(40),
    showPhone: showPhoneSchema,
    extras: extrasSchema,
    websiteUrl: websiteSchema,
    draftId: z.uuid().nullish(),
    version: z.number().int().positive().nullish(),
    ...formKindShape(kind, now),
  };
}

const schemas = new Map<string, z.ZodObject<ReturnType<typeof adFormShape>>>();

/**
 * Cached by fields and year, the only part of `now` that matters, because building a schema costs
 * more than using it.
 */
function schemaOf(category: Category, kind: FormKind, now: Date) {
  const fields = kind.fields.map(({ name, required }) => (required ? `${name}*` : name));
  const key = `${category.slug} ${now.getFullYear()} ${fields.join()}`;
  const schema = schemas.get(key) ?? z.object(adFormShape(category, now, kind));
  schemas.set(key, schema);
  return schema;
}

/** The body of POST /api/ads and PUT /api/ads/{id}. */
export const adForm = (now: Date) =>
  z
    .looseObject({ category: z.string({ error: 'Please choose a category.' }) })
    .transform((input, context): AdForm => {
      const category = categoryByName(input.category);
      if (!category) {
        context.addIssue({
          code: 'custom',
          path: ['category'],
          message: 'Please choose a category from the list.',
        });
        return z.NEVER;
      }
      const kindInCategory = formKindOf(category);
      const sent = Array.isArray(input.images) ? input.images.length : 0;
      if (sent > imagesSentMax) {
        const message = tooManyImages(kindInCategory.maxImages);
        context.addIssue({ code: 'custom', path: ['images'], message });
        return z.NEVER;
      }
      const values = withBedroomsOfTitle(settledValues(kindInCategory, input), input.title);
      const kind = kindFor(kindInCategory, values);
      const result = schemaOf(category, kind, now).safeParse(
        { ...input, ...values },
        { error: plainError },
      );
      if (!result.success) {
        for (const { path, message } of result.error.issues) {
          context.addIssue({ code: 'custom', path, message });
        }
        return z.NEVER;
      }
      return toAdForm(category, kind, result.data);
    });

type Parsed = z.output<z.ZodObject<ReturnType<typeof adFormShape>>>;

function toAdForm(category: Category, kind: FormKind, data: Parsed): AdForm {
  const values = data as Record<string, unknown>;
  const priceField = priceFieldOf(kind);
  const entries = kind.fields
    .filter((field) => field !== priceField && values[field.name] !== undefined)
    .map((field) => [field.name, withoutUnchosenFees(field, values)] as const)
    .filter(([, value]) => value !== undefined);
  const details = Object.fromEntries(entries);
  return {
    category,
    title: data.title,
    description: data.description,
    location: data.location,
    details,
    pricePence: priceField ? (values[priceField.name] as Pence | undefined) : lowestRate(details),
    priceUnit: priceUnitOf(kind, details),
    images: data.images,
    phone: data.phone,
    showPhone: data.showPhone,
    extras: data.extras,
    websiteUrl: data.websiteUrl,
    draftId: data.draftId ?? undefined,
    version: data.version ?? undefined,
  };
}

function withoutUnchosenFees(
  field: FormKind['fields'][number],
  values: Record<string, unknown>,
): unknown {
  const value = values[field.name];
  if (field.control !== 'fees') return value;
  const chosen = values[field.of];
  const fees = Object.entries(value as Record<string, Pence>).filter(
    ([key]) => Array.isArray(chosen) && chosen.includes(key),
  );
  return fees.length > 0 ? Object.fromEntries(fees) : undefined;
}

/** Lists show the lowest rate of an escort ad as its price. */
function lowestRate(details: Record<string, unknown>): Pence | undefined {
  const rates = details.rates as Record<string, Pence> | undefined;
  return rates ? Math.min(...Object.values(rates)) : undefined;
}

function priceUnitOf(kind: FormKind, details: Record<string, unknown>): PriceUnit {
  const unit = kind.priceUnit;
  if (typeof unit === 'string') return unit;
  return unit.units[String(details[unit.byField])] ?? 'total';
}

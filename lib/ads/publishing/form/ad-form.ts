import * as z from 'zod';
import { type Category, categoryByName } from '@/lib/catalogue/categories';
import { kindFor, settledValues } from '@/lib/catalogue/form-kinds/applicable-fields';
import {
  type FormKind,
  type PriceUnit,
  priceFieldOf,
  priceUnitOf,
} from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { formKindShape } from '@/lib/catalogue/form-kinds/form-schema';
import { plainError } from '@/lib/catalogue/plain-error';
import { tooManyImages } from '@/lib/catalogue/site-texts';
import type { upgradeKeys } from '@/lib/catalogue/upgrades';
import type { LocationChoice } from '@/lib/locations/location';
import type { Pence } from '@/lib/money';
import {
  descriptionSchema,
  extrasSchema,
  imagesSchema,
  imagesSentMax,
  locationSchema,
  optionalText,
  showPhoneSchema,
  titleSchema,
  websiteSchema,
} from './ad-form-fields';
import { withBedroomsOfTitle } from './bedrooms-of-title';

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
  version: number | undefined;
};

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

/** Cached by fields and year, since building a schema costs more than using it. */
function schemaOf(category: Category, kind: FormKind, now: Date) {
  const fields = kind.fields.map(({ name, required }) => (required ? `${name}*` : name));
  const key = `${category.slug} ${now.getFullYear()} ${fields.join()}`;
  const schema = schemas.get(key) ?? z.object(adFormShape(category, now, kind));
  schemas.set(key, schema);
  return schema;
}

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
      const values = withBedroomsOfTitle(settledValues(kindInCategory, input, now), input.title);
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
    .map((field) => [field.name, values[field.name]] as const);
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

/** Lists show the lowest rate of an escort ad as its price. */
function lowestRate(details: Record<string, unknown>): Pence | undefined {
  const rates = details.rates as Record<string, Pence> | undefined;
  return rates ? Math.min(...Object.values(rates)) : undefined;
}

import * as z from 'zod';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { descriptionLength, titleLength } from '@/lib/catalogue/limits';
import { tooManyImages } from '@/lib/catalogue/site-texts';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import type { LocationChoice } from '@/lib/locations/location';
import { cleanLine, cleanText } from '@/lib/text/text';
import { checkWebsiteUrl } from './website-url';

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

export const titleSchema = line('Title', titleLength, cleanLine);
export const descriptionSchema = line('Description', descriptionLength, cleanText);

export const locationSchema = z
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

/** Undefined for addresses outside /uploads/ and for inline data, which are dropped. */
export const uploadName = (src: string) => uploadPattern.exec(src)?.[1];

/** More images than this are refused without reading them. Below it, unusable ones are dropped. */
export const imagesSentMax = 100;

const imageSchema = z
  .object({ src: z.string().catch(''), main: z.boolean().nullish().catch(null) })
  .catch({ src: '', main: null });

export const imagesSchema = (kind: FormKind) =>
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

export const showPhoneSchema = z
  .union([z.boolean(), z.enum(['Yes', 'No'])], { error: 'Please choose Yes or No.' })
  .nullish()
  .transform((value) => value === undefined || value === null || value === true || value === 'Yes');

export const extrasSchema = z
  .record(z.string(), z.unknown(), { error: 'Please choose upgrades from the list.' })
  .nullish()
  .transform((extras) => upgradeKeys.filter((key) => extras?.[key] === true));

export const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value?.trim() || undefined);

export const websiteSchema = optionalText(300).transform((value, context) => {
  if (!value) return undefined;
  const checked = checkWebsiteUrl(value);
  if ('url' in checked) return checked.url;
  context.addIssue({ code: 'custom', message: checked.problem });
  return undefined;
});

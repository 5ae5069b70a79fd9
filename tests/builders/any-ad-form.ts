import fc from 'fast-check';
import { type Category, categories } from '@/lib/catalogue/categories';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import type { FormField, FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { places } from '@/lib/locations/gazetteer/places';
import type { Body } from './ad';

/* Arbitrary valid bodies of POST /api/ads, for every category. */

const words = (minLength: number, maxLength: number) =>
  fc
    .tuple(
      fc.stringMatching(/^[A-Za-z]{20}$/),
      fc.string({ unit: 'grapheme', maxLength: Math.max(0, Math.floor((maxLength - 24) / 12)) }),
    )
    .map(([plain, odd]) => `${plain.slice(0, Math.max(minLength, 3))} ${odd}`);

const pounds = fc
  .integer({ min: 1, max: 9_000_000 })
  .chain((pence) => fc.constantFrom(pence / 100, (pence / 100).toFixed(2)));

function anyValue(field: FormField, now: Date): fc.Arbitrary<unknown> {
  switch (field.control) {
    case 'select':
    case 'radio':
      return fc.constantFrom(...field.options);
    case 'year':
      return fc.constantFrom(...vehicleYears(now));
    case 'chips':
      return fc.subarray([...field.options], { minLength: 1 });
    case 'text':
    case 'textarea':
      return words(field.minLength ?? 3, field.maxLength);
    case 'number':
      return anyNumber(field.min, field.max, 10 ** (field.decimals ?? 0));
    case 'date':
      return fc.constantFrom('2026-12-01', '2027-02-28');
    case 'money':
    case 'price':
      return pounds;
    case 'fees':
      return fc.constant(undefined);
    case 'rates': {
      const keys = field.columns.flatMap(({ key }) => field.rows.map((row) => `${key}_${row}`));
      return anyAmounts(keys, 1);
    }
  }
}

const anyNumber = (min: number, max: number, factor: number) =>
  fc
    .integer({ min: min * factor, max: max * factor })
    .chain((value) => fc.constantFrom(value / factor, String(value / factor)));

const anyAmounts = (keys: string[], minLength: number) =>
  fc
    .subarray(keys, { minLength })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((key) => [key, pounds]))));

function anyDetails(kind: FormKind, now: Date): fc.Arbitrary<Body> {
  const values = kind.fields.map((field) => {
    const value = anyValue(field, now);
    return [field.name, field.required ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(values)).chain((details) => {
    const fees = kind.fields.find((field) => field.control === 'fees');
    if (!fees) return fc.constant(details);
    return anyAmounts((details[fees.of] ?? []) as string[], 0).map((amounts) => ({
      ...details,
      [fees.name]: amounts,
    }));
  });
}

const anyBodyOf = (category: Category, now: Date, phone: string) =>
  fc
    .record({
      title: words(15, 100),
      description: words(20, 5000),
      location: fc.constantFrom(...places).map(({ slug }) => ({ slug })),
      phone: category.isAdult ? fc.constant(phone) : fc.constantFrom('', phone),
      showPhone: fc.constantFrom('Yes', 'No', true, false),
      websiteUrl: fc.constantFrom('', 'https://example.co.uk/shop?a=1'),
      details: anyDetails(formKindOf(category), now),
    })
    .map(({ details, ...body }): Body => ({ category: category.name, ...details, ...body }));

export const anyAd = (now: Date, phone: string) =>
  fc.constantFrom(...categories).chain((category) =>
    fc.record({
      body: anyBodyOf(category, now, phone),
      imageCount: fc.integer({ min: 0, max: formKindOf(category).maxImages }),
      main: fc.nat(5),
    }),
  );

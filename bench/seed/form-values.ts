import { between, pick, type Random } from '@/demo/random';
import type { Category } from '@/lib/catalogue/categories';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { vehicleValues } from './vehicles.ts';

export function formValues(random: Random, category: Category, now: Date): Record<string, unknown> {
  const kind = formKindOf(category);
  const known = {
    ...words(random),
    ...(kind.key === 'vehicle' && vehicleValues(random, category.slug, now)),
  };
  const values: Record<string, unknown> = {};
  for (const field of kind.fields) {
    if (!field.required && random() < 0.2) continue;
    values[field.name] =
      known[field.name as keyof typeof known] ?? anyValue(random, field, category, values);
  }
  return values;
}

function words(random: Random) {
  return {
    jobTitle: pick(random, ['Baker', 'Carer', 'Driver', 'Chef', 'Developer', 'Teacher', 'Cleaner']),
    salary: `£${between(random, 22, 60)},000 a year`,
    serviceType: pick(random, [
      'Plumbing',
      'Cleaning',
      'Design',
      'Repairs',
      'Lessons',
      'Transport',
    ]),
    certifications: pick(random, ['Gas Safe', 'City & Guilds', 'DBS checked', 'Fully insured']),
    surface: between(random, 12, 400) * 10,
    rooms: between(random, 0, 6),
    bedrooms: between(random, 0, 5),
    bathrooms: between(random, 1, 3),

    age: between(random, 19, 60),
  };
}

function anyValue(
  random: Random,
  field: FormField,
  category: Category,
  before: Record<string, unknown>,
): unknown {
  switch (field.control) {
    case 'select':
    case 'radio':
      if (field.default && random() < 0.9) return field.default;
      return pick(random, field.options);
    case 'chips':
      return field.options.filter((_, index) => index === 0 || random() < 0.2);
    case 'number':
      return between(random, Math.max(field.min, 1), Math.min(field.max, 40));
    case 'date':
      return `2026-12-${between(random, 10, 31)}`;
    case 'money':
    case 'price':
      return price(random, category);
    case 'fees':
      return Object.fromEntries(
        ((before[field.of] ?? []) as string[]).map((key) => [key, between(random, 4, 30) * 5]),
      );
    case 'rates':
      return { incall_1h: between(random, 10, 40) * 10, outcall_2h: between(random, 20, 80) * 10 };
    case 'text':
    case 'textarea':
      return 'Several years of it, and references that you may ring.';
    case 'year':
      return undefined;
  }
}

/** Lowest and highest price in pounds, by category or group. Low prices are more frequent. */
const prices: Record<string, [number, number]> = {
  'property-for-sale': [90_000, 900_000],
  'land-for-sale': [8_000, 300_000],
  'garage-storage': [40, 220],
  property: [400, 3_500],
  services: [15, 400],
  'buy-and-sell': [3, 1_200],
  personals: [5, 60],
  vehicles: [10, 600],
};

export function price(random: Random, category: Category): number {
  const [low, high] = prices[category.slug] ?? prices[category.groupSlug] ?? [5, 500];
  return Math.max(1, Math.round(low * (high / low) ** random()));
}

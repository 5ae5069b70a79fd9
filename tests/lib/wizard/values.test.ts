import { describe, expect, test } from 'vitest';
import {
  canonical,
  keepFitting,
  kindOfValues,
  toAdBody,
  toValues,
  type WizardValues,
} from '@/components/wizard/form/values';

const kindOf = (category: string) => {
  const kind = kindOfValues({ category });
  if (!kind) throw new Error(`No form kind for ${category}`);
  return kind;
};

describe('toValues', () => {
  test("converts an ad's numbers to text", () => {
    const values = toValues({ price: 4800, mileage: 42000, rates: { incall_1h: 120 } });
    expect(values).toMatchObject({ price: '4800', mileage: '42000', rates: { incall_1h: '120' } });
  });

  test('replaces invalid values by empty fields', () => {
    const hostile = {
      title: { length: 3 },
      location: 'somewhere',
      images: 'none',
      languages: 'English',
      rates: ['120'],
      extras: { vip: 'yes', other: true },
      showPhone: 7,
      isActive: false,
    };
    const values = toValues(hostile);
    expect(values).toMatchObject({
      title: '',
      location: null,
      images: [],
      languages: [],
      rates: {},
      extras: {},
      showPhone: 'Yes',
    });
    expect(values).not.toHaveProperty('isActive');
  });

  test('is idempotent', () => {
    const once = toValues({ category: 'Cars', title: 'A car', extras: { vip: true }, age: 30 });
    expect(toValues(once)).toEqual(once);
  });
});

test("the body contains only the category's fields", () => {
  const values = toValues({ category: 'Cars', make: 'Ford', gender: 'Female' });
  const body = toAdBody(values);
  expect(body).toMatchObject({ make: 'Ford', mainCategory: 'Vehicles' });
  expect(body).not.toHaveProperty('gender');
});

describe('a change of category', () => {
  const change = (form: object, from: string, to: string): WizardValues =>
    keepFitting(toValues({ ...form, category: to }), kindOf(from), kindOf(to));

  test('keeps a price that both forms have', () => {
    expect(change({ price: '900' }, 'Cars', 'Property to Rent').price).toBe('900');
  });

  test('drops text if the new form asks a number', () => {
    expect(change({ experience: 'In retail' }, 'Job Offers', 'Massage').experience).toBe('');
  });
});

test('equal data has the same canonical text, in any order of keys', () => {
  expect(canonical({ a: 1, b: { c: [1, 2], d: 3 } })).toBe(
    canonical({ b: { d: 3, c: [1, 2] }, a: 1 }),
  );
  expect(canonical({ a: [1, 2] })).not.toBe(canonical({ a: [2, 1] }));
});

import { describe, expect, test } from 'vitest';
import { categories, categoryOf } from '@/lib/catalogue/categories';
import { applicableFields, settledValues } from '@/lib/catalogue/form-kinds/applicable-fields';
import { formKindOf, formKinds } from '@/lib/catalogue/form-kinds/form-kinds';

const now = new Date('2026-11-20T12:00:00Z');
const kindOf = (slug: string) => formKindOf(categoryOf(slug));

const fieldNames = (slug: string, values: Record<string, unknown> = {}) =>
  applicableFields(kindOf(slug), values).map(({ name, required }) =>
    required ? `${name}*` : name,
  );

describe('a form asks only applicable fields', () => {
  test('for a flat to let everything about letting', () => {
    expect(fieldNames('property-to-rent', { propertyType: 'Flat', availableNow: 'No' })).toEqual([
      'adType',
      'propertyType*',
      'lettingType',
      'bedrooms',
      'bathrooms',
      'rooms*',
      'surface*',
      'furnished',
      'availableNow*',
      'availableFrom',
      'price*',
      'deposit',
      'billsIncluded',
      'pets',
      'epcRating',
      'councilTaxBand',
    ]);
  });

  test('for a home for sale nothing about letting', () => {
    const letting = [
      'lettingType',
      'furnished',
      'availableFrom',
      'deposit',
      'billsIncluded',
      'pets',
    ];
    const names = fieldNames('property-for-sale', { propertyType: 'House' });
    expect(names).toEqual(expect.arrayContaining(['bedrooms', 'surface*', 'councilTaxBand']));
    expect(names.filter((name) => letting.includes(name))).toEqual([]);
  });

  test('no floor area for rooms to let and garages', () => {
    expect(fieldNames('flatshare-rooms-to-rent')).toContain('surface');
    expect(fieldNames('garage-storage')).toContain('surface');
    expect(fieldNames('property-to-rent', { lettingType: 'Room' })).toContain('surface');
    expect(fieldNames('land-for-sale')).toContain('surface*');
  });

  test('for a wanted home only what is sought', () => {
    expect(fieldNames('property-to-rent', { adType: 'Wanted', propertyType: 'Flat' })).toEqual([
      'adType',
      'propertyType*',
      'lettingType',
      'bedrooms',
      'furnished',
      'price',
    ]);
  });

  test.each(['motorbikes-and-scooters', 'caravans', 'other-vehicles'])(
    'no doors, body or CO2 for %s',
    (slug) => {
      const names = fieldNames(slug, { vehicleOfferType: 'sell' });
      expect(names).not.toEqual(expect.arrayContaining(['doors*']));
      expect(names.filter((name) => /^(doors|bodyType|co2)/.test(name))).toEqual([]);
    },
  );

  test('for a wanted car no doors, body, engine or CO2, and little else', () => {
    expect(fieldNames('cars', { vehicleOfferType: 'buy' })).toEqual([
      'adType*',
      'vehicleOfferType*',
      'make*',
      'model*',
      'year',
      'fuelType',
      'mileage',
      'transmission',
      'color',
      'price*',
    ]);
  });

  test('no engine size for an electric car', () => {
    expect(fieldNames('cars', { fuelType: 'Electric' })).not.toContain('engineSize*');
    expect(fieldNames('cars', { fuelType: 'Petrol' })).toContain('engineSize*');
  });

  test('whether a job or an item is offered or wanted, unless the category decides', () => {
    expect(fieldNames('full-time-jobs')).toEqual(
      expect.arrayContaining(['adType', 'genericPrice']),
    );
    expect(fieldNames('electronics')).toContain('adType');
    expect(fieldNames('job-wanted')).not.toContain('adType');
    expect(settledValues(kindOf('job-wanted'), {}, now).adType).toBe('Wanted');
    expect(settledValues(kindOf('job-offers'), { adType: 'Wanted' }, now).adType).toBe('Offer');
  });
});

test('known answers are not asked: a studio has no bedroom, a flatshare lets rooms', () => {
  expect(fieldNames('property-to-rent', { propertyType: 'Studio' })).not.toContain('bedrooms');
  const studio = settledValues(
    kindOf('property-to-rent'),
    { propertyType: 'Studio', bedrooms: 3 },
    now,
  );
  expect(studio).toMatchObject({ bedrooms: 0, lettingType: 'Whole place', adType: 'Offer' });
  expect(settledValues(kindOf('flatshare-rooms-to-rent'), {}, now).lettingType).toBe('Room');
});

test('values of fields that are not asked are dropped', () => {
  const wanted = { adType: 'Wanted', surface: '640', deposit: '500', price: '900' };
  const settled = settledValues(kindOf('property-to-rent'), wanted, now);
  expect(settled).toMatchObject({ adType: 'Wanted', price: '900' });
  expect(settled).not.toHaveProperty('surface');
  expect(settled).not.toHaveProperty('deposit');
});

test('a home that was to be available from a day that has come is available now', () => {
  const settled = (availableFrom: string) => {
    const home = { adType: 'Offer', availableNow: 'No', availableFrom };
    const values = settledValues(kindOf('property-to-rent'), home, now);
    return [values.availableNow, values.availableFrom];
  };
  expect(settled('2020-01-01')).toEqual(['Yes', undefined]);
  expect(settled('2026-11-20')).toEqual(['Yes', undefined]);
  expect(settled('2026-11-21')).toEqual(['No', '2026-11-21']);
  // A year that is being typed.
  expect(settled('0202-01-01')).toEqual(['No', '0202-01-01']);
});

test('conditions refer to existing categories, fields and values', () => {
  const slugs = new Set(categories.map(({ slug }) => slug));
  for (const { fields } of Object.values(formKinds)) {
    const options = new Map(
      fields.flatMap((field) => ('options' in field ? [[field.name, field.options] as const] : [])),
    );
    for (const { unless, optionalIf, implied = [] } of fields) {
      for (const condition of [unless, optionalIf, ...implied]) {
        expect(condition?.categories?.filter((slug) => !slugs.has(slug)) ?? []).toEqual([]);
        for (const [name, values] of Object.entries(condition?.values ?? {})) {
          expect(options.get(name)).toEqual(expect.arrayContaining([...values]));
        }
      }
    }
  }
});

test('cards show year, miles and fuel; bedrooms and furniture; salary and contract; condition', () => {
  const onCards = (slug: string) =>
    kindOf(slug).fields.flatMap(({ name, card }) => (card ? [name] : []));
  expect(onCards('cars')).toEqual(['year', 'fuelType', 'mileage']);
  expect(onCards('property-to-rent')).toEqual(['bedrooms', 'furnished']);
  expect(onCards('full-time-jobs').toSorted()).toEqual(['contractType', 'salary']);
  expect(onCards('home')).toEqual(['condition']);
});

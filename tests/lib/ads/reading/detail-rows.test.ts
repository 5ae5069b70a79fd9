import { expect, test } from 'vitest';
import { detailRows, furtherTexts } from '@/lib/ads/reading/detail-rows';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { validAdForm } from '@/tests/builders/ad';

test("a vehicle's values have words and units, without empty ones and the price", () => {
  const { rows, texts, fees, rates } = detailRows(formKinds.vehicle, {
    ...validAdForm('vehicle'),
    doors: '',
    co2: 0,
    mileage: '42000',
  });
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Seller: Individual',
    'Offer: For sale',
    'Make: Ford',
    'Model: Fiesta',
    expect.stringMatching(/^Year: 20\d\d$/),
    'Fuel type: Petrol',
    'Mileage: 42,000 miles',
    'Transmission: Manual',
    'Body type: Hatchback',
    'Colour: Blue',
    'Engine size: 1.2 litres',
  ]);
  expect({ texts, fees, rates }).toEqual({ texts: [], fees: null, rates: null });
});

test("an escort ad's services with fees and its rates are separate blocks", () => {
  const { rows, fees, rates } = detailRows(formKinds.escort, {
    ...validAdForm('escort'),
    serviceFees: { Massage: 7199 },
    rates: { incall_1h: 15_000, outcall_overnight: 90_050 },
  });
  expect(rows.find(({ name }) => name === 'languages')?.value).toBe('English, French');
  expect(rows.map(({ name }) => name)).not.toContain('services');
  expect(fees).toEqual({
    label: 'Services',
    rows: [
      { name: 'Massage', fee: '£71.99' },
      { name: 'Dining', fee: null },
    ],
  });
  expect(rates).toEqual({
    label: 'Rates',
    columns: ['Incall', 'Outcall'],
    rows: [
      { name: '1h', cells: ['£150', null] },
      { name: 'overnight', cells: [null, '£900.50'] },
    ],
  });
});

test('long texts are separate', () => {
  const { rows, texts } = detailRows(formKinds.goods, validAdForm('goods'));
  expect(rows).toEqual([{ name: 'condition', label: 'Condition', value: 'Good' }]);
  expect(texts.map(({ name }) => name)).toEqual(['genericDescription']);
});

test('a second text is not called the description as well', () => {
  const text = { name: 'genericDescription', label: 'Description', value: 'An oak table.' };
  expect(furtherTexts([text], 'A table.')).toEqual([{ ...text, label: 'More about it' }]);
  expect(furtherTexts([text], 'An oak table.')).toEqual([]);
});

test('singulars are used for one year and one mile', () => {
  const { rows } = detailRows(formKinds.service, { experience: 1 });
  expect(rows).toEqual([{ name: 'experience', label: 'Years of experience', value: '1 year' }]);
  const vehicle = detailRows(formKinds.vehicle, { mileage: 1, engineSize: 1 });
  expect(vehicle.rows.map(({ value }) => value)).toEqual(['1 mile', '1 litre']);
});

test.each(Object.values(formKinds))('incomplete values of $key are tolerated', (kind) => {
  for (const value of [null, '', 'x', NaN, [], {}, '12,', '£'])
    expect(() =>
      detailRows(kind, Object.fromEntries(kind.fields.map(({ name }) => [name, value]))),
    ).not.toThrow();
});

test("a home's studio, days and deposit are worded; defaults are omitted", () => {
  const { rows } = detailRows(formKinds.property, {
    adType: 'Offer',
    propertyType: 'Studio',
    bedrooms: 0,
    availableFrom: '2026-12-01',
    deposit: 105_000,
    pets: 'By agreement',
  });
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Property type: Studio',
    'Bedrooms: Studio',
    'Available from: 1 December 2026',
    'Deposit: £1,050',
    'Pets allowed: By agreement',
  ]);
});

import { expect, test } from 'vitest';
import { priceLabel, priceText } from '@/lib/ads/reading/price-label';

test('a price has its unit', () => {
  const label = (priceUnit: 'total' | 'month' | 'hour' | 'fixed') =>
    priceLabel({ pricePence: 125_000, priceUnit, category: 'Home' });
  expect(label('total')).toEqual({ prefix: '', amount: '£1,250', unit: '' });
  expect(label('month')?.unit).toBe('a month');
  expect(label('hour')?.unit).toBe('an hour');
  expect(label('fixed')?.unit).toBe('fixed price');
});

test('pence are shown only if there are any', () => {
  expect(priceLabel({ pricePence: 6450, priceUnit: 'total', category: 'Home' })?.amount).toBe(
    '£64.50',
  );
});

test('several rates are labelled as the lowest', () => {
  const label = priceLabel({
    pricePence: 15_000,
    priceUnit: 'total',
    category: 'Escorts and Massages',
  });
  expect(label?.prefix).toBe('from');
});

test('an ad without a price has no label', () => {
  expect(priceLabel({ pricePence: null, priceUnit: 'total', category: 'Job Offers' })).toBeNull();
});

test('what is looked for has a budget, but work a wage', () => {
  const ad = { pricePence: 117_500, priceUnit: 'total', category: 'Home', isWanted: true } as const;
  expect(priceText(ad)).toBe('Budget £1,175');
  expect(priceText({ ...ad, priceUnit: 'fixed', category: 'Freelance Jobs' })).toBe(
    '£1,175 fixed price',
  );
});

test('it can be formatted as one line', () => {
  const ad = { pricePence: 15_000, priceUnit: 'hour', category: 'Escorts and Massages' } as const;
  expect(priceText(ad)).toBe('from £150 an hour');
  expect(priceText({ ...ad, pricePence: 125_050, priceUnit: 'total', category: 'Home' })).toBe(
    '£1,250.50',
  );
  expect(priceText({ ...ad, pricePence: null })).toBeNull();
});

test('what is given away or swapped says so in place of a price', () => {
  const ad = { pricePence: null, priceUnit: 'total', category: 'Free Stuff - Swap' } as const;
  expect(priceText(ad)).toBe('Free or swap');
  expect(priceText({ ...ad, pricePence: 500 })).toBe('£5');
});

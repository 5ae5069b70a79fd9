import { expect, test } from 'vitest';
import { planDemo } from '@/demo/plan-demo';
import { unusualPriceText } from '@/lib/ads/guidance/unusual-price';
import { categories, categoryOf } from '@/lib/catalogue/categories';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { usualPrice } from '@/lib/catalogue/usual-prices';
import { maxPence, poundsToPence } from '@/lib/money';

const about = (category: string, pounds: number, priceUnit: PriceUnit = 'total') =>
  unusualPriceText({ category, priceUnit, pricePence: poundsToPence(pounds) ?? null });

test.each([
  ['Home', 9_999_999, 'total', '£9,999,999 is unusually high for a household item.'],
  ['Cars', 0.01, 'total', '£0.01 is unusually low for a car.'],
  [
    'Property to Rent',
    400_000,
    'month',
    '£400,000 a month is unusually high for a property to rent.',
  ],
  ['Find a tradesman', 20_000, 'hour', '£20,000 an hour is unusually high for a service.'],
  ['Find a tradesman', 900_000, 'fixed', '£900,000 is unusually high for a service.'],
] as const)('%s for %d is asked about', (category, pounds, unit, sentence) => {
  expect(about(category, pounds, unit)).toBe(`${sentence} Is it right? If so, you can go on.`);
});

test.each([
  ['Home', 280, 'total'],
  ['Cars', 50, 'total'],
  ['Cars', 500_000, 'total'],
  ['Property to Rent', 1_250, 'month'],
  ['Property for Sale', 9_999_999, 'total'],
  ['Find a tradesman', 45, 'hour'],
  ['Escorts and Massages', 100_000, 'total'],
  ['No such category', 1, 'total'],
] as const)('%s for %d is not', (category, pounds, unit) => {
  expect(about(category, pounds, unit)).toBe('');
});

test('every category with a price has a range within what the form accepts', () => {
  for (const category of categories) {
    const hasPrice = formKindOf(category).fields.some(({ control }) => control === 'price');
    const usual = usualPrice(category.name, 'total');
    expect(usual !== undefined, category.name).toBe(hasPrice);
    if (usual) expect(usual.least, category.name).toBeLessThan(usual.most);
    if (usual) expect(usual.most, category.name).toBeLessThanOrEqual(maxPence);
  }
});

test('no ad of the demo is asked about', () => {
  const asked = planDemo(new Date('2026-11-20T12:00:00Z')).ads.flatMap((ad) => {
    const { name } = categoryOf(ad.category);
    const pricePence = Number(ad.pricePence) || null;
    const priceUnit = ad.priceUnit as PriceUnit;
    const isAsked = unusualPriceText({ category: name, pricePence, priceUnit }) !== '';
    return isAsked ? [`${ad.title} in ${name}`] : [];
  });
  expect(asked).toEqual([]);
});

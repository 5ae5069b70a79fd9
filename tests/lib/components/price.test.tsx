import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from '@/components/cards/price';

type Ad = Parameters<typeof Price>[0]['ad'];

const textOf = (ad: Partial<Ad>) =>
  renderToStaticMarkup(
    <Price
      ad={{ pricePence: null, priceUnit: 'total', category: 'Home', ...ad }}
      className="ad-price"
    />,
  ).replaceAll(/<[^>]*>/g, '');

test('something free or to swap says so where others have a price', () => {
  expect(textOf({ category: 'Free Stuff - Swap' })).toBe('Free or swap');
  expect(textOf({})).toBe('');
});

test('the price of a wanted ad is a budget', () => {
  expect(textOf({ pricePence: 117_500, isWanted: true })).toBe('Budget £1,175');
});

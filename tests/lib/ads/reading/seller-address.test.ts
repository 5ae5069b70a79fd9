import { expect, test } from 'vitest';
import { sellerPageNumber, sellerRedirect } from '@/lib/ads/reading/sellers/seller-address';

test.each([
  ['hannah', null, 1],
  ['hannah', '1', 1],
  ['hannah', '20', 20],
  ['hannah', '0', null],
  ['hannah', '01', null],
  ['hannah', '10000', null],
  ['hannah', 'two', null],
  ['h', null, null],
  ['han nah', '2', null],
])('the address %s, %s is page %s', (name, number, page) => {
  expect(sellerPageNumber({ name, number })).toBe(page);
});

test.each([
  ['Hannah', null, 1, null],
  ['Hannah', '2', 2, null],
  ['Hannah', '1', 1, '/seller/Hannah'],
  ['hannah', null, 1, '/seller/Hannah'],
  ['hannah', '2', 2, '/seller/Hannah/2'],
])('of %s, %s the canonical address is known', (name, number, page, location) => {
  expect(sellerRedirect({ name, number }, { username: 'Hannah', page })).toBe(location);
});

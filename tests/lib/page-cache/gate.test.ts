import { expect, test } from 'vitest';
import { createGate } from '@/lib/page-cache/gate';
import { limits } from '@/lib/rate-limit/limits';

const { judge } = createGate('/there/is/no/such/folder');

test.each([
  '/none',
  '/ad/%ff',
  '/help.rsc',
  '/browse/all/uk.rsc',
  '/seller/a',
  '/seller/name/0',
  '/browse/cars/atlantis',
  '/help/none',
  '/blog/none',
  '/fonts/none.woff2',
  '/_next/none',
])('%s is a page that is missing, without a query', (url) => {
  expect(judge(url)).toEqual({ missing: 'page' });
});

test('an ad whose id cannot exist by its form is missing, without a query', () => {
  expect(judge('/ad/0123456789a')).toEqual({ missing: 'ad' });
  expect(judge('/ad/0123456789AB')).toEqual({ missing: 'ad' });
});

test.each([
  ['/browse/cars', '/browse/cars/uk'],
  ['/browse/Cars/LEEDS?x=1', '/browse/cars/leeds'],
  ['/search?min=', '/search'],
  ['/search?category=adult&q=x', '/adult'],
])('%s leads to %s', (url, location) => {
  expect(judge(url)).toEqual({ location });
});

test.each([
  ['/', limits.newPages],
  ['/ad/0123456789ab', limits.newPages],
  ['/help/', limits.newPages],
  ['/search?q=sofa', limits.newSearches],
  ['/api/search/suggest?q=a', limits.suggestions],
  ['/api/ads', limits.apiRequests],
  ['/blog/feed.xml', limits.filesForMachines],
] as const)('%s is a route with a limit', (url, limit) => {
  expect(judge(url)).toBe(limit);
});

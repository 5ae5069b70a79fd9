import { expect, test } from 'vitest';
import { priceBands } from '@/lib/search/query/price-bands';
import { scopeBySlug } from '@/lib/search/query/scopes';

test('vehicles and goods have price bands without gaps, other ads none', () => {
  for (const slug of ['vehicles', 'cars', 'buy-and-sell', 'electronics']) {
    const bands = priceBands(scopeBySlug(slug, false));
    expect(bands[0]?.minPence).toBeNull();
    expect(bands.at(-1)?.maxPence).toBeNull();
    expect(bands.slice(1).map(({ minPence }) => minPence)).toEqual(
      bands.slice(0, -1).map(({ maxPence }) => maxPence),
    );
  }
  expect(priceBands(scopeBySlug('property', false))).toEqual([]);
  expect(priceBands(null)).toEqual([]);
});

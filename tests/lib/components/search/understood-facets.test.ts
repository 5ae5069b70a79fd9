import { expect, test } from 'vitest';
import { understoodFacets } from '@/components/search/filters/facet-choice';
import { parseSearch } from '@/lib/search/address/search-params';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

function understoodIn(query: string) {
  const typed = parseSearch(new URLSearchParams(query), { isAdult: false });
  return Object.fromEntries(understoodFacets(typed, interpretQuery(typed), []));
}

test('the panel names what was understood from the words, as the chips do', () => {
  expect(understoodIn('q=2+bed+flat+leeds')).toEqual({
    propertyType: 'Flat or Studio',
    bedrooms: '2',
  });
});

test('what was chosen instead is not named, nor what every category implies', () => {
  expect(understoodIn('q=2+bed+flat&bedrooms-min=3')).toEqual({ propertyType: 'Flat or Studio' });
  expect(understoodIn('q=honda+civic')).not.toHaveProperty('vehicleOfferType');
  expect(understoodIn('category=cars')).toEqual({});
});

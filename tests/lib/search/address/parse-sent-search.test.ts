import { describe, expect, test } from 'vitest';
import { parseSentSearch } from '@/lib/search/address/parse-sent-search';
import { searchRedirect } from '@/lib/search/address/search-redirect';

const ask = (query: string, isAdult = false, isAsSent = true) =>
  parseSentSearch({ params: new URLSearchParams(query), isAsSent }, isAdult);

describe('the search at an address', () => {
  test.each(['', 'q=oak+table', 'place=ilford&q=bike', 'category=cars&make=ford&make=kia'])(
    'is canonical in any order of parameters: %s',
    (query) => {
      expect(ask(query).redirectTo).toBeUndefined();
    },
  );

  test.each([
    ['section=vehicles', '/search?category=vehicles'],
    ['region=london', '/search?place=london'],
    ['q=x&q=oak', '/search?q=oak'],
    ['min=50&max=20', '/search?min=20&max=50'],
    ['page=7', '/search'],
    ['after=nonsense&sort=nearest&gclid=1', '/search'],
    ['place=Ilford', '/search?place=ilford'],
  ])('redirects: %s', (query, address) => {
    expect(ask(query).redirectTo).toBe(address);
    expect(ask(address.replace(/^\/search\??/, '')).redirectTo).toBeUndefined();
  });

  test('keeps an unknown place in order to report it, and cleans it', () => {
    expect(ask('place=Atlantis&min=0')).toMatchObject({
      unknownPlace: 'Atlantis',
      redirectTo: '/search?place=Atlantis',
    });
    expect(ask('place=Atlantis')).toMatchObject({
      unknownPlace: 'Atlantis',
      redirectTo: undefined,
    });
    expect(ask(`place=${'%20 x'.repeat(60)}`).unknownPlace?.length).toBeLessThanOrEqual(80);
    expect(ask('place=uk')).toMatchObject({ unknownPlace: undefined, redirectTo: '/search' });
  });

  test('keeps a price that is no amount in order to report it', () => {
    const { query, unreadPrices, redirectTo } = ask('min=abc&max=120');
    expect([query.minPence, query.maxPence, unreadPrices]).toEqual([null, 12_000, { min: 'abc' }]);
    expect(redirectTo).toBeUndefined();
    expect(ask('min=%C2%A35&max=12%2C50').redirectTo).toBe('/search?min=5&max=12%2C50');
    expect(ask('min=x&min=5').unreadPrices).toEqual({});
    expect(ask('q=sofa&max=cheap').unreadPrices).toEqual({ max: 'cheap' });
    expect(searchRedirect(new URLSearchParams('q=sofa&max=cheap'))).toBeUndefined();
    expect(searchRedirect(new URLSearchParams('q=sofa&max=cheap&utm=1'))).toBe(
      '/search?q=sofa&max=cheap',
    );
  });

  test('has the address without ignored parameters', () => {
    expect(ask('q=oak', false, false).redirectTo).toBe('/search?q=oak');
  });

  test('redirects to the adult search in the adult section', () => {
    expect(ask('section=none&q=calm', true).redirectTo).toBe('/adult/search?q=calm');
  });
});

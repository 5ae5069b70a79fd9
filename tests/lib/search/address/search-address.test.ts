import { describe, expect, test } from 'vitest';
import { sensibleSearch } from '@/lib/search/address/search-address';

const sensible = (query: string) => sensibleSearch(new URLSearchParams(query)).params.toString();
const isAsSent = (query: string) => sensibleSearch(new URLSearchParams(query)).isAsSent;

describe('the parameters of a search', () => {
  test('drop empty values, unknown names and repetitions', () => {
    const messy =
      'q=+bike+&min=&utm_source=x&_rsc=1&x[]=2&q=bike&utm=1&fuelType=petrol&mileage-max=5';
    expect(sensible(messy)).toBe('q=bike&fuelType=petrol&mileage-max=5');
    expect(isAsSent(messy)).toBe(false);
    expect(isAsSent('q=bike&fuelType=petrol')).toBe(true);
    expect(isAsSent('')).toBe(true);
  });

  test('are limited in number and length, also within a surrogate pair', () => {
    const many = Array.from({ length: 500 }, (_, index) => `make=${index}`).join('&');
    expect(sensibleSearch(new URLSearchParams(many)).params.size).toBe(40);
    const long = sensible(`q=${encodeURIComponent(`${'x'.repeat(199)}😀`)}`);
    expect(long).toBe(`q=${'x'.repeat(199)}%EF%BF%BD`);
  });
});

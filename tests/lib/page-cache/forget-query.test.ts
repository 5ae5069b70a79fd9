import { describe, expect, test } from 'vitest';
import { withoutQuery } from '@/lib/page-cache/forget-query';
import { config } from '@/middleware';

describe('the address that a page hears of', () => {
  test.each([
    '/',
    '/ad/0123456789ab',
    '/browse/cars/uk',
    '/help',
    '/none',
    '/login.html',
    '/Search',
  ])('%s has no query', (path) => {
    expect(withoutQuery(`${path}?token=x&y=?z`)).toBe(path);
    expect(withoutQuery(path)).toBe(path);
  });

  test('says nothing of a part of the page', () => {
    expect(withoutQuery('/help?a=1&_rsc=1b-x_&b=2')).toBe('/help');
    expect(withoutQuery('/search?b=2&_rsc=1b&a=1')).toBe('/search?a=1&b=2&0=');
  });

  test('is one for all orders of a search, and for all that is left out of it', () => {
    expect(withoutQuery('/search?q=sofa&category=home')).toBe('/search?category=home&q=sofa');
    const cut = '/search?category=home&q=sofa&0=';
    expect(withoutQuery('/search?q=sofa&token=x&x_y=secret&category=home&token=')).not.toContain(
      'secret',
    );
    expect(withoutQuery('/search?q=sofa&x_y=secret&category=home')).toBe(cut);
    expect(withoutQuery(cut)).toBe(cut);
    expect(withoutQuery('/search?x_y=secret')).toBe('/search?0=');
    expect(withoutQuery('/search?')).toBe('/search');
  });
});

test('every page that is made for each request reads its query', () => {
  const addresses = config.matcher
    .filter((path) => path !== '/search')
    .map((path) => `${path}?a=1`);
  expect(addresses.map(withoutQuery)).toEqual(addresses);
  expect(withoutQuery('/api/search/suggest?q=so')).toBe('/api/search/suggest?q=so');
});

import { expect, test } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import {
  adultScopes,
  everything,
  listScopeBySlug,
  listScopesBelow,
  openScopes,
  scopePath,
} from '@/lib/catalogue/scopes/list-scopes';
import { scopePhrases } from '@/lib/catalogue/scopes/scope-phrases';

const all = [...openScopes, ...adultScopes];

test('each scope has a unique key and its own phrases', () => {
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(Object.keys(scopePhrases).sort()).toEqual(all.map(({ key }) => key).sort());
  for (const { title, one, many } of Object.values(scopePhrases)) {
    expect(title).toMatch(/^[A-Z]/);
    expect(one).not.toBe(many);
  }
});

test('adult categories are only in scopes of the adult section', () => {
  const adult = categories.filter(({ isAdult }) => isAdult).map(({ slug }) => slug);
  const open = openScopes.flatMap((scope) => scope.categories);
  expect(open.filter((slug) => adult.includes(slug))).toEqual([]);
  expect(adultScopes[0]?.categories).toEqual(adult);
  for (const slug of [...adult, 'adult']) {
    expect(listScopeBySlug(slug, { isAdult: false }), slug).toBeUndefined();
  }
  expect(listScopeBySlug('cars', { isAdult: true })).toBeUndefined();
});

test('every category that is not adult is below its group, and that below everything', () => {
  const cars = listScopeBySlug('cars', { isAdult: false });
  expect(cars && scopePath(cars).map(({ slug }) => slug)).toEqual(['all', 'vehicles', 'cars']);
  const groups = listScopesBelow(everything);
  expect(groups.map(({ kind }) => kind)).toEqual(Array(6).fill('group'));
  expect(groups.flatMap(listScopesBelow).map(({ slug }) => slug)).toEqual(
    categories.filter(({ isAdult }) => !isAdult).map(({ slug }) => slug),
  );
});

test('prices are compared only in categories with prices of single items', () => {
  const unitOf = (slug: string) => listScopeBySlug(slug, { isAdult: false })?.priceUnit;
  expect(unitOf('cars')).toBe('total');
  expect(unitOf('property-to-rent')).toBe('month');
  expect(unitOf('property-for-sale')).toBe('total');
  for (const slug of ['all', 'vehicles', 'massage', 'job-offers', 'friendship-friends']) {
    expect(unitOf(slug), slug).toBeNull();
  }
});

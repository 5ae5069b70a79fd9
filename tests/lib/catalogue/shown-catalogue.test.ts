import { afterEach, expect, test } from 'vitest';
import { browseHeading, countLabel } from '@/lib/browse/browse-text';
import { browseTrail } from '@/lib/browse/trails';
import { categories, categoryGroups, homeSections } from '@/lib/catalogue/categories';
import {
  everything,
  everythingAdult,
  listScopeBySlug,
  listScopesBelow,
} from '@/lib/catalogue/scopes/list-scopes';
import {
  nothingChanged,
  type ShownChanges,
  showChanges,
  shownCategory,
  shownGroups,
  shownName,
  shownSections,
} from '@/lib/catalogue/shown-catalogue';
import { shownLines, slugsIn, withoutCatalogue } from '@/lib/catalogue/shown-lines';
import { wholeUk } from '@/lib/locations/area';
import { searchHeading } from '@/lib/search/address/search-heading';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { scopeBySlug, scopesBelow } from '@/lib/search/query/scopes';
import { suggestCategories } from '@/lib/search/suggestions/suggest-categories';
import { effectivePieces, interpretQuery } from '@/lib/search/understanding/interpret-query';

afterEach(() => showChanges(nothingChanged));

const show = (changes: Partial<ShownChanges>) => showChanges({ ...nothingChanged, ...changes });

const search = (q: string) => parseSearch(new URLSearchParams({ q }), { isAdult: false });

const openScope = (slug: string) => {
  const scope = listScopeBySlug(slug, { isAdult: false });
  if (!scope) throw new Error(slug);
  return scope;
};

test("without changes names and order are the catalogue's", () => {
  expect(shownGroups()).toEqual(categoryGroups);
  expect(shownSections()).toEqual(homeSections);
  for (const category of categories) expect(shownName(category)).toBe(category.name);
  expect(shownLines(nothingChanged, nothingChanged)).toEqual([]);
});

test('a renamed category has its new name everywhere, and keeps its address', () => {
  show({ names: { leisure: 'Bikes & sport' } });
  expect(shownCategory('Leisure')).toBe('Bikes & sport');
  expect(browseHeading(openScope('leisure'), wholeUk)).toBe('Bikes & sport in the UK');
  expect(countLabel(openScope('leisure'), { count: 2, isMore: false })).toBe(
    '2 ads for Bikes & sport',
  );
  expect(browseTrail(openScope('leisure'), wholeUk).at(-1)).toEqual({
    name: 'Bikes & sport',
    href: '/browse/leisure/uk',
  });
  expect(scopeBySlug('leisure', false)).toMatchObject({ name: 'Bikes & sport' });
  expect(suggestCategories('sport').map(({ slug }) => slug)).toContain('leisure');
  expect(suggestCategories('leisure').map(({ slug }) => slug)).toContain('leisure');
  expect(shownGroups().flatMap((group) => group.categories)).toEqual(categories);
});

test('a renamed group has its new name in the menu too', () => {
  show({ names: { property: 'Homes' } });
  expect(shownSections()[0]).toEqual({ slug: 'property', name: 'Homes' });
  expect(browseHeading(openScope('property'), wholeUk)).toBe('Homes in the UK');
});

test('an order applies to lists, the search and the adult section; the menu follows moved groups', () => {
  const personals = slugsIn('personals').toReversed();
  const groups = slugsIn('groups').toReversed();
  const others = slugsIn('vehicles').filter((slug) => slug !== 'vans' && slug !== 'cars');
  show({ order: { vehicles: ['vans', 'cars'], personals } });
  const vehicles = ['vans', 'cars', ...others];
  expect(shownGroups()[4]?.categories.map(({ slug }) => slug)).toEqual(vehicles);
  expect(listScopesBelow(openScope('vehicles')).map(({ slug }) => slug)).toEqual(vehicles);
  expect(scopesBelow(scopeBySlug('vehicles', false), false).map(({ slug }) => slug)).toEqual(
    vehicles,
  );
  const adult = personals.filter((slug) => categories.find((one) => one.slug === slug)?.isAdult);
  expect(listScopesBelow(everythingAdult).map(({ slug }) => slug)).toEqual(adult);
  expect(shownSections()).toEqual(homeSections);

  show({ order: { groups } });
  expect(listScopesBelow(everything).map(({ slug }) => slug)).toEqual(groups);
  expect(shownSections().map(({ slug }) => slug)).toEqual([...groups, 'adult']);
});

test('differences are listed by displayed names, and reverting needs no entry', () => {
  const after = { names: { cars: 'Motor cars', vans: 'Vans' }, order: { jobs: slugsIn('jobs') } };
  expect(withoutCatalogue(after)).toEqual({ names: { cars: 'Motor cars' }, order: {} });
  const vehicles = [
    'vans',
    'cars',
    ...slugsIn('vehicles').filter((slug) => !/^(?:cars|vans)$/.test(slug)),
  ];
  expect(shownLines(nothingChanged, { names: after.names, order: { vehicles } })).toEqual([
    { kind: 'name', slug: 'cars', before: 'Cars', after: 'Motor cars' },
    {
      kind: 'order',
      slug: 'vehicles',
      before: expect.stringMatching(/^Motor cars, Motorbikes & Scooters, Vans/),
      after: expect.stringMatching(/^Vans, Motor cars, Motorbikes/),
    },
  ]);
});

test('the search understands both the new name and the old one', () => {
  const interpreted = (q: string) => {
    const { text, scope, area } = interpretQuery(search(q));
    return [text, scope?.slug, area?.slug];
  };
  expect(interpreted('wheels and gears in leeds')[1]).not.toBe('leisure');
  show({ names: { leisure: 'Wheels & gears', vehicles: 'Motors' } });
  expect(interpreted('Wheels & Gears')).toEqual([null, 'leisure', undefined]);
  expect(interpreted('wheels and gears in leeds')).toEqual([null, 'leisure', 'leeds']);
  expect(interpreted('wheels & gears leeds')).toEqual([null, 'leisure', 'leeds']);
  expect(interpreted('motors near leeds')).toEqual([null, 'vehicles', 'leeds']);
  expect(interpreted('cars in leeds')).toEqual([null, 'cars', 'leeds']);
  expect(searchHeading(search('wheels and gears in leeds'))).toMatch(/^Wheels & gears · /);
  expect(effectivePieces(search('wheels & gears in leeds')).map(({ words }) => words)).toContain(
    'wheels & gears',
  );
  // Part of another word.
  expect(interpreted('wheels & gears polish')).toEqual([
    'wheels & gears polish',
    undefined,
    undefined,
  ]);
  expect(searchPath(search('wheels and gears'))).toBe('/search?q=wheels+and+gears');
  showChanges(nothingChanged);
  expect(interpreted('wheels and gears in leeds')[1]).not.toBe('leisure');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  categories,
  categoryByName,
  categoryGroups,
  homeSections,
} from '@/lib/catalogue/categories';
import {
  ethnicities,
  languages,
  nationalities,
  rateDurations,
  services,
  vehicleYears,
} from '@/lib/catalogue/enumerations';
import { formKindOf, formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { totalPence, type UpgradeKey, upgradeKeys, upgrades } from '@/lib/catalogue/upgrades';

describe('the catalogue', () => {
  test('has the six groups with the specified numbers of categories', () => {
    expect(categoryGroups.map(({ name, categories }) => [name, categories.length])).toEqual([
      ['Free personals', 9],
      ['Services', 12],
      ['Buy & Sell', 6],
      ['Residential Property', 6],
      ['Vehicles', 7],
      ['Jobs', 6],
    ]);
  });

  test('has unique names and slugs', () => {
    expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
  });

  test.each([
    ['Escorts and Massages', 'escort'],
    ['Massage', 'service'],
    ['Vehicle Accessories', 'goods'],
    ['Cars', 'vehicle'],
    ['Caravans', 'vehicle'],
    ['Electronics', 'goods'],
    ['Full-Time Jobs', 'job'],
    ['Flatshare - Rooms to rent', 'property'],
    ['Adult Dating', 'generic'],
  ])('shows %s with the %s form', (name, kind) => {
    expect(categoryByName(name)?.formKind).toBe(kind);
  });

  test('has exactly the six adult categories', () => {
    expect(categories.filter(({ isAdult }) => isAdult).map(({ name }) => name)).toEqual([
      'Gay Escorts',
      'Trans Escorts',
      'Adult Dating',
      'Escorts and Massages',
      'Adult Entertainment',
      'Swingers',
    ]);
  });

  test('has the seven buttons of the home page in order', () => {
    expect(homeSections.map(({ name }) => name)).toEqual([
      'Property',
      'Jobs',
      'Vehicles',
      'Buy & Sell',
      'Services',
      'Personals',
      'Adult',
    ]);
  });

  test('has enumerations of the stated length', () => {
    expect(services).toHaveLength(23);
    expect(languages).toHaveLength(9);
    expect(ethnicities).toHaveLength(12);
    expect(nationalities).toHaveLength(32);
    expect([nationalities[0], nationalities.at(-1)]).toEqual(['United Kingdom', 'Other']);
    expect(rateDurations).toHaveLength(6);
  });

  test('offers 40 years, the current one first', () => {
    const years = vehicleYears(new Date('2026-11-20'));
    expect(years).toHaveLength(40);
    expect([years[0], years.at(-1)]).toEqual(['2026', '1987']);
  });

  test('allows 12 pictures for property, vehicles and escorts, else 6, and crops in all but the generic forms', () => {
    const of = (kind: keyof typeof formKinds) => [formKinds[kind].maxImages, formKinds[kind].crop];
    expect(of('property')).toEqual([12, true]);
    expect(of('vehicle')).toEqual([12, true]);
    expect(of('escort')).toEqual([12, true]);
    expect(of('service')).toEqual([6, true]);
    expect(of('generic')).toEqual([6, false]);
  });

  test('asks a monthly price for rentals and a total for sales', () => {
    const label = (name: string) => {
      const category = categoryByName(name);
      return (
        category && formKindOf(category).fields.find(({ control }) => control === 'price')?.label
      );
    };
    expect(label('Property to Rent')).toBe('Price per month (£)');
    expect(label('Property for Sale')).toBe('Price (£)');
  });
});

describe('upgrades', () => {
  test("have the specification's prices", () => {
    expect(upgrades.map(({ key, pence }) => [key, pence])).toEqual([
      ['vip', 7199],
      ['featured', 6199],
      ['highlight', 2599],
      ['newLabel', 799],
      ['website', 399],
    ]);
  });

  test('have 32 distinct sums, so that an amount identifies its upgrades', () => {
    const subsets = upgradeKeys.reduce<UpgradeKey[][]>(
      (all, key) => all.flatMap((subset) => [subset, [...subset, key]]),
      [[]],
    );
    expect(new Set(subsets.map((keys) => totalPence(keys))).size).toBe(32);
  });

  test('are added once each, in any order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...upgradeKeys)), (keys) => {
        expect(totalPence(keys)).toBe(totalPence([...new Set(keys)].reverse()));
      }),
    );
  });
});

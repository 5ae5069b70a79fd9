import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { getScopeCounts } from '@/lib/search/counts/scope-counts';
import type { Facet } from '@/lib/search/facets/facet';
import { getFacets } from '@/lib/search/facets/facets';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

const now = new Date();
const parse = (address: string) => parseSearch(new URLSearchParams(address), { isAdult: false });

type Car = { make: string; model: string; year: number; fuelType: string; mileage: number };

const makes = ['Ford', 'FORD', 'ford', 'Kia', 'Volvo'];
const models = ['Fiesta', 'Focus', 'C-Max'];
const fuels = ['Petrol', 'Diesel', 'Electric'];
const cars: Car[] = Array.from({ length: 24 }, (_, index) => ({
  make: makes[index % 5] ?? '',
  model: models[index % 3] ?? '',
  year: 2005 + ((index * 7) % 18),
  fuelType: fuels[(index * 5) % 3] ?? '',
  mileage: 1000 * (1 + ((index * 13) % 24)),
}));

let owner: Member;
beforeAll(async () => {
  owner = await createMember();
  for (const car of cars) await createAd(owner, { kind: 'vehicle', form: car });
  await createAd(owner, { kind: 'vehicle', form: { make: 'Lada' }, columns: { isActive: false } });
}, 60_000);
afterAll(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

const matches = {
  make: (car: Car) => car.make.toLowerCase() === 'ford',
  fuelType: (car: Car) => ['Petrol', 'Electric'].includes(car.fuelType),
  year: (car: Car) => car.year >= 2010 && car.year <= 2018,
};
type Choice = keyof typeof matches;

function naive(field: keyof Car, choices: Choice[]): Record<string, number> {
  const others = choices.filter((choice) => choice !== field);
  const counts: Record<string, number> = {};
  for (const car of cars.filter((each) => others.every((choice) => matches[choice](each)))) {
    const value = String(car[field]).toLowerCase();
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

const addresses: Record<Choice, string> = {
  make: 'make=Ford',
  fuelType: 'fuelType=petrol&fuelType=electric',
  year: 'year-min=2010&year-max=2018',
};

const facetsOf = (choices: Choice[]) =>
  getFacets(parse(['category=cars', ...choices.map((name) => addresses[name])].join('&')), now);

const countsOf = (facets: Facet[], wanted: string) => {
  const facet = facets.find(({ name }) => name === wanted);
  if (facet?.kind !== 'values') throw new Error(`No values of ${wanted}`);
  return Object.fromEntries(facet.values.map(({ value, count }) => [value, count]));
};

describe('facet counts equal counting the ads', () => {
  test.each<[Choice[]]>([
    [[]],
    [['make']],
    [['fuelType']],
    [['year']],
    [['make', 'fuelType']],
    [['make', 'year', 'fuelType']],
  ])('with %o chosen', async (choices) => {
    const facets = await facetsOf(choices);
    for (const field of ['make', 'fuelType'] as const) {
      const chosen = field === 'make' ? ['ford'] : ['petrol', 'electric'];
      const expected = naive(field, choices);
      // A chosen value is shown even if it finds nothing.
      if (choices.includes(field)) for (const value of chosen) expected[value] ??= 0;
      expect(countsOf(facets, field)).toEqual(expected);
    }
    const year = facets.find(({ name }) => name === 'year');
    const years = Object.keys(naive('year', choices)).map(Number);
    expect(year).toMatchObject({ lowest: Math.min(...years), highest: Math.max(...years) });
    const { total } = await searchAds(
      parse(['category=cars', ...choices.map((name) => addresses[name])].join('&')),
      now,
    );
    const found = cars.filter((car) => choices.every((choice) => matches[choice](car)));
    expect(total).toEqual({ count: found.length, isMore: false });
  });
});

test('makes are counted in any case; models are offered once a make is chosen', async () => {
  const before = await facetsOf([]);
  expect(before.map(({ name }) => name)).not.toContain('model');
  expect(Object.keys(countsOf(before, 'make')).sort()).toEqual(['ford', 'kia', 'volvo']);
  expect(countsOf(await facetsOf(['make']), 'model')).toEqual(naive('model', ['make']));
});

test("values have the ad's wording and the form's order", async () => {
  const facets = await facetsOf(['fuelType']);
  expect(facets.find(({ name }) => name === 'fuelType')).toMatchObject({
    label: 'Fuel type',
    values: [
      { value: 'petrol', label: 'Petrol', isChosen: true },
      { value: 'diesel', label: 'Diesel', isChosen: false },
      { value: 'electric', label: 'Electric', isChosen: true },
    ],
  });
  expect(facets.find(({ name }) => name === 'vehicleOfferType')).toMatchObject({
    label: 'Offer',
    values: [{ value: 'sell', label: 'For sale', count: naive('fuelType', []).petrol ? 16 : 0 }],
  });
});

test('groups and categories below have their counts', async () => {
  const { scopes } = await searchAds(parse('category=vehicles'), now);
  expect(scopes).toEqual({
    values: [{ value: 'cars', label: 'Cars', count: 24, isChosen: false }],
    isMore: false,
  });
});

test('the counts below a long list are at most a minute old', async () => {
  const area = 'wales';
  const counted = { area, fresh: 0, latestAt: now, changedAt: now };
  await db.adCount.createMany({
    data: [
      { ...counted, scope: 'vehicles', count: 30_000 },
      { ...counted, scope: 'cars', count: 29_000 },
      { ...counted, scope: 'other-vehicles', count: 1_000 },
    ],
  });
  const below = (address: string) => getScopeCounts(parse(address), now);
  const { values, isMore } = await below(`category=vehicles&place=${area}`);
  const counts = Object.fromEntries(values.map(({ value, count }) => [value, count]));
  expect([counts, isMore]).toEqual([{ cars: 29_000, 'other-vehicles': 1_000 }, false]);
  expect((await below(`category=vehicles&place=${area}&photos=1`)).values).toEqual([]);
  await db.adCount.deleteMany({ where: { area } });
});

test('jobs are found by the yearly pay in their text', async () => {
  const employer = await createMember();
  const said = ['£31,000 a year', '£14 an hour, tips shared', 'Negotiable', '£46,000 to £54,000'];
  for (const salary of said) {
    await createAd(employer, { kind: 'job', form: { salary } });
  }
  const found = async (range: string) => {
    const page = await searchAds(parse(`category=jobs&${range}&sort=newest`), now);
    const salary = page.facets.find(({ name }) => name === 'salary');
    return [page.widened ? 0 : page.total.count, salary];
  };
  const bounds = { lowest: 2_730_000, highest: 4_600_000, unit: '£' };
  expect(await found('')).toEqual([4, expect.objectContaining(bounds)]);
  expect(await found('salary-min=27301')).toEqual([
    2,
    expect.objectContaining({ ...bounds, min: 2_730_100, max: null }),
  ]);
  expect((await found('salary-min=20000&salary-max=31,000'))[0]).toBe(2);
  expect((await found('salary-min=50000'))[0]).toBe(1);
  await db.ad.deleteMany({ where: { ownerId: employer.userId } });
});

test('stored facets contain only what is filtered by', async () => {
  const other = await createMember();
  for (const kind of ['goods', 'job', 'property', 'service', 'vehicle', 'generic'] as const) {
    const { _id: id } = await createAd(other, { kind, columns: { isActive: false } });
    const row = await db.ad.findUniqueOrThrow({ where: { id }, select: { facets: true } });
    expect(Object.keys(row.facets ?? {})).toEqual(
      expect.not.arrayContaining(['genericDescription', 'serviceDescription', 'jobTitle', 'color']),
    );
  }
});

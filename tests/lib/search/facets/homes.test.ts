import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { getFacets } from '@/lib/search/facets/facets';
import { searchAds } from '@/lib/search/list/search-ads';
import { type Body, createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

const now = new Date();
const parse = (address: string) => parseSearch(new URLSearchParams(address), { isAdult: false });

const rent = 'Property to Rent';
const flatshare = 'Flatshare - Rooms to rent';
const homes: Record<string, Body> = {
  studio: { category: rent, propertyType: 'Studio', availableNow: 'Yes', deposit: 900 },
  titled: {
    category: rent,
    title: 'Studio by the park',
    bedrooms: 1,
    availableNow: 'No',
    availableFrom: '2027-09-01',
  },
  one: { category: rent, bedrooms: 1, furnished: 'Furnished', pets: 'No', epcRating: 'C' },
  two: {
    category: rent,
    bedrooms: 2,
    bathrooms: 1,
    furnished: 'Unfurnished',
    availableNow: 'No',
    availableFrom: '2027-02-01',
    billsIncluded: 'Yes',
    pets: 'Yes',
    councilTaxBand: 'B',
    deposit: '1,384.60',
  },
  four: { category: rent, bedrooms: 4, availableNow: 'No', availableFrom: '2027-05-20' },
  told: {
    category: rent,
    title: 'Two bedroom flat, furnished',
    description: 'All bills included, no pets. DSS welcome. Deposit £700.',
  },
  room: { category: flatshare, surface: undefined, furnished: 'Furnished' },
  wanted: { category: rent, adType: 'Wanted', bedrooms: 2, price: undefined },
};

let owner: Member;
const ids = new Map<string, string>();
beforeAll(async () => {
  owner = await createMember();
  for (const [name, form] of Object.entries(homes)) {
    ids.set((await createAd(owner, { kind: 'property', form }))._id, name);
  }
}, 60_000);
afterAll(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

async function found(filters: string, category = 'property-to-rent') {
  const page = await searchAds(parse(`category=${category}&${filters}&sort=newest`), now);
  return page.widened ? [] : page.ads.map(({ _id }) => ids.get(_id)).toSorted();
}

test.each([
  ['bedrooms-min=2&bedrooms-max=2', ['told', 'two', 'wanted']],
  ['bedrooms-min=0&bedrooms-max=0', ['studio', 'titled']],
  ['bedrooms-max=0', ['studio', 'titled']],
  ['bedrooms-min=2&adType=offer', ['four', 'told', 'two']],
  ['bathrooms-min=1', ['two']],
  ['furnished=furnished', ['one', 'told']],
  ['availableFrom-max=2027-02-01', ['one', 'studio', 'told', 'two']],
  ['availableFrom-max=2027-01-31', ['one', 'studio', 'told']],
  ['billsIncluded=yes&pets=yes', ['two']],
  ['billsIncluded=yes', ['told', 'two']],
  ['pets=no&benefits=accepted', ['told']],
  ['deposit-max=1000', ['studio', 'told']],
  ['deposit-min=1384', ['two']],
  ['epcRating=b&epcRating=c', ['one']],
  ['councilTaxBand=b', ['two']],
  ['adType=wanted', ['wanted']],
])('homes to rent with %s', async (filters, names) => {
  expect(await found(filters)).toEqual(names);
});

test('a studio is found by its type too, and where it is promoted', async () => {
  const form = { propertyType: 'Studio', category: rent };
  const { _id: typed } = await createAd(owner, { kind: 'property', form });
  await db.$executeRaw`UPDATE "Ad" SET "details" = "details" || '{"bedrooms": 1}' WHERE "id" = ${typed}`;
  const titled = [...ids].find(([, name]) => name === 'titled')?.[0] ?? '';
  for (const adId of [typed, titled]) {
    await db.promotion.create({
      data: { adId, upgrade: 'vip', startsAt: addTime(now, -minute), endsAt: addTime(now, day) },
    });
  }
  const studios = parse('category=property-to-rent&bedrooms-min=0&bedrooms-max=0');
  const { ads, vip } = await searchAds(studios, now);
  expect(ads.map(({ _id }) => _id)).toEqual(expect.arrayContaining([typed, titled]));
  expect(vip.map(({ _id }) => _id).toSorted()).toEqual([typed, titled].toSorted());
  await db.ad.delete({ where: { id: typed } });
});

test('rooms and whole homes are separate in the whole group', async () => {
  expect(await found('lettingType=room', 'property')).toEqual(['room']);
  expect(await found('lettingType=whole+place&bedrooms-min=4', 'property')).toEqual(['four']);
});

test('a category offers only filters with different values', async () => {
  const names = async (address: string) =>
    (await getFacets(parse(address), now)).map(({ name }) => name);
  expect(await names('category=property-to-rent')).toContain('lettingType');
  expect(await names('category=flatshare-rooms-to-rent')).not.toContain('lettingType');
  expect(await names('category=property-for-sale')).not.toContain('furnished');
  expect(await names('category=property-to-rent')).toContain('benefits');
  expect(await names('category=property-for-sale')).not.toContain('benefits');
  expect(await names('category=job-wanted')).not.toContain('adType');
  expect(await names('category=jobs')).toContain('adType');
});

test('a date in an address must exist', () => {
  const canonical = (text: string) => searchPath(parse(`category=property-to-rent&${text}`));
  const plain = '/search?category=property-to-rent';
  expect(canonical('availableFrom-max=2027-02-01')).toBe(`${plain}&availableFrom-max=2027-02-01`);
  expect(canonical('availableFrom-max=20270201')).toBe(plain);
  expect(canonical('availableFrom-min=2027-02-01')).toBe(plain);
  expect(canonical('bedrooms-min=1.5&deposit-max=x')).toBe(plain);
});

test('a pay range is found by any amount in it', async () => {
  const { _id: id } = await createAd(owner, {
    kind: 'job',
    form: { salary: '£46,000 to £54,000 a year', workplace: 'Hybrid' },
  });
  const has = async (filters: string) => {
    const page = await searchAds(parse(`category=jobs&${filters}`), now);
    return !page.widened && page.ads.some(({ _id }) => _id === id);
  };
  expect(await has('salary-min=50000')).toBe(true);
  expect(await has('salary-min=54001')).toBe(false);
  expect(await has('salary-max=46000&workplace=hybrid')).toBe(true);
  expect(await has('salary-max=45999')).toBe(false);
  expect(await has('workplace=remote')).toBe(false);
});

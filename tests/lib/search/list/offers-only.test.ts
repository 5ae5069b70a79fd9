import { beforeAll, describe, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();
const offered = 'Oak wardrobe with two doors';
const wanted = 'Wanted: a wardrobe for a small room';
const wantedByField = 'Wardrobe for a student flat, please';

beforeAll(async () => {
  const seller = await createMember();
  await createAd(seller, { form: { title: offered }, now });
  await createAd(seller, { form: { title: wanted }, now });
  await createAd(seller, { form: { title: wantedByField, adType: 'Wanted' }, now });
});

async function titles(params: string): Promise<string[]> {
  const query = parseSearch(new URLSearchParams(params), { isAdult: false });
  const { ads } = await searchAds(query, now);
  return ads.map(({ title }) => title);
}

test('a search for an item omits wanted ads', async () => {
  expect(await titles('q=wardrobe')).toEqual([offered]);
});

test('on request, wanted ads come after offers', async () => {
  const found = await titles('q=wardrobe&wanted=1');
  expect(found[0]).toBe(offered);
  expect(found.slice(1).sort()).toEqual([wanted, wantedByField].sort());
});

test('a search for wanted ads finds them', async () => {
  expect(await titles('q=wardrobe wanted')).toContain(wanted);
});

test('a category has the count of the search that it opens', async () => {
  const seller = await createMember();
  await createAd(seller, { form: { title: 'Zanfirbar in two colours' }, now });
  await createAd(seller, { form: { title: 'Zanfirbar for my collection', adType: 'Wanted' }, now });
  const open = (params: string) =>
    searchAds(parseSearch(new URLSearchParams(params), { isAdult: false }), now);
  const everywhere = await open('q=zanfirbar');
  expect(everywhere.total.count).toBe(2);
  expect(everywhere.scopes.values).toHaveLength(1);
  for (const { value, count } of everywhere.scopes.values) {
    const { total, scopes } = await open(`q=zanfirbar&category=${value}`);
    expect([count, total.count]).toEqual([1, 1]);
    expect(scopes.values.map((one) => one.count)).toEqual([1]);
  }
});

describe('what only looks like the thing', () => {
  beforeAll(async () => {
    const seller = await createMember();
    const goods = [
      'Silver Cross pram in navy',
      'Dolls pram in pink',
      'Impact drill, two batteries',
      'Impact drill, body only',
    ];
    for (const title of goods) await createAd(seller, { form: { title }, now });
    const home = { kind: 'property', now } as const;
    const form = { category: 'Property to Rent', propertyType: 'House' };
    for (const title of ['Student house near the university', 'Family house, no students'])
      await createAd(await createMember(), { ...home, form: { ...form, title } });
    await createAd(await createMember(), {
      ...home,
      form: {
        title: 'Double room in a quiet house',
        category: 'Flatshare - Rooms to rent',
        propertyType: 'House',
      },
    });
  });

  test.each([
    ['pram', ['Silver Cross pram in navy']],
    ['dolls pram', ['Dolls pram in pink']],
    ['drill with battery', ['Impact drill, two batteries']],
    ['drill', ['Impact drill, body only', 'Impact drill, two batteries']],
    ['house', ['Family house, no students', 'Student house near the university']],
    ['student house', ['Student house near the university']],
    ['house no students', ['Family house, no students', 'Student house near the university']],
    ['room', ['Double room in a quiet house']],
  ])('“%s” finds %j', async (q, expected) => {
    expect((await titles(`q=${encodeURIComponent(q)}`)).sort()).toEqual(expected);
  });
});

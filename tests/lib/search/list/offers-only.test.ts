import { beforeAll, expect, test } from 'vitest';
import { searchAds } from '@/lib/search/list/search-ads';
import { parseSearch } from '@/lib/search/query/search-params';
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

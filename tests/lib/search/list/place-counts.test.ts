import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { getPlaceCounts } from '@/lib/search/list/places/place-counts';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const ask = (params: string) => parseSearch(new URLSearchParams(params), { isAdult: false });

const counted = async (params: string) =>
  (await getPlaceCounts(ask(params), new Date())).map(({ place, count }) => [place.outcode, count]);

beforeAll(async () => {
  const member = await createMember();
  const ads = [
    ['Kestrelmoor brass', 'ilford-ig1'],
    ['Kestrelmoor brass with stand', 'ilford-ig1'],
    ['Kestrelmoor brass lens', 'leeds-ls1'],
    ['Wooden xylophone', 'leeds-ls1'],
  ] as const;
  for (const [title, slug] of ads) {
    await createAd(member, { form: { title, location: { slug } } });
  }
});

test('ads are counted by outcode, most first, with the words, filters and place of the search', async () => {
  expect(await counted('q=kestrelmoor')).toEqual([
    ['IG1', 2],
    ['LS1', 1],
  ]);
  expect(await counted('q=kestrelmoor&place=leeds')).toEqual([['LS1', 1]]);
  expect(await counted('q=xylophone')).toEqual([['LS1', 1]]);
  expect(await counted('q=kestrelmoor&category=jobs')).toEqual([]);
});

test('places are counted for the map only', async () => {
  const now = new Date();
  const map = await searchAds(ask('q=kestrelmoor&view=map'), now);
  expect(map.places?.map(({ count }) => count)).toEqual([2, 1]);
  expect((await searchAds(ask('q=kestrelmoor'), now)).places).toBeNull();
});

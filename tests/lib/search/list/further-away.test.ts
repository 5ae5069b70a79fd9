import { beforeAll, expect, test, vi } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { postgresqlEngine } from '@/lib/search/postgresql/postgresql-engine';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();

beforeAll(async () => {
  const seller = await createMember();
  const sell = (title: string, slug: string, genericPrice: string, columns = {}) =>
    createAd(seller, { form: { title, location: { slug }, genericPrice }, columns, now });
  await sell('Pogo stick from Leeds', 'leeds-ls1', '20');
  await sell('Pogo stick from Bradford', 'bradford-bd1', '25');
  await sell('Pogo stick from York', 'york-yo1', '30');
  await sell('Pogo stick from Manchester', 'manchester-m1', '90');
  await sell('Pogo stick from Truro', 'truro-tr1', '35');
  await sell('Pogo stick from Wakefield, disabled', 'wakefield-wf1', '20', { isActive: false });
  await sell('Stilts from Truro', 'truro-tr1', '35');
  for (let count = 0; count < 8; count += 1)
    await sell(`Hula hoop ${count} from Leeds`, 'leeds-ls1', '5');
  await sell('Hula hoop from York', 'york-yo1', '5');
});

const search = (params: string) =>
  searchAds(parseSearch(new URLSearchParams(params), { isAdult: false }), now);

const shortTitle = ({ title }: { title: string }) => title.replace(/.* from /, '');

async function further(params: string) {
  const page = await search(params);
  const { ads, wider } = page.further ?? { ads: [], wider: [] };
  return {
    own: page.ads.map(shortTitle).toSorted(),
    further: ads.map(shortTitle),
    wider: wider.map(({ radius }) => radius),
  };
}

test('a short list goes on with the nearest ads beyond the radius', async () => {
  expect(await further('q=pogo+stick&place=leeds')).toEqual({
    own: ['Bradford', 'Leeds'],
    further: ['York', 'Manchester'],
    wider: [25, 50, null],
  });
  const { further: block } = await search('q=pogo+stick&place=leeds');
  expect(block?.ads.map(({ miles }) => Math.round(miles ?? 0))).toEqual([22, 36]);
});

test('also for a place among the words, with a radius of its own', async () => {
  expect((await further('q=pogo+stick+leeds')).further).toEqual(['York', 'Manchester']);
  expect((await further('q=pogo+stick+within+30+miles+of+leeds')).further).toEqual(['Manchester']);
});

test('filters and price are kept', async () => {
  expect(await further('q=pogo+stick&place=leeds&max=50')).toMatchObject({
    further: ['York'],
    wider: [25, null],
  });
  expect((await further('q=pogo+stick&place=leeds&photos=1')).further).toEqual([]);
});

test('with nothing within 50 miles the nearest in the UK is shown', async () => {
  expect(await further('q=pogo+stick&place=truro')).toMatchObject({
    own: ['Truro'],
    further: ['Manchester', 'Bradford', 'Leeds', 'York'],
    wider: [null],
  });
  expect(await further('q=pogo+stick&place=leeds&radius=50')).toMatchObject({
    further: ['Truro'],
    wider: [null],
  });
});

test('beyond the wider radius that found something', async () => {
  const page = await search('q=pogo+stick&place=skipton');
  expect(page.widened?.relaxed).toEqual(['radius']);
  expect(page.ads.map(shortTitle).toSorted()).toEqual(['Bradford', 'Leeds']);
  expect(page.further?.ads.map(shortTitle)).toEqual(['Manchester', 'York']);
});

test('beyond a county by its middle', async () => {
  const { further: block } = await search('q=pogo+stick&place=west-yorkshire');
  expect(block?.ads.map(shortTitle)).toEqual(['York', 'Manchester']);
  expect(block?.wider.map(({ radius, area }) => [radius, area.centre !== null])).toEqual([
    [50, true],
    [null, true],
  ]);
});

test.each([
  ['without a place', 'q=pogo+stick'],
  ['in a region', 'q=pogo+stick&place=yorkshire-and-the-humber'],
  ['across the UK', 'q=pogo+stick&place=leeds&radius=uk'],
  ['if there are no others', 'q=stilts&place=truro'],
  ['on a map', 'q=pogo+stick&place=leeds&view=map'],
  ['if the search was widened by its price', 'q=pogo+stick&place=leeds&max=10'],
])('not %s', async (_, params) => {
  const page = await search(params);
  expect(page.ads.length).toBeGreaterThan(0);
  expect(page.further).toBeNull();
});

test('a list with enough ads asks for no others', async () => {
  const list = vi.spyOn(postgresqlEngine, 'list');
  const page = await search('q=hula+hoop&place=leeds');
  expect([page.total.count, page.further, list.mock.calls.length]).toEqual([8, null, 1]);
});

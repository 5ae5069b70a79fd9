import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { correctText } from '@/lib/search/spelling/spelling';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();
const ask = (address: string) => parseSearch(new URLSearchParams(address), { isAdult: false });
const corrections = (address: string) => correctText(ask(address), now);

beforeAll(async () => {
  const owner = await createMember();
  const publish = (category: string, title: string) =>
    createAd(owner, { form: { category, title }, now });
  for (const thing of ['mixer', 'blender', 'steamer'])
    await publish('Home', `Food ${thing}, as new`);
  await createAd(owner, {
    kind: 'vehicle',
    form: { title: 'Ford for the weekend, long MOT' },
    now,
  });
  await publish('Fashion', 'Walking boots, hardly worn boots');
  await publish('Fashion', 'Boots for the riding school');
  await publish('Leisure', 'Boats to rent by the hour');
  await refreshTerms(now);
}, 60_000);

test('swapped letters are likelier than a wrong letter, even if the other word is more frequent', async () => {
  expect(await corrections('q=frod')).toEqual(['ford', 'food']);
  const page = await searchAds(ask('q=frod'), now);
  expect([page.query.text, page.ads.length]).toEqual(['ford', 1]);
});

test('a doer is corrected although the stem is that of a verb in an ad', async () => {
  const owner = await createMember();
  const description = 'We instruct beginners, with patience.';
  await createAd(owner, { form: { title: 'Boots for the first lessons', description }, now });
  expect(await corrections('q=driving+instructer')).toEqual(['driving instructor']);
});

test('a word without ads in the scope comes last', async () => {
  expect(await corrections('q=frod&category=cars')).toEqual(['ford', 'food']);
  expect(await corrections('q=frod&category=home')).toEqual(['food', 'ford']);
});

test('of equally near words the more frequent comes first, in the scope if there is one', async () => {
  expect(await corrections('q=boits')).toEqual(['boots', 'boats']);
  expect(await corrections('q=boits&category=fashion')).toEqual(['boots', 'boats']);
  expect(await corrections('q=boits&category=leisure')).toEqual(['boats', 'boots']);
});

test('words of the vocabulary are corrections even without ads', async () => {
  expect(await corrections('q=exersize bike')).toContain('exercise bike');
  expect(await corrections('q=electrition')).toContain('electrician');
});

import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { firstWithAds } from '@/lib/search/postgresql/first-with-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();

beforeAll(async () => {
  const seller = await createMember();
  await createAd(seller, { form: { title: 'Walnut quillbox with a lid' }, now });
  await createAd(seller, { form: { title: 'The quillbox and the zinc tray' }, now });
  await createAd(seller, { form: { title: 'The Who: a signed record' }, now });
});

const first = (...searches: string[]) =>
  firstWithAds(
    searches.map((q) => parseSearch(new URLSearchParams(q), { isAdult: false })),
    now,
  );

test('without searches there is no first', async () => {
  expect(await first()).toBeNull();
});

test('the first of many searches that an ad answers, in their order', async () => {
  const none = Array.from({ length: 9 }, (_, index) => `q=quillbox granite&max=${index + 1}`);
  expect(await first(...none)).toBeNull();
  expect(await first(...none, 'q=walnut quillbox', 'q=quillbox')).toBe(9);
  expect(await first('q=walnut zinc', 'q=quillbox&max=1', ...none, 'q=zinc quillbox')).toBe(11);
});

test('words in another order, with operators, or too small for the index', async () => {
  expect(await first('q=granite', 'q=quillbox -walnut')).toBe(1);
  expect(await first('q=granite', 'q="tray quillbox"', 'q="zinc tray"')).toBe(2);
  expect(await first('q=granite', 'q=the who')).toBe(1);
});

test('searches without words are tried too', async () => {
  expect(await first('q=granite', 'category=home&max=1', 'category=home')).toBe(2);
});

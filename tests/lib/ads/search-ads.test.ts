import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { escapeLike, searchAds } from '@/lib/ads/search-ads';
import { addTime, minute } from '@/lib/dates';
import { createAd } from '../../builders/ad';
import { createMember } from '../../builders/member';

const now = new Date();
const ago = (minutes: number) => addTime(now, -minutes * minute);
const titles = async (search: Partial<Parameters<typeof searchAds>[0]>) => {
  const { ads } = await searchAds({ isAdult: false, limit: 50, ...search }, now);
  return ads.map(({ title }) => title);
};

let actor: Actor;
beforeAll(async () => {
  actor = await createMember();
});

const publish = (title: string, rankedAt: Date, extra: Parameters<typeof createAd>[1] = {}) =>
  createAd(actor, {
    ...extra,
    form: { ...extra.form, title },
    columns: { rankedAt, ...extra.columns },
  });

test('words are found whatever their capitals, newest first', async () => {
  await publish('Turquoise ZEPPELIN in a box', ago(2));
  await publish('A zeppelin of turquoise glass', ago(1));
  expect(await titles({ text: 'zeppelin' })).toEqual([
    'A zeppelin of turquoise glass',
    'Turquoise ZEPPELIN in a box',
  ]);
});

test('signs of patterns are only signs', async () => {
  await publish('Quagga blanket 100% wool', ago(1));
  await publish('Quagga blanket 1000 threads', ago(2));
  expect(await titles({ text: 'blanket 100%' })).toEqual(['Quagga blanket 100% wool']);
  expect(await titles({ text: 'Quagga_blanket' })).toEqual([]);
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});

test('what is not public or adult is not found', async () => {
  await publish('Ibis feathers, disabled ad', ago(1), { columns: { isActive: false } });
  await publish('Ibis feathers, expired ad', ago(1), { columns: { expiresAt: ago(1) } });
  await publish('Ibis feathers, deleted ad', ago(1), { columns: { deletedAt: ago(1) } });
  await publish('Ibis feathers, ad under review', ago(1), { columns: { moderation: 'held' } });
  await publish('Ibis feathers and a massage', ago(1), { kind: 'escort' });
  expect(await titles({ text: 'ibis feathers' })).toEqual([]);
  expect(await titles({ text: 'ibis feathers', isAdult: true })).toEqual([
    'Ibis feathers and a massage',
  ]);
});

test('a group keeps the others out', async () => {
  await publish('Okapi hatchback with history', ago(1), { kind: 'vehicle' });
  await publish('Okapi plush toy for children', ago(1));
  expect(await titles({ text: 'okapi', group: 'vehicles' })).toEqual([
    'Okapi hatchback with history',
  ]);
});

test('a region keeps the others out, words and groups included', async () => {
  const cardiff = { location: { postcode: 'CF10' } };
  await publish('Marmoset lamp near the castle', ago(1), { form: cardiff });
  await publish('Marmoset lamp in the suburbs', ago(2));
  await publish('Another lamp near the castle', ago(1), { form: cardiff });
  const search = { text: 'marmoset', group: 'buy-and-sell' };
  expect(await titles({ ...search, region: 'WA' })).toEqual(['Marmoset lamp near the castle']);
  expect(await titles({ ...search, region: 'LN' })).toEqual(['Marmoset lamp in the suburbs']);
  expect(await titles({ ...search, region: 'NI' })).toEqual([]);
  expect(await titles({ ...search, group: 'vehicles', region: 'WA' })).toEqual([]);
});

test('pages of a region follow each other', async () => {
  const same = ago(30);
  for (let number = 1; number <= 3; number += 1) {
    await publish(`Pangolin picture number ${number}`, same);
  }
  const search = { text: 'pangolin', region: 'LN', isAdult: false, limit: 2 } as const;
  const first = await searchAds(search, now);
  const second = await searchAds({ ...search, after: first.next ?? '' }, now);
  const ids = [...first.ads, ...second.ads].map(({ _id }) => _id);
  expect([ids.length, new Set(ids).size, second.next]).toEqual([3, 3, null]);
});

test('pages follow each other without gap or repetition, equal times included', async () => {
  const same = ago(30);
  for (let number = 1; number <= 5; number += 1)
    await publish(`Axolotl picture number ${number}`, same);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await searchAds(
      { text: 'axolotl', isAdult: false, limit: 2, ...(after && { after }) },
      now,
    );
    seen.push(...page.ads.map(({ _id }) => _id));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});

test('a forged mark of a page is as good as none', async () => {
  await publish('Narwhal tooth, carved by hand', ago(1));
  for (const after of [
    '',
    '1',
    "1-x' OR 1=1",
    `${'9'.repeat(14)}-000000000000`,
    '-1-000000000000',
  ]) {
    expect(await titles({ text: 'narwhal', after }), after).toEqual([
      'Narwhal tooth, carved by hand',
    ]);
  }
});

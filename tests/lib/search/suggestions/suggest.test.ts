import { beforeAll, expect, test } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import { allRegions, allTowns } from '@/lib/locations/area-lists';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { suggest } from '@/lib/search/suggestions/suggest';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();
const texts = async (typed: string) => (await suggest(typed)).map(({ text }) => text);

beforeAll(async () => {
  const owner = await createMember();
  const vehicle = (make: string, model: string) =>
    createAd(owner, { kind: 'vehicle', form: { make, model, title: `${make} for the weekend` } });
  await vehicle('Škoda', 'Octavia');
  await vehicle('Škoda', 'octavia');
  await vehicle('škoda', 'Octavia');
  await vehicle('Ford', 'Fiesta');
  await createAd(owner, { form: { title: 'Zircon earrings and a zither' } });
  await createAd(owner, { form: { title: 'Zither with its strings on' } });
  await createAd(owner, { form: { title: 'Quilted zipper bag, a zigzag one' } });
  await createAd(owner, { form: { title: 'Quilted zigzag curtains' } });
  await createAd(owner, {
    form: { title: 'Zeppelin that nobody sees' },
    columns: { isActive: false },
  });
  await createAd(owner, { kind: 'escort', form: { title: 'Zesty company in the evening' } });
  await createAd(owner, { form: { title: 'Naked zinnia bulbs for adults' } });
  await refreshTerms(now);
  await refreshAdCounts(now);
}, 60_000);

test('words of titles are suggested, most frequent first', async () => {
  expect((await texts('zi')).slice(0, 2)).toEqual(['zigzag', 'zither']);
});

test('suggested words belong to existing ads, with category and count', async () => {
  const category = categories.find(({ formKind }) => formKind === 'goods');
  expect(await suggest('zither')).toEqual([
    {
      text: 'zither',
      kind: '',
      href: `/search?q=zither&category=${category?.slug}`,
      category: category?.name,
      count: 2,
    },
  ]);
  expect((await suggest('quilted zig'))[0]).toMatchObject({ text: 'quilted zigzag', count: 1 });
  expect((await suggest('the quilted zig'))[0]).not.toHaveProperty('count');
  // No title has both words.
  expect(await texts('old zi')).toEqual([]);
  expect(await texts('zither quil')).toEqual([]);
});

test('adult words in other ads are not suggested', async () => {
  expect(await texts('nake')).toEqual([]);
  expect(await texts('zinnia adul')).toEqual([]);
  expect(await texts('zinn')).toEqual(['zinnia']);
});

test('words next to the previous ones are suggested', async () => {
  expect(await texts('quilted z')).toEqual(['quilted zigzag', 'quilted zipper']);
  expect(await texts('old quilted zip')).toEqual(['old quilted zipper']);
  expect(await texts('zipper quil')).toEqual(['zipper quilted']);
  // The words are three apart, which is too far.
  expect(await texts('zither s')).toEqual([]);
});

test('words of adult and hidden ads follow no words', async () => {
  expect(await texts('zeppelin nob')).toEqual([]);
  expect(await texts('zesty comp')).toEqual([]);
});

test('words of adult and hidden ads are not suggested', async () => {
  expect(await texts('zest')).toEqual([]);
  expect(await texts('zeppel')).toEqual([]);
  expect(await texts('escort')).toEqual([]);
});

test('makes and models are suggested once, in the most frequent spelling', async () => {
  expect(await suggest('skod')).toContainEqual({
    text: 'Škoda',
    kind: 'Make',
    href: `/search?category=vehicles&make=${encodeURIComponent('škoda')}`,
    count: 3,
  });
  expect(await suggest('ford fi')).toContainEqual({
    text: 'Ford Fiesta',
    kind: 'Model',
    href: '/search?category=vehicles&make=ford&model=fiesta',
    count: 1,
  });
});

test('categories and places are suggested', async () => {
  expect(await suggest('cars')).toContainEqual({
    text: 'Cars',
    kind: 'Category',
    href: '/search?category=cars',
    count: expect.any(Number),
  });
  // It has no ads.
  expect(await texts('tarot')).toEqual([]);
  expect(await texts('ilfo')).toContain('Ilford, Redbridge (IG1)');
});

test('whole regions and towns are suggested before their districts', async () => {
  expect(await suggest('lond')).toContainEqual({
    text: 'London',
    kind: 'Place',
    href: '/search?place=london',
  });
  for (const [typed, first] of [
    ['lond', 'London'],
    ['wal', 'Wales'],
    ['leed', 'Leeds'],
    ['north e', 'North East'],
  ] as const) {
    expect((await suggest(typed, 'places'))[0]?.text).toBe(first);
  }
  const leeds = await suggest('leeds', 'places');
  expect(leeds.map(({ text }) => text)).toContain('Leeds (LS1)');
  expect(new Set(leeds.map(({ kind }) => kind))).toEqual(new Set(['Place']));
});

test('every suggested whole area is understood in the field', () => {
  for (const area of [...allRegions, ...allTowns]) {
    expect(areaOfText(areaText(area))?.slug).toBe(area.slug);
  }
});

test('rebuilding removes old words', async () => {
  expect(await refreshTerms(now)).toBe(await refreshTerms(now));
});

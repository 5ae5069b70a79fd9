import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import { nothingChanged, showChanges } from '@/lib/catalogue/shown-catalogue';
import { allRegions, allTowns } from '@/lib/locations/area-lists';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { parseSearch } from '@/lib/search/address/search-params';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { searchAds } from '@/lib/search/list/search-ads';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { suggest as suggestAll } from '@/lib/search/suggestions/suggest';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();
const suggest = async (...given: Parameters<typeof suggestAll>) =>
  (await suggestAll(...given)).suggestions;
const texts = async (typed: string) => (await suggest(typed, now)).map(({ text }) => text);

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

test('suggested words belong to existing ads, with their category', async () => {
  const category = categories.find(({ formKind }) => formKind === 'goods');
  expect(await suggest('zither', now)).toEqual([
    {
      text: 'zither',
      kind: '',
      href: `/search?q=zither&category=${category?.slug}`,
      category: category?.name,
    },
  ]);
  expect((await suggest('quilted zig', now))[0]).toMatchObject({ text: 'quilted zigzag' });
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
  expect(await suggest('skod', now)).toContainEqual({
    text: 'Škoda',
    kind: 'Make',
    href: `/search?category=vehicles&make=${encodeURIComponent('škoda')}`,
  });
  expect(await suggest('ford fi', now)).toContainEqual({
    text: 'Ford Fiesta',
    kind: 'Model',
    href: '/search?category=vehicles&make=ford&model=fiesta',
  });
});

test('categories and places are suggested', async () => {
  expect(await suggest('cars', now)).toContainEqual({
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
  expect(await suggest('lond', now)).toContainEqual({
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
    expect((await suggest(typed, now, 'places'))[0]?.text).toBe(first);
  }
  const leeds = await suggest('leeds', now, 'places');
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

describe('whole searches', () => {
  beforeAll(async () => {
    const owner = await createMember();
    const rent = (slug: string) =>
      createAd(owner, {
        kind: 'property',
        form: { category: 'Property to Rent', location: { slug }, title: 'Flat by the canal lock' },
      });
    await rent('leeds-ls1');
    await rent('leeds-ls1');
    await rent('york-yo1');
    const post = (category: string, kind: 'job' | 'service') =>
      createAd(owner, { kind, form: { category, title: 'Plumber for the whole town' } });
    await post('Full-Time Jobs', 'job');
    await post('Full-Time Jobs', 'job');
    await post('Find a tradesman', 'service');
    await refreshTerms(now);
    await refreshAdCounts(now);
  });

  test('common searches are completed, if they find ads', async () => {
    expect(await suggest('flat to r', now)).toContainEqual({
      text: 'flat to rent',
      kind: '',
      href: '/search?q=flat+to+rent',
      category: 'Property to Rent',
      count: 3,
    });
    expect(await texts('flat for s')).not.toContain('flat for sale');
    expect(await texts('plumber j')).toEqual(['plumber jobs']);
  });

  test('a count is the number that the search shows', async () => {
    for (const typed of ['flat to r', 'flat to rent in le', 'cars', 'prop', 'plumbe', 'zig']) {
      for (const { href = '', count } of await suggest(typed, now)) {
        const params = new URLSearchParams(href.split('?')[1]);
        const { total } = await searchAds(parseSearch(params, { isAdult: false }), new Date());
        if (count !== undefined) expect(`${href} ${count}`).toBe(`${href} ${total.count}`);
      }
    }
  });

  test('the place behind "in" is completed, if there are ads', async () => {
    expect(await suggest('flat to rent in le', now)).toEqual([
      {
        text: 'flat to rent in Leeds',
        kind: '',
        href: '/search?q=flat+to+rent&place=leeds',
        category: 'Property to Rent',
        count: 2,
      },
    ]);
    expect(await texts('flat yor')).toContain('flat in York');
    expect(await texts('flat to rent in tru')).toEqual([]);
  });

  test('a trade is suggested among the services before the jobs', async () => {
    const plumbers = (await suggest('plumbe', now)).filter(({ text }) => text === 'plumber');
    expect(plumbers.map(({ category, count }) => [category, count])).toEqual([
      ['Find a tradesman', 1],
      ['Full-Time Jobs', undefined],
    ]);
  });

  test('also after jobs were renamed', async () => {
    showChanges({ ...nothingChanged, names: { 'full-time-jobs': 'Permanent posts' } });
    try {
      const plumbers = (await suggest('plumbe', now)).filter(({ text }) => text === 'plumber');
      expect(plumbers.map(({ category }) => category)).toEqual([
        'Find a tradesman',
        'Permanent posts',
      ]);
    } finally {
      showChanges(nothingChanged);
    }
  });

  test('misspelt and separated words are corrected', async () => {
    expect(await texts('plummber')).toContain('plumber');
    expect(await texts('zig zag')).toContain('zigzag');
  });

  test('a place in a title is suggested as a place only', async () => {
    const owner = await createMember();
    await createAd(owner, { form: { title: 'Curtains from a house in Ilford' } });
    await refreshTerms(now);
    const kinds = (await suggest('ilfor', now)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['Place']));
  });
});

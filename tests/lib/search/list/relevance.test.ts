import { beforeAll, describe, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { copyDemo } from '@/tests/builders/servers/demo-database';

/* Typed words, and the demo's ad that must come first. */

const now = new Date();

beforeAll(copyDemo, 240_000);

const search = (address: string, isAdult = false) =>
  searchAds(parseSearch(new URLSearchParams(address), { isAdult }), now);

const firstOf = async (address: string, isAdult = false) => {
  const { ads, featured } = await search(address, isAdult);
  return [...featured, ...ads].map(({ title }) => title);
};

describe('the best match comes first', () => {
  test.each<[words: string, title: string | RegExp]>([
    ['ford fiesta', /ford fiesta/i],
    ['fiesta 2014', 'Ford Fiesta 1.25 Zetec, 2014, long MOT, two owners'],
    ['tesla', 'Tesla Model 3 Standard Range, white, one owner'],
    ['golf estate', 'Volkswagen Golf 1.6 TDI estate, dog not included'],
    ['morris minor', 'Classic Morris Minor convertible, restored'],
    ['ice cream van', 'Peugeot Boxer ice-cream van, ready for the season'],
    ['washing machine', /washing machine/i],
    ['sewing machines', /sewing machine/i],
    ['piano free delivery', 'Upright piano, black, tuned, free delivery within 10 miles'],
    ['sea kayak', 'Sea kayak, 4.7 m, with paddle, deck and buoyancy aid'],
    ['mattress', 'Super king mattress, medium firm, guest room only'],
    ['gaming pc', /gaming/i],
    ['polka dot dress', 'Red polka dot dress, handmade, size 10'],
    ['dental nurse', 'Dental nurse, four-day week, friendly practice'],
    ['detached bungalow', 'Detached bungalow in half an acre, Moray coast'],
    ['electrician', 'NICEIC electrician: rewires, fuse boards, car chargers'],
    ['tree surgeon', 'Tree surgeon: pruning, removal, stump grinding'],
    ['thai massage', 'Traditional Thai massage by a Chiang Mai graduate'],
    ['wedding photographer', 'Wedding photographer who stays until the last dance'],
    ['horse trailer', /horse trailer/i],
    ['cargo bicycle', 'Electric cargo bike, carries two children or a sofa'],
    ['jam jars', 'Jam jars with lids, about eighty'],
    ['kilt', 'Kilt outfit, waist 34 to 36, jacket 40 regular'],
    ['"book club"', 'Book club in Canton has space for two more readers'],
    ['swimming teacher', 'Swimming teachers for weekend classes'],
    ['warehouse -daventry loft', 'Warehouse loft with exposed brick, Ancoats'],
    ['fencing turf', 'Patios, fencing and turf by father and son'],
    ['cafes bookkeeper', 'Bookkeeper for builders, cafés and charities'],
    ['tenement apartment', 'Two-bed tenement flat in Dennistoun, high ceilings'],
    ['house clearance', /house clearance/i],
  ])('%s', async (words, title) => {
    const first = (await firstOf(`q=${encodeURIComponent(words)}`))[0];
    expect(first).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  });
});

describe('what only has the words is left out', () => {
  test.each<[words: string, isNot: RegExp, isFirst?: RegExp]>([
    ['computer', /repair|computer help/i, /computer|pc|laptop/i],
    ['tools', /kitchen fitter/i, /tool/i],
    ['garden shed', /wi-fi/i, /shed/i],
    ['bike not electric', /repairs|mechanic|electric|e-?bike/i, /bike/i],
    ['bmw -diesel', /320d|118d/, /bmw/i],
    ['office chair', /massage/i],
    ['desk and chair', /massage/i],
    ['oven', /tesla|camping/i],
    ['coffee machine', /sage/i],
    ['engagement ring', /telescope|table/i],
    ['bike for 7 year old', /electric|hybrid/i, /child's bike/i],
    ['washing machine in bristol', /sofa/i],
    ['mazda mx5', /audi/i, /MX-5/],
    ['moving house need boxes', /for sale|to let/i, /moving boxes/i],
    ['exercise bike', /\bbike\b/i],
    ['cot bed newborn', /nanny/i, /cot bed/i],
    ['my laptop wont turn on computer repair manchester', /macbook/i, /computer repair/i],
    ['swimming teacher jobs essex', /nurse/i, /swimming teachers/i],
  ])('%s', async (words, isNot, isFirst = /(?:)/) => {
    const titles = await firstOf(`q=${encodeURIComponent(words)}`);
    expect(titles.filter((title) => isNot.test(title))).toEqual([]);
    expect(titles[0] ?? '').toMatch(isFirst);
  });
});

describe('stop words', () => {
  test.each([
    ['who', 'Wedding photographer who stays until the last dance'],
    ['until the', 'Wedding photographer who stays until the last dance'],
    ['not', 'Volkswagen Golf 1.6 TDI estate, dog not included'],
  ])('find titles with %s', async (words, title) => {
    const { ads, widened } = await search(`q=${encodeURIComponent(words)}`);
    expect(ads.map((ad) => ad.title)).toContain(title);
    expect(widened).toBeNull();
  });

  test('and no others', async () => {
    const { ads } = await search('q=until+the');
    for (const { title } of ads) expect(title).toMatch(/\buntil the\b/i);
  });
});

describe('typos', () => {
  test.each([
    ['wasching mashine', 'washing machine'],
    ['morris minr', 'morris minor'],
    ['bungallow', 'bungalow'],
    ['plumer', 'plumber'],
    ['sofaa', 'sofa'],
    ['bycicle', 'bicycle'],
    ['frod fiesta', 'ford fiesta'],
    ['paino', 'piano'],
  ])('%s is corrected to %s, with a note', async (typed, corrected) => {
    const page = await search(`q=${encodeURIComponent(typed)}`);
    expect(page.query.text).toBe(corrected);
    expect(page.widened?.relaxed).toEqual(['spelling']);
    expect(page.widened?.original.text).toBe(typed);
    expect(page.ads.length).toBeGreaterThan(0);
  });

  test('quoted words are not corrected', async () => {
    const { widened, total, ads } = await search('q="bungallow"');
    expect([widened, total.count, ads]).toEqual([null, 0, []]);
  });
});

describe('a search without results is widened', () => {
  test('a town at the end of the words is taken as the place', async () => {
    const { query, widened } = await search('q=fiesta+in+Nottingham');
    expect([query.text, query.area?.slug, widened]).toEqual(['fiesta', 'nottingham', null]);
  });

  test('if that town has none, the words are searched elsewhere', async () => {
    const { query, widened } = await search('q=tesla+near+Lerwick');
    expect([query.text, query.area?.slug, query.radius]).toEqual(['tesla', 'lerwick', null]);
    expect([query.sort, widened?.relaxed]).toEqual(['nearest', ['radius', 'place']]);
  });

  test('some of the words suffice near the place, one of several only anywhere', async () => {
    const near = await search('q=tenement+flat+xyzzyxyzzy&place=glasgow&radius=50');
    expect([near.query.text, near.query.area?.slug]).toEqual(['tenement flat', 'glasgow']);
    expect(near.widened?.relaxed).toEqual(['some words']);
    const far = await search('q=xyzzyxyzzy+tenement&place=lerwick&radius=1');
    expect([far.query.text, far.query.radius]).toEqual(['tenement', null]);
    expect(far.widened?.relaxed).toEqual(['radius', 'place', 'some words']);
  });

  test('the place is dropped before the price, the price before the words', async () => {
    const { query, widened } = await search('q=tesla&category=cars&place=lerwick&max=1');
    expect(query.text).toBe('tesla');
    expect(query.maxPence).toBeNull();
    expect(query.sort).toBe('price-up');
    expect(widened?.relaxed).toEqual(['radius', 'scope', 'place', 'price']);
  });

  test('unknown words are dropped', async () => {
    const { query, widened, ads } = await search('q=xyzzyxyzzy&category=cars');
    expect(widened?.relaxed).toEqual(['words']);
    expect(query.text).toBeNull();
    expect(query.sort).toBe('newest');
    expect(ads.length).toBeGreaterThan(0);
  });
});

test('adult ads are found in the adult section only, and nothing else there', async () => {
  expect(await firstOf('q=companion+mayfair')).not.toContain(
    'Larkspur presents Isabella, refined company in Mayfair',
  );
  const page = await search('q=mayfair', true);
  expect(page.ads.map(({ isAdult }) => isAdult)).not.toContain(false);
  expect([...page.featured, ...page.ads].map(({ title }) => title)).toContain(
    'Larkspur presents Isabella, refined company in Mayfair',
  );
  for (const address of ['', 'q=massage', 'category=personals', 'place=london', 'sort=price-up']) {
    const { ads, featured, vip } = await search(address);
    expect([...ads, ...featured, ...vip].every(({ isAdult }) => !isAdult)).toBe(true);
  }
});

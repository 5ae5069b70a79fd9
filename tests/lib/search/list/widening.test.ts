import { beforeAll, describe, expect, test } from 'vitest';
import { adsPerPage } from '@/lib/catalogue/limits';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();

beforeAll(async () => {
  const seller = await createMember();
  const sell = (title: string, slug: string, genericPrice: string) =>
    createAd(seller, { form: { title, location: { slug }, genericPrice }, now });
  await sell('Unicycle with a 20 inch wheel', 'leeds-ls1', '90');
  await sell('Unicycle for tall riders', 'york-yo1', '150');
  await sell('Unicycle, nearly new', 'truro-tr1', '60');
  await sell('Oak table with six chairs', 'maidstone-me14', '40');
});

const search = (params: string) =>
  searchAds(parseSearch(new URLSearchParams(params), { isAdult: false }), now);

const lines = (page: Awaited<ReturnType<typeof search>>) =>
  page.ads.map(({ title, miles }) => `${title}: ${miles === null ? 'no' : 'some'} miles`);

test.each(['q=unicycle&place=huddersfield&radius=5', 'q=unicycle huddersfield under £200'])(
  '%s: nearest matches first, with distances and surrounding towns',
  async (params) => {
    const page = await search(params);
    expect(lines(page)[0]).toBe('Unicycle with a 20 inch wheel: some miles');
    expect(page.nearby.map(({ area, count }) => [area.slug, count])).toContainEqual(['leeds', 1]);
  },
);

test('a town that is also a word is the place, and is not corrected to another one', async () => {
  const page = await search('q=unicycel hale');
  expect(page.widened?.relaxed).toEqual(['spelling', 'radius']);
  expect([page.query.text, page.query.area?.slug]).toEqual(['unicycle', 'hale']);
});

test('if nobody sells a hot tub, one for hire is found', async () => {
  const seller = await createMember();
  const title = 'Hot tub hire for weekends';
  const category = 'Event Planning & Catering';
  await createAd(seller, { kind: 'service', form: { title, category }, now });
  const hired = await search('q=hot tub');
  expect(hired.ads.map((ad) => ad.title)).toEqual([title]);
  expect(hired.widened?.relaxed).toEqual(['scope']);
  await createAd(seller, { form: { title: 'Hot tub for six people' }, now });
  const sold = await search('q=hot tub');
  expect(sold.ads.map((ad) => ad.title)).toEqual(['Hot tub for six people']);
});

test('“drone work” finds a job with drones', async () => {
  const employer = await createMember();
  const form = { title: 'Pilot of a drone for roof surveys' };
  await createAd(employer, { kind: 'job', form, now });
  const page = await search('q=drone work');
  expect(page.ads.map((ad) => ad.title)).toEqual([form.title]);
});

test('beyond a county by its middle', async () => {
  const page = await search('q=unicycle&place=lancashire');
  expect(page.widened?.relaxed).toEqual(['radius']);
  expect(lines(page)).toEqual(['Unicycle with a 20 inch wheel: some miles']);
  expect(page.nearby.map(({ area }) => area.slug)).toContain('leeds');
  const again = page.widened?.again ? searchPath(page.widened.again) : '';
  expect(again).toBe('/search?q=unicycle&category=buy-and-sell&place=lancashire&radius=50');
  expect(lines(await search(new URL(again, 'http://localhost').search))).toEqual(lines(page));
});

test.each([
  ['kirklees', ['radius'], 25],
  ['highland', ['place'], null],
])('around %s as far as its size asks for', async (place, relaxed, radius) => {
  const page = await search(`q=unicycle&place=${place}`);
  expect(page.widened?.relaxed).toEqual(relaxed);
  expect(page.query.radius).toBe(radius);
  const again = page.widened?.again ? searchPath(page.widened.again) : '';
  expect(lines(await search(new URL(again, 'http://localhost').search))).toEqual(lines(page));
});

test('results far from a county continue on further pages', async () => {
  const seller = await createMember();
  for (let count = 0; count < adsPerPage + 2; count += 1) {
    const form = { title: `Penny farthing number ${count}`, location: { slug: 'truro-tr1' } };
    await createAd(seller, { form, now });
  }
  const page = await search('q=penny farthing&place=lancashire');
  expect([page.ads.length, page.widened?.relaxed]).toEqual([adsPerPage, ['radius', 'place']]);
  const next = page.next ? searchPath(page.next) : '';
  expect(next).toContain('place=lancashire&radius=uk&sort=nearest&page=2');
  const rest = await search(new URL(next, 'http://localhost').search);
  expect([rest.ads.length, rest.ads[0]?.miles === null, rest.widened]).toEqual([2, false, null]);
});

test('the price is dropped after the place, and cards say by how much it is exceeded', async () => {
  const page = await search('q=unicycle&place=leeds&max=70');
  expect(page.ads.map(({ title }) => title)).toEqual(['Unicycle, nearly new']);
  const dear = await search('q=unicycle&place=leeds&max=20');
  expect(dear.ads.map(({ pricePence, overPence }) => [pricePence, overPence])).toEqual([
    [6_000, 2_000],
    [9_000, 2_000],
    [15_000, 2_000],
  ]);
});

test('a nearby home without a word about pets comes before a distant one that accepts them', async () => {
  const landlord = await createMember();
  const publish = (title: string, slug: string) =>
    createAd(landlord, { kind: 'property', form: { title, location: { slug } }, now });
  await publish('Flat to let above the bakery', 'truro-tr1');
  await publish('Flat to let, pets welcome', 'plymouth-pl1');
  const page = await search('q=flat to rent pets allowed&place=truro');
  expect(page.widened?.relaxed).toEqual(['radius', 'facets']);
  expect(page.ads.map(({ title }) => title)).toEqual(['Flat to let above the bakery']);
});

test('a home that refuses pets comes last', async () => {
  const landlord = await createMember();
  const publish = (title: string, slug: string, pets?: string) =>
    createAd(landlord, { kind: 'property', form: { title, location: { slug }, pets }, now });
  await publish('Flat to let in the old school', 'carlisle-ca1', 'No');
  await publish('Flat to let by the castle', 'penrith-ca11');
  const page = await search('q=flat to rent pets allowed&place=carlisle&radius=25');
  expect(page.ads.map(({ title }) => title)).toEqual(['Flat to let by the castle']);
});

test('an item that no ad has is not replaced by others with the same adjective', async () => {
  const seller = await createMember();
  const vehicle = { price: '4000', make: 'Renault', model: 'Zoe', year: '2019', mileage: '9000' };
  const form = {
    ...vehicle,
    category: 'Cars',
    title: 'Electric car, one owner',
    fuelType: 'Electric',
  };
  await createAd(seller, { kind: 'vehicle', form, now });
  for (const params of [
    'q=electric wheelchair',
    'q=large electric xylotron',
    'q=electric xylotron',
  ]) {
    expect((await search(params)).ads, params).toEqual([]);
  }
  await createAd(seller, { form: { title: 'Rollator with a seat and basket' }, now });
  const { ads } = await search('q=electric wheelchair');
  expect(ads.map(({ title }) => title)).toEqual(['Rollator with a seat and basket']);
});

test.each([
  ['unicycle 100-200', ['Unicycle for tall riders: no miles'], [10_000, 20_000]],
  ['lens 100-400', [], [null, null]],
])('numbers that no ad has may be a range of prices: %s', async (q, found, range) => {
  const page = await search(new URLSearchParams({ q }).toString());
  expect(lines(page)).toEqual(found);
  expect([page.query.minPence, page.query.maxPence]).toEqual(range);
});

test('an outcode behind a model may belong to its name', async () => {
  const seller = await createMember();
  const vehicle = { category: 'Cars', make: 'Honda', model: 'Civic Type R', year: '2019' };
  const title = 'Honda Civic Type R FK8, one owner';
  await createAd(seller, { kind: 'vehicle', form: { ...vehicle, title }, now });
  const { ads, widened } = await search('q=civic type r fk8');
  expect([ads.map((ad) => ad.title), widened?.relaxed]).toEqual([[title], ['place']]);
});

test('a search with no possible match finds nothing rather than anything', async () => {
  const page = await search('q=xyzzyxyzzy&place=maidstone');
  expect([page.ads, page.widened]).toEqual([[], null]);
});

test.each(['footmuff zzzq', 'icandy footmuff', 'hedge trimmer blade zzzq'])(
  'an accessory that nobody sells finds nothing: %s',
  async (q) => {
    const page = await search(`q=${q}&place=maidstone`);
    expect([page.ads, page.widened]).toEqual([[], null]);
  },
);

test('ads with the purpose come first, and others are not excluded', async () => {
  const seller = await createMember();
  const sell = (title: string, description: string) =>
    createAd(seller, { form: { title, description }, now });
  await sell('Telescope, 90 mm refractor', 'Good for stargazing from a balcony, with its stand.');
  await sell('Telescope in a wooden box', 'Brass, three draws. From the house of a captain.');
  const page = await search('q=telescope for stargazing');
  expect(page.widened).toBeNull();
  expect(page.ads.map(({ title }) => title)).toEqual([
    'Telescope, 90 mm refractor',
    'Telescope in a wooden box',
  ]);
});

test('if no two words are in an ad, the ad with most of them comes first', async () => {
  const seller = await createMember();
  const sell = (title: string) => createAd(seller, { form: { title }, now });
  await sell('Bridal lehenga, crimson and gold');
  await sell('Crimson paint, two litres');
  const { ads, widened } = await search('q=quux bridal crimson blorp');
  expect(ads[0]?.title).toBe('Bridal lehenga, crimson and gold');
  expect(widened?.relaxed).toEqual(['some words']);
});

test('a model without spaces finds it with them', async () => {
  const seller = await createMember();
  const form = { title: 'BMW R 1250 GS, triple black' };
  await createAd(seller, {
    kind: 'vehicle',
    form: { ...form, category: 'Motorbikes & Scooters' },
    now,
  });
  const { ads } = await search('q=r1250gs');
  expect(ads[0]?.title).toBe(form.title);
});

describe('ads that come closest', () => {
  const address = 'q=someone to help my dad with his typewriter&place=leeds';
  const help = 'Patient typewriter help at home for older people';

  beforeAll(async () => {
    const seller = await createMember();
    const serve = (title: string, slug: string) =>
      createAd(seller, { kind: 'service', form: { title, location: { slug } }, now });
    await serve(help, 'leeds-ls1');
    await serve('Carer for elderly people, days or nights', 'truro-tr1');
  });

  test('are shown where fewer words would find others far away', async () => {
    const page = await search(address);
    expect(page.ads[0]?.title).toBe(help);
    expect(page.ads[0]?.miles).not.toBeNull();
    expect(page.widened).toMatchObject({ relaxed: ['some words'], again: null });
    expect(page.total).toEqual({ count: page.ads.length, isMore: false });
    expect(page.next).toBeNull();
  });

  test.each(['sort=price-up', 'view=map'])('%s needs a search that finds them', async (chosen) => {
    expect((await search(`${address}&${chosen}`)).widened?.again).not.toBeNull();
  });

  test.each(['posted=7', 'min=1'])('ignore no filter: %s', async (filter) => {
    expect((await search(`${address}&${filter}`)).widened?.again).toBeTruthy();
  });

  test('are not shown for quoted words, which were meant literally', async () => {
    const page = await search('q="help my dad" "his typewriter"&place=leeds');
    expect(page.widened?.again ?? null).toBeNull();
    expect(page.ads).toEqual([]);
  });
});

test('if nobody sells rabbits, what rabbits need is found', async () => {
  const seller = await createMember();
  const form = { title: 'Rabbit hutch with two floors' };
  await createAd(seller, { form, now });
  const page = await search('q=rabbits');
  expect(page.ads.map(({ title }) => title)).toEqual([form.title]);
  expect(page.query.text).toBe('"rabbits"');
});

test('a tradesman further away comes before an employer who wants one', async () => {
  const owner = await createMember();
  const service = (title: string, slug: string) => ({
    kind: 'service' as const,
    form: { title, category: 'Find a tradesman', location: { slug } },
    now,
  });
  const employer = {
    title: 'Thatcher wanted for a growing business',
    category: 'Full-Time Jobs',
    location: { slug: 'sheffield-s1' },
  };
  await createAd(owner, { kind: 'job', form: employer, now });
  await createAd(owner, service('Thatcher for roofs of reed', 'leeds-ls1'));
  const page = await search('q=thatcher&place=sheffield');
  expect(page.ads.map(({ title }) => title)).toEqual(['Thatcher for roofs of reed']);
});

test('what a search excludes stays excluded while words are dropped', async () => {
  const owner = await createMember();
  const rent = (title: string) =>
    createAd(owner, { kind: 'property', form: { title, category: 'Property to Rent' }, now });
  await rent('Cottage with a sea view to rent');
  await rent('Cottage with a garden to rent');
  const page = await search('q=zzqx -"sea view"&category=property-to-rent');
  const titles = page.ads.map(({ title }) => title);
  expect(titles).toContain('Cottage with a garden to rent');
  expect(titles).not.toContain('Cottage with a sea view to rent');
});

test('a clean driving licence is no cleaning job', async () => {
  const owner = await createMember();
  const job = (title: string, experience: string) =>
    createAd(owner, { kind: 'job', form: { title, experience, category: 'Part-Time Jobs' }, now });
  await job('Delivery driver for a bakery', 'A clean driving licence');
  await job('Office cleaner, two evenings', 'None');
  const page = await search('q=cleaner jobs');
  expect(page.ads.map(({ title }) => title)).toEqual(['Office cleaner, two evenings']);
});

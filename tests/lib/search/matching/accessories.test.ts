import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { ownAccessories } from '@/lib/search/vocabulary/accessories/accessories';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

/* A search for an item excludes its accessories and other items of its category. */

const now = new Date();

beforeAll(async () => {
  const seller = await createMember();
  for (const title of [
    'PS4 Slim with two games',
    'Adventure game for the PS4',
    'Petrol strimmer, hardly used',
    'Strimmer line, 3 mm, two rolls',
    'Spider-Man 2, PlayStation 5',
    'PlayStation 5, two controllers',
    'Console for sale, PS5 Slim',
    'Epson printer, scans as well',
    'Ink for an Epson, black',
    'Wooden swing and slide',
    'Swing seat, spare',
    'Oil-filled radiator on wheels',
  ]) {
    await createAd(seller, { form: { title, category: 'Home' }, now });
  }
  for (const accessory of ownAccessories) {
    const title = `Accordion ${accessory} in brown`;
    await createAd(await createMember(), { form: { title, category: 'Leisure' }, now });
  }
  await createAd(seller, { form: { title: 'Accordion in a brown case' }, now });
  for (const [title, description] of [
    ['Tower with RTX 3060', 'A gaming PC that I built two years ago. Collection only.'],
    [
      'High-backed seat for gaming PC setup',
      'Red, with armrests. A gaming computer is not part of it.',
    ],
    ['Wedding dress, ivory, lace sleeves', 'Worn once, cleaned and boxed since. Collection only.'],
    ['Wedding guest dress, navy', 'Worn to the wedding of a cousin. Collection only.'],
    ['Canon EOS with two batteries', 'A camera for somebody who starts out. Collection only.'],
    ['Tripod, compact', 'Folds small and fits any camera. Collection only.'],
  ] as const) {
    const category = title.includes('dress') ? 'Fashion' : 'Electronics';
    await createAd(await createMember(), { form: { title, description, category }, now });
  }
  await createAd(seller, {
    kind: 'job',
    form: {
      title: 'Bricklayers required, price work',
      category: 'Full-Time Jobs',
      jobTitle: 'Bricklayer',
    },
    now,
  });
  const category = 'Removals & Storage Services';
  for (const title of [
    'House moves by two careful men',
    'Skips of 4 to 8 yards, delivered',
    'Tree stump removal and grinding',
  ]) {
    await createAd(seller, {
      kind: 'service',
      form: { title, category, serviceType: 'Haulage', servicePrice: '40' },
      now,
    });
  }
  await createAd(seller, {
    kind: 'property',
    form: {
      title: 'Studio flat near the park, all bills paid',
      category: 'Property to Rent',
      propertyType: 'Flat',
      bedrooms: '1',
      price: '600',
    },
    now,
  });
  await createAd(seller, {
    kind: 'property',
    form: {
      title: 'One bedroom flat with a long balcony',
      category: 'Property to Rent',
      propertyType: 'Flat',
      bedrooms: '1',
      price: '700',
    },
    now,
  });
}, 60_000);

async function titles(q: string): Promise<string[]> {
  const { ads } = await searchAds(parseSearch(new URLSearchParams({ q }), { isAdult: false }), now);
  return ads.map(({ title }) => title);
}

test('a search for a console finds no games', async () => {
  expect(await titles('ps4')).toEqual(['PS4 Slim with two games']);
});

test('a search for a strimmer finds no strimmer line', async () => {
  expect(await titles('strimmer')).toEqual(['Petrol strimmer, hardly used']);
});

test('a search for an accordion finds nothing that only follows its name', async () => {
  expect(await titles('accordion')).toEqual(['Accordion in a brown case']);
});

test('a search for a console finds consoles, and no games whose titles end with its name', async () => {
  expect((await titles('ps5 console')).toSorted()).toEqual([
    'Console for sale, PS5 Slim',
    'PlayStation 5, two controllers',
  ]);
});

test('a search for a printer finds no ink', async () => {
  expect(await titles('epson printer')).toEqual(['Epson printer, scans as well']);
});

test('a search for a swing set finds no seats', async () => {
  expect(await titles('kids swing set')).toEqual(['Wooden swing and slide']);
});

test("a thing's stand belongs to it", async () => {
  expect(await titles('radiator')).toEqual(['Oil-filled radiator on wheels']);
});

test('a left-handed search finds nothing right-handed', async () => {
  const seller = await createMember();
  for (const title of [
    'Mandolin, left hand',
    'Mandolin, right-handed',
    'Mandolin for a left hander',
  ]) {
    await createAd(seller, { form: { title, category: 'Leisure' }, now });
  }
  expect(await titles('mandolin left handed')).not.toContain('Mandolin, right-handed');
  expect(await titles('mandolin right hand')).toEqual(['Mandolin, right-handed']);
});

test('a search for a tutor finds no books', async () => {
  const seller = await createMember();
  const description = 'For the exam, with a tutor who has taught Latin for ten years.';
  const book = { title: 'Latin revision guides', description, category: 'Leisure' };
  await createAd(seller, { form: book, now });
  const lessons = {
    title: 'Latin tutor, all levels',
    category: 'Other Services',
    serviceType: 'Tuition',
    servicePrice: '30',
  };
  await createAd(seller, { kind: 'service', form: lessons, now });
  expect(await titles('latin tutor')).toEqual([lessons.title]);
});

test('a search for a van finds no parts, which are found by their names', async () => {
  const seller = await createMember();
  const vehicle = { make: 'Mercedes-Benz', model: 'Sprinter', year: '2018', mileage: '98000' };
  const van = {
    ...vehicle,
    category: 'Vans',
    title: 'Mercedes Sprinter, high roof',
    price: '11500',
  };
  await createAd(seller, { kind: 'vehicle', form: van, now });
  const parts = { category: 'Vehicle Accessories', title: 'Sprinter bulkhead and racking' };
  await createAd(seller, { form: parts, now });
  expect(await titles('sprinter van')).toEqual([van.title]);
  expect(await titles('sprinter bulkhead')).toEqual([parts.title]);
});

test('a search for an accountant finds no clerk who keeps ledgers', async () => {
  const seller = await createMember();
  const service = { category: 'Financial Services', serviceType: 'Tax', servicePrice: '90' };
  const own = { ...service, title: 'Year end accounts for sole traders' };
  await createAd(seller, { kind: 'service', form: own, now });
  const job = { category: 'Full-Time Jobs', title: 'Accounts clerk, two days at home' };
  await createAd(seller, { kind: 'job', form: job, now });
  expect(await titles('accountant')).toEqual([own.title]);
  expect(await titles('accounts jobs')).toEqual([job.title]);
});

test('a pet that needs a new home is free', async () => {
  const seller = await createMember();
  for (const [title, price] of [
    ['Friendly ginger cat needs a new home', ''],
    ['Cat, three years old, neutered', '90'],
  ] as const) {
    const form = { title, category: 'Leisure', genericPrice: price, price: price || undefined };
    await createAd(seller, { form, now });
  }
  expect(await titles('cat free to good home')).toEqual(['Friendly ginger cat needs a new home']);
});

test('a search for movers finds no skips', async () => {
  expect(await titles('movers')).toEqual(['House moves by two careful men']);
});

test('a studio may be entered with one bedroom', async () => {
  expect(await titles('studio to rent')).toEqual(['Studio flat near the park, all bills paid']);
});

test("accessories are left out by the thing's synonyms too", async () => {
  expect(await titles('gaming computer')).toEqual(['Tower with RTX 3060']);
});

test('a dress for guests is not a wedding dress', async () => {
  expect(await titles('wedding dress')).toEqual(['Wedding dress, ivory, lace sleeves']);
});

test('an accessory whose description says what it fits is left out', async () => {
  expect(await titles('camera')).toEqual(['Canon EOS with two batteries']);
});

test('a search for jobs of a trade finds them', async () => {
  expect(await titles('bricklayer vacancies')).toEqual(['Bricklayers required, price work']);
});

test.each([
  [
    'galaxy s21',
    'galaxys21 case',
    [['Samsung Galaxy S21 in grey', 'Always kept in a case. No marks on the screen.']],
    [['Rubber case, Galaxy S21', 'Clear. For the smaller model.']],
  ],
  [
    'ukulele',
    'ukulele strap',
    [['Soprano ukulele, mahogany', 'In tune, with a strap and a book for beginners.']],
    [['Woven strap, brown', 'Goes with any ukulele or small guitar.']],
  ],
  [
    'donkey',
    'donkey halter',
    [['Two donkeys, jenny and foal', 'Good feet, easy to catch and to lead.']],
    [['Leather halter, small', 'Worn by a donkey. Brass fittings.']],
  ],
  [
    'budgie',
    'budgie perch',
    [['Young budgie, blue and white', 'Hand tame. Ready to leave.']],
    [['Natural wood perch set', 'For a budgie or a parrot. Washed.']],
  ],
] as const)('“%s” is not “%s”, and vice versa', async (thing, accessory, things, accessories) => {
  const seller = await createMember();
  for (const [title, description] of [...things, ...accessories]) {
    await createAd(seller, { form: { title, description, category: 'Leisure' }, now });
  }
  expect(await titles(thing)).toEqual(things.map(([title]) => title));
  expect(await titles(accessory)).toEqual(accessories.map(([title]) => title));
});

test('an item included with a thing is not found as an accessory', async () => {
  expect(await titles('ps5 with controller')).not.toContain('Spider-Man 2, PlayStation 5');
});

test.each([
  ['karcher k4 pressure washer', 'Karcher K4 pressure washer', 'Lance, Karcher K4 pressure washer'],
  ['xbox controller', 'Xbox controller, red', 'Xbox controller thumb grips'],
  ['dr martens boots', 'Dr Martens boots, size 5', 'Insoles, Dr Martens boots'],
])('“%s” is not an accessory, before or after its name', async (q, title, accessory) => {
  const seller = await createMember();
  for (const sold of [title, accessory]) {
    await createAd(seller, { form: { title: sold, category: 'Leisure' }, now });
  }
  const found = await titles(q);
  expect(found).toContain(title);
  expect(found).not.toContain(accessory);
});

test('a lost item has no price', async () => {
  const seller = await createMember();
  for (const [title, price] of [
    ['Lost terrapin near the pond', ''],
    ['Terrapin, never lost, with tank', '30'],
  ] as const) {
    const form = { title, category: 'Leisure', genericPrice: price, price: price || undefined };
    await createAd(seller, { form, now });
  }
  expect(await titles('lost terrapin')).toEqual(['Lost terrapin near the pond']);
});

test.each([
  ['reclaimed bricks', 'Reclaimed bricks, 200 to collect', 'Lego, reclaimed bricks of three sets'],
  ['4k monitor', 'Samsung 4K monitor', 'Baby monitor, 4K camera'],
  ['vinyl records', 'Motown vinyl records', 'Record player for vinyl records'],
])('“%s” does not match another kind', async (q, title, other) => {
  const seller = await createMember();
  for (const sold of [title, other]) {
    await createAd(seller, { form: { title: sold, category: 'Leisure' }, now });
  }
  const found = await titles(q);
  expect(found).toContain(title);
  expect(found).not.toContain(other);
});

test('a job is found by its job title, but not by what its description mentions', async () => {
  const seller = await createMember();
  const post = (title: string, jobTitle: string, description: string) =>
    createAd(seller, {
      kind: 'job',
      form: { category: 'Full-Time Jobs', title, jobTitle, description },
      now,
    });
  await post('MOT tester, four-ramp garage', 'Mechanic', 'Tools are bought for you.');
  await post('Receptionist for a busy garage', 'Receptionist', 'You book jobs for each mechanic.');
  expect(await titles('mechanic job')).toEqual(['MOT tester, four-ramp garage']);
});

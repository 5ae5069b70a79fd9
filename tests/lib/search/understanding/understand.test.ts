import { describe, expect, test } from 'vitest';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { effectivePieces, interpretQuery } from '@/lib/search/understanding/interpret-query';
import { understand } from '@/lib/search/understanding/understand';

const ask = (params: Record<string, string> | string) =>
  parseSearch(new URLSearchParams(params), { isAdult: false });

const interpreted = (params: Record<string, string>) => {
  const { text, scope, area, radius, minPence, maxPence, seller, facets } = interpretQuery(
    ask(params),
  );
  return { text, scope: scope?.slug, area: area?.slug, radius, minPence, maxPence, seller, facets };
};

const bedrooms = (min: number | null, max = min) => ({ bedrooms: { min, max } });

describe('a sentence becomes filters', () => {
  test.each([
    [
      'flat in leeds',
      {
        text: null,
        scope: 'property',
        area: 'leeds',
        facets: { propertyType: { values: ['flat', 'studio'] } },
      },
    ],
    [
      '2 bed flat to rent in leeds under £1,200',
      {
        text: null,
        scope: 'property-to-rent',
        area: 'leeds',
        maxPence: 120_000,
        facets: bedrooms(2),
      },
    ],
    ['land for horses to rent', { text: 'horses', scope: 'land-for-sale' }],
    ['office space birmingham city centre', { text: 'office space', area: 'birmingham' }],
    ['flat city centre manchester', { text: null, scope: 'property', area: 'manchester' }],
    ['jobs for 16 year olds manchester', { text: null, scope: 'jobs', area: 'manchester' }],
    ['man and van bath to plymouth', { area: 'bath' }],
    ['removals from stoke to london', { area: 'stoke-on-trent' }],
    ['1 bed flat hull quayside', { scope: 'property', area: 'hull' }],
    ['palm reading by phone', { text: 'palm reading by phone' }],
    ['roofing quote leeds', { text: 'roofing', scope: 'services', area: 'leeds' }],
    ['shelves in leeds town ctr', { text: 'shelves', area: 'leeds' }],
    ['shelves bow e3', { text: 'shelves', area: 'bow-e3' }],
    ['shelves within 5 miles of bow e3', { text: 'shelves', area: 'bow-e3', radius: 5 }],
    [
      'warehouse job weekly pay wigan',
      { text: 'warehouse weekly pay', scope: 'jobs', area: 'wigan' },
    ],
    ['apprenticeship hairdressing leeds', { scope: 'jobs', area: 'leeds' }],
    ['barn conversion to rent york', { text: 'barn conversion', scope: 'property-to-rent' }],
    ['dining chairs x4 leeds', { text: 'dining chairs', area: 'leeds' }],
    ['beauty room to rent leeds', { text: 'beauty room', scope: 'commercial-property' }],
    ['woodland for sale wales', { text: 'woodland', scope: 'land-for-sale', area: 'wales' }],
    ['self storage in leeds', { text: 'self storage', scope: 'garage-storage', area: 'leeds' }],
    [
      'two-bedroom house for sale york',
      { text: null, scope: 'property-for-sale', area: 'york', facets: bedrooms(2) },
    ],
    [
      'house under £250k in Hull',
      { scope: 'property-for-sale', area: 'hull', maxPence: 25_000_000 },
    ],
    ['flat under £900 glasgow', { scope: 'property-to-rent', area: 'glasgow', maxPence: 90_000 }],
    [
      'room to rent in hackney £150 pw',
      { text: null, scope: 'flatshare-rooms-to-rent', area: 'hackney', maxPence: 65_000 },
    ],
    [
      'cars up to £5,000 within 10 miles of BS1',
      { text: null, scope: 'cars', area: 'bristol-bs1', radius: 10, maxPence: 500_000 },
    ],
    [
      'ford fiesta 2015 or newer bristol',
      {
        text: 'ford fiesta',
        scope: 'cars',
        area: 'bristol',
        facets: { year: { min: 2015, max: null } },
      },
    ],
    [
      'van under 60k miles',
      { text: null, scope: 'vans', facets: { mileage: { min: null, max: 60_000 } } },
    ],
    [
      'part time job cardiff',
      {
        text: null,
        scope: 'jobs',
        area: 'cardiff',
        facets: { hours: { values: ['part time', 'full or part time'] } },
      },
    ],
    [
      'full time chef wanted',
      {
        text: 'chef',
        scope: 'jobs',
        facets: {
          adType: { values: ['offer'] },
          hours: { values: ['full time', 'full or part time'] },
        },
      },
    ],
    ['job wanted gardener', { text: 'gardener', scope: 'job-wanted' }],
    [
      'remote bookkeeper job',
      { text: 'bookkeeper', scope: 'jobs', facets: { workplace: { values: ['remote'] } } },
    ],
    [
      'job £14 an hour leeds',
      {
        text: null,
        scope: 'jobs',
        area: 'leeds',
        maxPence: null,
        facets: { salary: { min: 2_730_000, max: null } },
      },
    ],
    [
      'jobs over 30k london',
      { scope: 'jobs', area: 'london', facets: { salary: { min: 3_000_000, max: null } } },
    ],
    [
      'brand new iphone 14',
      { text: 'iphone 14', scope: 'buy-and-sell', facets: { condition: { values: ['new'] } } },
    ],
    ['car from private seller', { scope: 'cars', seller: 'private' }],
    ['van wanted', { scope: 'vans', facets: { vehicleOfferType: { values: ['buy'] } } }],
    [
      'room wanted in oxford',
      { scope: 'flatshare-rooms-to-rent', facets: { adType: { values: ['wanted'] } } },
    ],
    ['headingley leeds flats', { area: 'headingley', text: null }],
    ['sofa in Didsbury, Manchester', { text: 'sofa', area: 'didsbury' }],
    ['hgv driver available yorkshire', { text: 'hgv driver', scope: 'job-wanted' }],
    ['flat bangor wales', { text: null, area: 'bangor-gwynedd' }],
    ['flat newport shropshire', { text: null, area: 'newport-telford-and-wrekin' }],
    ['house newcastle staffordshire', { text: null, area: 'newcastle-under-lyme' }],
    ['flat bromley kent', { text: null, area: 'bromley' }],
    ['flat altrincham cheshire', { text: null, area: 'altrincham' }],
    ['flat perth essex', { area: 'essex' }],
    ['house fife scotland', { text: null, area: 'fife' }],
    ['garage to rent london se1', { text: null, scope: 'garage-storage', area: 'southwark-se1' }],
    ['free sofa leeds', { text: 'sofa', area: 'leeds', maxPence: 0 }],
    ['does anyone have a free sofa', { text: 'sofa', maxPence: 0 }],
    ['nike air max 90 £60 or less', { text: 'nike air max 90', maxPence: 6_000 }],
    ['removals 3 bed house york', { text: 'removals', scope: undefined, area: 'york' }],
    ['loft conversion 3 bed house york', { scope: 'property', area: 'york' }],
    ['bricklayers wanted york', { text: 'bricklayers', scope: 'jobs', area: 'york' }],
    ['bricklayer wanted york', { text: 'bricklayer', scope: undefined, area: 'york' }],
    ['removal firm gloucester', { text: 'removal', scope: 'services', area: 'gloucester' }],
    ['tree surgeon company', { text: 'tree surgeon', scope: 'services' }],
    ['bus company', { text: 'bus company', scope: undefined }],
    ['hire an electrician', { text: 'electrician', scope: 'services' }],
    ['hire a bouncy castle', { text: 'bouncy castle hire', scope: 'services' }],
    ['van to hire leeds', { text: 'van hire', scope: 'services', area: 'leeds' }],
    ['join a band', { text: 'band', scope: 'personals' }],
    ['buy a bouncy castle', { text: 'bouncy castle', scope: 'buy-and-sell' }],
    ['second hand kitchen', { text: 'kitchen', scope: 'buy-and-sell' }],
    ['ice cream van for sale', { text: 'ice cream van', scope: 'vehicles' }],
    ['sofa for sale', { text: 'sofa', scope: undefined }],
    ['m8 washers', { text: 'm8 washers', scope: undefined }],
    ['vintage tractor restored', { text: 'vintage tractor restored', scope: undefined }],
    ['hire a chef leeds', { text: 'chef', scope: 'job-wanted', area: 'leeds' }],
    ['new tyres fitted at my house', { text: 'tyre fitting', scope: 'services' }],
    ['4 bed house pcm', { text: null, scope: 'property-to-rent', facets: bedrooms(4) }],
    ['phone repairs wanted', { text: 'phone repairs', scope: undefined }],
    ['second hand bmw x5', { text: 'bmw x5' }],
    [
      'i am looking for a cheap second hand sofa bed near leeds please',
      { text: 'sofa bed', area: 'leeds' },
    ],
  ])('%s', (q, expected) => {
    const found = interpreted({ q });
    expect({ ...found, facets: undefined }).toMatchObject({ ...expected, facets: undefined });
    if ('facets' in expected) expect(found.facets).toMatchObject(expected.facets);
  });
});

describe('chosen filters take precedence over words', () => {
  test('a place, a price and a category', () => {
    const found = interpreted({
      q: 'flat to rent in leeds under £900',
      place: 'york',
      max: '700',
      category: 'property-for-sale',
    });
    expect(found).toMatchObject({
      text: null,
      scope: 'property-for-sale',
      area: 'york',
      maxPence: 70_000,
    });
  });

  test('a radius also applies to a place in the words', () => {
    expect(interpreted({ q: 'sofa within 5 miles of leeds' }).radius).toBe(5);
    expect(interpreted({ q: 'sofa within 5 miles of leeds', radius: '25' }).radius).toBe(25);
  });

  test('words of another category remain words', () => {
    expect(interpreted({ q: '2 bed', category: 'cars' }).text).toBe('2 bed');
  });

  test('only effective interpretations are shown', () => {
    const words = effectivePieces(ask({ q: 'sofa in leeds under £90', place: 'york' }));
    expect(words.map((piece) => piece.words)).toEqual(['under £90']);
  });
});

describe('interpretations can be switched back to words', () => {
  test('some of them', () => {
    expect(interpreted({ q: 'sofa in leeds under £90', 'as-text': 'in leeds' })).toMatchObject({
      text: 'sofa in leeds',
      area: undefined,
      maxPence: 9000,
    });
  });

  test('all of them', () => {
    expect(interpreted({ q: '2 bed flat in leeds', 'as-text': '*' })).toMatchObject({
      text: '2 bed flat in leeds',
      scope: undefined,
      area: undefined,
    });
  });

  test('quoted words, and texts with OR, are not interpreted', () => {
    expect(interpreted({ q: '"flat in leeds" sofa' }).text).toBe('"flat in leeds" sofa');
    expect(interpreted({ q: 'leeds OR york' }).text).toBe('leeds OR york');
  });
});

describe('the address keeps the words as typed', () => {
  test.each([
    '/search?q=2+bed+flat+in+leeds+under+%C2%A3900',
    '/search?q=2+bed+flat+in+leeds&as-text=in+leeds',
    '/search?q=flat+in+leeds&as-text=*',
    '/search?q=flat+in+leeds&place=york&radius=5&bedrooms-min=2',
    '/search?q=car+in+leeds&fuelType=diesel',
    '/search?q=free+sofa&max=0',
  ])('%s', (address) => {
    expect(searchPath(ask(address.split('?')[1] ?? ''))).toBe(address);
  });

  test('words without an interpretation need no mark', () => {
    expect(searchPath(ask({ q: 'sofa', 'as-text': '*' }))).toBe('/search?q=sofa');
    expect(searchPath(ask({ q: 'sofa in leeds', 'as-text': 'chair' }))).toBe(
      '/search?q=sofa+in+leeds',
    );
  });

  test('a search without remaining words is sorted by date, others by relevance', () => {
    expect(ask({ q: 'flats to rent in leeds' }).sort).toBe('newest');
    expect(ask({ q: 'sofa in leeds' }).sort).toBe('relevance');
    expect(ask({ q: 'sofa in leeds', sort: 'nearest' }).sort).toBe('nearest');
  });
});

test('a high amount is the salary of a job, and the price of anything else', () => {
  const scopeOf = (text: string) =>
    understand({ text, scope: null, isAdult: false, asText: [] }).scope?.slug;
  expect(scopeOf('class 2 driver £34k')).toBe('jobs');
  for (const text of ['work van £15000', 'work lorry 18000 pounds', 'class 2 driver £34']) {
    expect(scopeOf(text)).not.toBe('jobs');
  }
});

test('an “or” between quotes belongs to the phrase, and otherwise separates a word that strayed in', () => {
  const textOf = (text: string) =>
    understand({ text, scope: null, isAdult: false, asText: [] }).text;
  expect(textOf('washing machine -"parts or repair"')).toBe('washing machine -"parts or repair"');
  expect(textOf('tv stand or unit')).toBe('tv stand');
});

test('interpreting a sentence takes at most a few milliseconds of the processor', () => {
  const before = process.cpuUsage();
  for (let index = 0; index < 200; index += 1) {
    understand({
      text: `2 bed flat to rent in leeds under £${index}`,
      scope: null,
      isAdult: false,
      asText: [],
    });
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 200).toBeLessThan(5);
});

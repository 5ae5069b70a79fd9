import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories, categoryGroups } from '@/lib/catalogue/categories';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { searchQueryMax } from '@/lib/catalogue/limits';
import {
  firstPage,
  parseSearch,
  searchParamsOf,
  searchPath,
} from '@/lib/search/address/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

const parse = (text: string, isAdult = false) =>
  parseSearch(new URLSearchParams(text), { isAdult });
const canonical = (text: string, isAdult = false) => searchPath(parse(text, isAdult));
const after = 'after=n-mh0000-abcdefghjk12';

describe('a search is read from its address', () => {
  test('with all parameters', () => {
    const query = parse(
      'q=ford&category=cars&place=ilford&radius=25&min=500&max=12.50&posted=7&photos=1' +
        '&seller=trade&fuelType=petrol&fuelType=Hybrid&make=Ford&model=Fiesta&year-min=2015' +
        `&mileage-max=60000&sort=newest&view=list&page=3&${after}`,
    );
    expect(query).toMatchObject({
      isAdult: false,
      text: 'ford',
      scope: { kind: 'category', slug: 'cars', name: 'Cars' },
      area: { kind: 'town', slug: 'ilford', name: 'Ilford' },
      radius: 25,
      minPence: 1250,
      maxPence: 50_000,
      postedWithin: 7,
      withPhotos: true,
      seller: 'trade',
      sort: 'newest',
      view: 'list',
      cursor: { direction: 'after', value: 'n-mh0000-abcdefghjk12' },
      page: 3,
    });
    expect(query.facets).toEqual({
      make: { values: ['ford'] },
      model: { values: ['fiesta'] },
      year: { min: 2015, max: null },
      fuelType: { values: ['petrol', 'hybrid'] },
      mileage: { min: null, max: 60_000 },
    });
  });

  test('an empty address asks for all ads, newest first', () => {
    expect(parse('')).toEqual({
      isAdult: false,
      text: null,
      asText: [],
      scope: null,
      area: null,
      radius: 10,
      minPence: null,
      maxPence: null,
      postedWithin: null,
      withPhotos: false,
      seller: null,
      withWanted: false,
      facets: {},
      sort: 'newest',
      view: null,
      cursor: null,
      page: 1,
    });
  });

  test('words are sorted by relevance by default', () => {
    expect(parse('q=sofa').sort).toBe('relevance');
    expect(canonical('q=sofa&sort=relevance')).toBe('/search?q=sofa');
    expect(canonical('q=sofa&sort=newest')).toBe('/search?q=sofa&sort=newest');
  });

  test.each([
    ['place=IG1+1EQ', '/search?place=ilford-ig1'],
    ['place=ilford-ig1', '/search?place=ilford-ig1'],
    ['place=Ilford', '/search?place=ilford'],
    ['place=North+West', '/search?place=north-west'],
    ['place=uk', '/search'],
    ['place=Atlantis', '/search'],
    ['section=vehicles&region=wales', '/search?category=vehicles&place=wales'],
    ['section=jobs&category=cars', '/search?category=cars'],
    ['category=CARS', '/search?category=cars'],
    ['category=adult', '/search'],
    ['category=gay-escorts', '/search'],
  ])('%s is %s', (text, path) => {
    expect(canonical(text)).toBe(path);
  });

  test('the adult section has its own path and categories', () => {
    expect(canonical('q=massage&category=escorts-and-massages&gender=female', true)).toBe(
      '/adult/search?q=massage&category=escorts-and-massages&gender=female',
    );
    expect(canonical('category=cars&make=ford', true)).toBe('/adult/search');
    expect(canonical('category=personals', true)).toBe('/adult/search');
    expect(parse('age-min=30', true).facets).toEqual({ age: { min: 30, max: null } });
  });
});

describe('invalid values are dropped', () => {
  test.each([
    ['words', 'q='],
    ['words', 'q=++'],
    ['words', 'q=%00%00'],
    ['words', 'q=!!!---'],
    ['a category', 'category=%27+OR+1%3D1'],
    ['a category', 'category=__proto__'],
    ['a radius without a place', 'radius=5'],
    ['a price', 'min=-5'],
    ['a price', 'min=0'],
    ['a price', 'min=1e9'],
    ['a price', 'max=NaN'],
    ['days', 'posted=2'],
    ['photos', 'photos=true'],
    ['a seller', 'seller=nobody'],
    ['a facet without its scope', 'fuelType=petrol'],
    ['a sort', 'sort=random'],
    ['relevance without words', 'sort=relevance'],
    ['nearness without a place', 'sort=nearest'],
    ['a view', 'view=globe'],
    ['a page without its beginning', 'page=7'],
    ['a forged beginning', 'after=1'],
    ['a beginning of another sort', 'after=r-1-1-abcdefghjk12'],
    ['a number beyond all dates', 'after=n-zzzzzzzzzz-abcdefghjk12'],
    ['a forged end', "before=n-1-x'--"],
    ['unknown names', 'constructor=1&toString=2&utm_source=x'],
  ])('%s: %s', (_, text) => {
    expect(canonical(text)).toBe('/search');
  });

  test.each(['price-up', 'price-down'])(
    "%s: a minimum price above the column's maximum",
    (sort) => {
      const place = `after=${sort === 'price-up' ? 'u' : 'd'}-zzzzzz-abcdefghjk12`;
      expect(canonical(`sort=${sort}&${place}`)).toBe(`/search?sort=${sort}`);
    },
  );

  test('facets that the scope does not have, and unknown values', () => {
    expect(canonical('category=cars&rooms-min=3&fuelType=steam&year-min=12&bodyType=')).toBe(
      '/search?category=cars',
    );
    expect(canonical('category=cars&model=fiesta')).toBe('/search?category=cars');
    expect(canonical(`category=cars&make=${'x'.repeat(41)}`)).toBe('/search?category=cars');
    expect(canonical('category=cars&mileage-min=99999999999')).toBe('/search?category=cars');
  });

  test('accepts commas and spaces in numbers', () => {
    expect(canonical('category=cars&mileage-max=60,000&mileage-min=10+000')).toBe(
      '/search?category=cars&mileage-min=10000&mileage-max=60000',
    );
    expect(canonical('category=cars&min=1,500')).toBe('/search?category=cars&min=1500');
  });

  test('a salary is in pounds in the address and in pence in the query', () => {
    const address = 'category=jobs&salary-min=25000&salary-max=30,000';
    expect(parse(address).facets).toEqual({ salary: { min: 2_500_000, max: 3_000_000 } });
    expect(canonical(address)).toBe('/search?category=jobs&salary-min=25000&salary-max=30000');
    expect(canonical('category=jobs&salary-min=25.50&salary-max=1000001')).toBe(
      '/search?category=jobs',
    );
  });

  test.each([
    ['place=hackney-borough&radius=10', 10],
    ['place=kirklees&radius=25', 25],
    ['place=kirklees&radius=uk', null],
    ['q=sofa+within+25+miles+of+kirklees', 25],
  ])('a radius that reaches beyond a county stays in its address: %s', (params, radius) => {
    expect(canonical(params)).toBe(`/search?${params}`);
    const interpreted = interpretQuery(parse(params));
    expect(interpreted.radius).toBe(radius);
    expect(interpreted.area?.centre).not.toBeNull();
  });

  test('a radius around a region, and an unlisted one', () => {
    expect(canonical('place=wales&radius=5')).toBe('/search?place=wales');
    expect(canonical('place=kirklees&radius=5')).toBe('/search?place=kirklees');
    expect(canonical('place=ilford&radius=7')).toBe('/search?place=ilford');
    expect(canonical('place=ilford&radius=10')).toBe('/search?place=ilford');
    expect(canonical('place=ilford&radius=uk')).toBe('/search?place=ilford&radius=uk');
    expect(canonical('place=ilford&radius=0')).toBe('/search?place=ilford&radius=0');
  });
});

describe('contradictions are resolved', () => {
  test('reversed ranges are swapped', () => {
    expect(canonical('min=900&max=100')).toBe('/search?min=100&max=900');
    expect(canonical('category=cars&year-min=2020&year-max=2010')).toBe(
      '/search?category=cars&year-min=2010&year-max=2020',
    );
  });

  test('the first valid value of a repeated parameter counts', () => {
    expect(canonical('q=&q=sofa&q=table')).toBe('/search?q=sofa');
    expect(canonical('min=x&min=5&min=9')).toBe('/search?min=5');
  });

  test('a page has one cursor, and then is not the first', () => {
    const query = parse(`${after}&before=n-mh0000-abcdefghjk12&page=1`);
    expect(query.cursor?.direction).toBe('after');
    expect(query.page).toBe(2);
    expect(parse(`${after}&page=1000000`).page).toBe(2);
    expect(searchPath(firstPage(query))).toBe('/search');
  });

  test("prices are capped at the column's maximum", () => {
    expect(parse('max=999999999').maxPence).toBe(2_147_483_647);
  });

  test('words are one clean line of limited length', () => {
    expect(parse('q=%20red%0A%0A%E2%80%8Bsofa%20').text).toBe('red sofa');
    expect(Array.from(parse(`q=${'a😀'.repeat(150)}`).text ?? '')).toHaveLength(searchQueryMax);
  });

  test('thousands of facet values are not parsed', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `make=m${index}`).join('&');
    expect(parse(`category=cars&${many}`).facets.make).toMatchObject({ values: { length: 20 } });
  });
});

test('the address of a search parses to the same search', () => {
  fc.assert(
    fc.property(anySearch, fc.boolean(), (text, isAdult) => {
      const query = parse(text, isAdult);
      const again: SearchQuery = parseSearch(searchParamsOf(query), { isAdult });
      expect(again).toEqual(query);
      expect(searchPath(again)).toBe(searchPath(query));
    }),
    { numRuns: 500 },
  );
});

test('parsing never throws', () => {
  const name = fc.constantFrom('q', 'category', 'place', 'min', 'after', 'year-min', 'make', 'x');
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 100 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(pairs, (entries) => {
      const query = parseSearch(new URLSearchParams(entries), { isAdult: false });
      expect(parseSearch(searchParamsOf(query), { isAdult: false })).toEqual(query);
    }),
    { numRuns: 150 },
  );
});

const oneOf = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values).map((value) => `${name}=${encodeURIComponent(value)}`);

/** Parameters that mostly make sense, in any order and number. */
const anySearch = fc
  .array(
    fc.oneof(
      oneOf('q', ['sofa', '  "red sofa" -leather OR couch ', 'é%', 'a', '😀😀']),
      oneOf(
        'category',
        [...categories, ...categoryGroups].map(({ slug }) => slug),
      ),
      oneOf('place', ['ilford', 'IG1 1EQ', 'wales', 'uk', 'Leeds', 'st albans', 'nowhere at all']),
      oneOf('radius', ['0', '1', '50', 'uk', '7']),
      oneOf('min', ['0.01', '5', '12.5', '99.99', '£1,000', '999999999']),
      oneOf('max', ['3', '12.50', '1000000']),
      oneOf('posted', ['1', '14', '15']),
      oneOf('photos', ['1', '0']),
      oneOf('seller', ['private', 'trade']),
      oneOf('wanted', ['1', '0']),
      oneOf('sort', ['newest', 'relevance', 'price-up', 'price-down', 'nearest']),
      oneOf('view', ['grid', 'list']),
      oneOf('fuelType', ['petrol', 'Diesel', 'coal']),
      oneOf('make', ['Ford', 'BMW', 'Škoda', 'İ']),
      oneOf('model', ['Fiesta', 'C-MAX']),
      oneOf('year-min', ['1999', '2030', '0']),
      oneOf('year-max', ['2001', '9999']),
      oneOf('rooms-min', ['0', '3']),
      oneOf('age-max', ['17', '40']),
      oneOf('after', ['n-mh0000-abcdefghjk12', 'r-1-2-abcdefghjk12', 'u-_-abcdefghjk12', 'x']),
      oneOf('before', ['d-5k-abcdefghjk12', 'm-0-mh0000-abcdefghjk12']),
      oneOf('page', ['1', '2', '9999', '-1']),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join('&'));

test('no filter field has the name of another parameter', () => {
  const taken = 'q category section place region radius min max posted photos seller sort view';
  const names = Object.values(formKinds).flatMap(({ fields }) =>
    fields.filter(({ facet }) => facet).map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(15);
  for (const name of [...taken.split(' '), 'after', 'before', 'page']) {
    expect(names).not.toContain(name);
  }
});

test('no category has the slug of a group', () => {
  const slugs = [...categories, ...categoryGroups].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

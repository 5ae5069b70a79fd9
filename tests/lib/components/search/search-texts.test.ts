import { describe, expect, test } from 'vitest';
import { filterChips } from '@/components/search/filters/chips/filter-chips';
import { textLinks } from '@/components/search/filters/chips/word-chips';
import { countText } from '@/components/search/results/count';
import { widenedText } from '@/components/search/results/widened-text';
import { searchLink } from '@/components/search/search-link';
import { allRegions, allTowns } from '@/lib/locations/area-lists';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { places } from '@/lib/locations/gazetteer/places';
import { adultDoorOf } from '@/lib/search/address/adult-door';
import { searchHeading } from '@/lib/search/address/search-heading';
import { parseSearch } from '@/lib/search/address/search-params';

const read = (query: string, isAdult = false) =>
  parseSearch(new URLSearchParams(query), { isAdult });
const chips = (query: string) =>
  Object.fromEntries(filterChips(read(query)).map(({ label, href }) => [label, href]));

describe('the place field', () => {
  test('contains text that is parsed to the same area, for all areas', () => {
    const outcodes = places.flatMap(({ slug }) => areaBySlug(slug) ?? []);
    const areas = [...allRegions, ...allTowns, ...outcodes];
    expect(areas.length).toBeGreaterThan(3000);
    const lost = areas.filter((area) => areaOfText(areaText(area))?.slug !== area.slug);
    expect(lost.map(areaText)).toEqual([]);
  });
});

describe('the heading of a search', () => {
  test.each([
    ['', 'All ads'],
    ['q=oak+table', '“oak table”'],
    ['q=oak&category=jobs', '“oak” in Jobs'],
    ['category=cars&place=london', 'Cars · London'],
    ['place=ilford&radius=0', 'All ads · in Ilford'],
    ['place=ilford&radius=1', 'All ads · within 1 mile of Ilford'],
    ['place=ilford&radius=uk', 'All ads · across the UK, from Ilford'],
  ])('of %s is %s', (query, heading) => {
    expect(searchHeading(read(query))).toBe(heading);
  });

  test('counts are exact up to a limit', () => {
    expect(countText({ count: 1, isMore: false })).toBe('1 ad');
    expect(countText({ count: 0, isMore: false })).toBe('0 ads');
    expect(countText({ count: 1000, isMore: true })).toBe('1,000+ ads');
  });
});

describe('the words instead', () => {
  test.each([
    ['sofa', {}],
    ['cheap sofa', {}],
    ['sofa in leeds', { 'in leeds': '/search?q=sofa+in+leeds&as-text=in+leeds' }],
    [
      'tree wants cutting down',
      { 'tree wants cutting down': '/search?q=tree+wants+cutting+down&as-text=*' },
    ],
    [
      'new kitchen fitted leeds',
      {
        leeds: '/search?q=new+kitchen+fitted+leeds&as-text=leeds',
        '': '/search?q=new+kitchen+fitted+leeds&as-text=*',
      },
    ],
  ])('of %s', (text, links) => {
    const found = textLinks(read(new URLSearchParams({ q: text }).toString()));
    expect(Object.fromEntries(found.map(({ words, href }) => [words, href]))).toEqual(links);
  });
});

describe('the chips', () => {
  test('name each filter and link to the search without it', () => {
    expect(chips('q=golf&category=cars&make=ford&min=500&posted=7&photos=1&seller=trade')).toEqual({
      '“golf”': '/search?category=cars&min=500&posted=7&photos=1&seller=trade&make=ford',
      Cars: '/search?q=golf&min=500&posted=7&photos=1&seller=trade',
      'From £500': '/search?q=golf&category=cars&posted=7&photos=1&seller=trade&make=ford',
      'Last 7 days': '/search?q=golf&category=cars&min=500&photos=1&seller=trade&make=ford',
      'With photos': '/search?q=golf&category=cars&min=500&posted=7&seller=trade&make=ford',
      Trade: '/search?q=golf&category=cars&min=500&posted=7&photos=1&make=ford',
      'Make: Ford': '/search?q=golf&category=cars&min=500&posted=7&photos=1&seller=trade',
    });
  });

  test('stand for one value each, and for whole ranges', () => {
    const found = chips(
      'category=cars&fuelType=petrol&fuelType=diesel&year-min=2015&mileage-max=60000',
    );
    expect(Object.keys(found)).toEqual([
      'Cars',
      'Year: from 2015',
      'Fuel type: Petrol',
      'Fuel type: Diesel',
      'Mileage: up to 60,000 miles',
    ]);
    expect(found['Fuel type: Petrol']).toContain('fuelType=diesel');
    expect(found['Fuel type: Petrol']).not.toContain('fuelType=petrol');
  });

  test('format prices as elsewhere', () => {
    expect(Object.keys(chips('min=12.5&max=1250'))).toEqual(['£12.50 – £1,250']);
  });

  test('have the pound sign before the number', () => {
    const found = chips('category=part-time-jobs&salary-min=25000&salary-max=30,000');
    expect(Object.keys(found)[1]).toBe('Salary a year: £25,000 – £30,000');
  });

  test('have the same wording as the filters', () => {
    const values = [{ value: 'tt', label: 'TT', count: 1, isChosen: true }];
    const facet = { kind: 'values', name: 'model', label: 'Model', values, isMore: false } as const;
    const found = filterChips(read('category=cars&make=audi&model=tt'), [facet]);
    expect(found.map(({ label }) => label)).toEqual(['Cars', 'Make: Audi', 'Model: TT']);
  });

  test('drop an order that depended on them', () => {
    expect(chips('place=ilford&sort=nearest')['Within 10 miles of Ilford']).toBe('/search');
    expect(chips('category=cars&sort=price-up').Cars).toBe('/search?sort=price-up');
  });
});

test('a link to a changed search starts at its first page', () => {
  const later = { ...read('q=oak'), cursor: { direction: 'after' as const, value: 'x' }, page: 3 };
  expect(searchLink(later, { view: 'list' })).toBe('/search?q=oak&view=list');
});

test('a widened search names the dropped filters and corrections', () => {
  const original = read('q=sofa&place=ilford&radius=1&max=10');
  const wider = read('q=sofa&place=ilford&radius=25');
  expect(widenedText({ original, relaxed: ['price', 'radius'] }, wider)).toBe(
    'at any price and within 25 miles of Ilford',
  );
  const misspelt = read('q=sofaa&place=ilford&radius=1&max=10');
  expect(widenedText({ original: misspelt, relaxed: ['spelling', 'price'] }, wider)).toBe(
    'for “sofa” and at any price',
  );
});

test('ads that have the word, but are not the item, are named so', () => {
  const found = read('q=%22dog%22');
  expect(widenedText({ original: read('q=dog'), relaxed: ['some words'] }, found)).toBe(
    'with the word “dog”',
  );
});

test('a town among the words is shown as the place', () => {
  const original = read('q=sofa+ilford');
  const found = read('q=sofa&place=ilford');
  expect(widenedText({ original, relaxed: [] }, found)).toBe(
    'for “sofa” within 10 miles of Ilford',
  );
  expect(widenedText({ original, relaxed: [] }, read('q=sofa&place=wales'))).toBe(
    'for “sofa” in Wales',
  );
  expect(widenedText({ original, relaxed: ['radius', 'place'] }, read('q=sofa'))).toBe(
    'for “sofa” and anywhere in the UK',
  );
});

test('numbers among the words are shown as prices', () => {
  const original = read('q=telescope+100-150');
  const found = read('q=telescope&min=100&max=150');
  expect(widenedText({ original, relaxed: [] }, found)).toBe('for “telescope” from £100 to £150');
  // Prices that were asked for are not news.
  const priced = read('q=sofaa&min=100&max=150');
  const kept = read('q=sofa&min=100&max=150');
  expect(widenedText({ original: priced, relaxed: ['spelling'] }, kept)).toBe('for “sofa”');
});

test('adult scopes of the general search link to the adult section', () => {
  expect(adultDoorOf(new URLSearchParams('section=adult'))).toBe('/adult');
  expect(adultDoorOf(new URLSearchParams('q=x&category=swingers'))).toBe(
    '/adult/search?category=swingers',
  );
  expect(adultDoorOf(new URLSearchParams('category=cars'))).toBeUndefined();
});

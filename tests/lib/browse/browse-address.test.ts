import { describe, expect, test } from 'vitest';
import { browseSearchPath, browseTarget, pathOf } from '@/lib/browse/browse-address';
import { browseHeading } from '@/lib/browse/browse-text';
import { adTrail, browseTrail } from '@/lib/browse/trails';
import { listScopeBySlug } from '@/lib/catalogue/scopes/list-scopes';
import { areaBySlug } from '@/lib/locations/area-lookup';

const target = (scope: string, area: string, isAdult = false) =>
  browseTarget({ scope, area }, { isAdult });

function list(scopeSlug: string, areaSlug: string, isAdult = false) {
  const [scope, area] = [listScopeBySlug(scopeSlug, { isAdult }), areaBySlug(areaSlug)];
  if (!scope || !area) throw new Error(`No list ${scopeSlug}/${areaSlug}`);
  return [scope, area] as const;
}

describe('the address of a browse page', () => {
  test.each([
    ['cars', 'ilford'],
    ['vehicles', 'south-east'],
    ['all', 'uk'],
    ['web-and-it-services', 'richmond-north-yorkshire'],
  ])('is canonical as /browse/%s/%s', (scope, area) => {
    expect(target(scope, area)).toMatchObject({
      isCanonical: true,
      path: `/browse/${scope}/${area}`,
    });
  });

  test.each([
    ['Cars', 'Ilford', '/browse/cars/ilford'],
    ['cars', 'ilford-ig1', '/browse/cars/ilford'],
    ['cars', 'IG1', '/browse/cars/ilford'],
    ['cars', 'ig1-1eq', '/browse/cars/ilford'],
    ['cars', 'ig1%201eq', '/browse/cars/ilford'],
    ['all', 'South%20East', '/browse/all/south-east'],
    ['all', 'UK', '/browse/all/uk'],
  ])('/browse/%s/%s redirects to %s', (scope, area, path) => {
    expect(target(scope, area)).toMatchObject({ isCanonical: false, path });
  });

  test.each([
    ['cars', 'atlantis'],
    ['cars', ''],
    ['cars', '%E0%A4%A'],
    ['cars', '__proto__'],
    ['cars', 'x'.repeat(5000)],
    ['boats', 'ilford'],
    ['', 'uk'],
    ['constructor', 'uk'],
    ['escorts-and-massages', 'ilford'],
    ['adult', 'uk'],
  ])('/browse/%s/%s does not exist', (scope, area) => {
    expect(target(scope, area)).toBeNull();
  });

  test('in the adult section accepts only adult scopes', () => {
    expect(target('escorts-and-massages', 'ilford', true)?.path).toBe(
      '/adult/browse/escorts-and-massages/ilford',
    );
    expect(target('all', 'IG1', true)?.path).toBe('/adult/browse/all/ilford');
    expect(target('cars', 'ilford', true)).toBeNull();
    expect(target('personals', 'uk', true)).toBeNull();
  });
});

test.each([
  ['cars', 'ilford', 'Cars for sale in Ilford'],
  ['property-to-rent', 'south-east', 'Property to rent in the South East'],
  ['jobs', 'uk', 'Jobs in the UK'],
  ['flatshare-rooms-to-rent', 'scotland', 'Flatshares and rooms to rent in Scotland'],
  ['massage', 'richmond-north-yorkshire', 'Massage in Richmond, North Yorkshire'],
])('%s in %s has the heading "%s"', (scope, area, heading) => {
  expect(browseHeading(...list(scope, area))).toBe(heading);
});

describe('the breadcrumbs', () => {
  const names = (steps: { name: string }[]) => steps.map(({ name }) => name);
  const hrefs = (steps: { href: string }[]) => steps.map(({ href }) => href);

  test('of a browse page contain region, town and group, and end there', () => {
    const trail = browseTrail(...list('cars', 'ilford'));
    expect(names(trail)).toEqual(['London', 'Ilford', 'Vehicles', 'Cars']);
    expect(hrefs(trail)).toEqual([
      '/browse/all/london',
      '/browse/all/ilford',
      '/browse/vehicles/ilford',
      '/browse/cars/ilford',
    ]);
    expect(names(browseTrail(...list('cars', 'uk')))).toEqual(['Vehicles', 'Cars']);
    expect(names(browseTrail(...list('all', 'wales')))).toEqual(['Wales']);
    expect(names(browseTrail(...list('all', 'uk')))).toEqual(['All ads']);
  });

  test('of an ad end with its category in its town, in the adult section for adult ads', () => {
    const location = { postcode: 'IG1' };
    expect(hrefs(adTrail({ categorySlug: 'cars', location })).at(-1)).toBe('/browse/cars/ilford');
    const adult = adTrail({ categorySlug: 'escorts-and-massages', location });
    expect(hrefs(adult)).toEqual([
      '/adult',
      '/adult/browse/all/london',
      '/adult/browse/all/ilford',
      '/adult/browse/escorts-and-massages/ilford',
    ]);
  });

  test('of a search keep scope and place, of a town without its surroundings', () => {
    expect(browseSearchPath(...list('cars', 'ilford'))).toBe(
      '/search?category=cars&place=ilford&radius=0',
    );
    expect(browseSearchPath(...list('all', 'uk'))).toBe('/search');
    expect(browseSearchPath(...list('jobs', 'wales'))).toBe('/search?category=jobs&place=wales');
    expect(pathOf(...list('jobs', 'wales'))).toBe('/browse/jobs/wales');
  });
});

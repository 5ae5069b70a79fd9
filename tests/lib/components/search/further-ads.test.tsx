import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FurtherAds } from '@/components/search/results/further-ads';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { withCentre } from '@/lib/locations/middle-of';
import { parseSearch } from '@/lib/search/address/search-params';
import type { Radius } from '@/lib/search/query/search-query';

function linksFor(params: string, place: string, radii: Radius[]) {
  const typed = parseSearch(new URLSearchParams(params), { isAdult: false });
  const wider = radii.flatMap((radius) => {
    const area = withCentre(areaBySlug(place) ?? null, radius);
    return area ? [{ area, radius }] : [];
  });
  const html = renderToStaticMarkup(
    <FurtherAds typed={typed} further={{ ads: [], wider }} now={new Date()} />,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    text,
    href?.replaceAll('&amp;', '&'),
  ]);
}

test('the same search with a wider radius keeps category, price and order', () => {
  const typed = 'q=sofa&category=home&place=leeds&max=50&sort=price-up';
  expect(linksFor(typed, 'leeds', [25, 50, null])).toEqual([
    [
      'Within 25 miles of Leeds',
      '/search?q=sofa&category=home&place=leeds&radius=25&max=50&sort=price-up',
    ],
    [
      'Within 50 miles of Leeds',
      '/search?q=sofa&category=home&place=leeds&radius=50&max=50&sort=price-up',
    ],
    [
      'Anywhere in the UK',
      '/search?q=sofa&category=home&place=leeds&radius=uk&max=50&sort=price-up',
    ],
  ]);
});

test('a place among the words stays there', () => {
  expect(linksFor('q=sofa+in+leeds', 'leeds', [25])).toEqual([
    ['Within 25 miles of Leeds', '/search?q=sofa+in+leeds&radius=25'],
  ]);
});

test('a county counts from its middle', () => {
  expect(linksFor('q=sofa+in+kirklees', 'kirklees', [25])).toEqual([
    ['Within 25 miles of Kirklees', '/search?q=sofa+in+kirklees&place=kirklees&radius=25'],
  ]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResultMap } from '@/components/search/results/result-map';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { parseSearch } from '@/lib/search/address/search-params';
import type { SearchPage } from '@/lib/search/list/search-page';

const typed = parseSearch(new URLSearchParams('q=sofa&view=map'), { isAdult: false });

const adIn = (postcode: string, pricePence: number | null) =>
  ({ pricePence, location: { postcode } }) as AdCard;

function htmlOf(ads: AdCard[], total = ads.length) {
  const counts = new Map<string, number>();
  for (const { location } of ads) {
    const outcode = location?.postcode ?? '';
    counts.set(outcode, (counts.get(outcode) ?? 0) + 1);
  }
  const places = [...counts].flatMap(([outcode, count]) => {
    const place = placeByOutcode(outcode);
    return place ? [{ place, count, isBeyond: false }] : [];
  });
  const page = {
    query: typed,
    widened: null,
    ads,
    featured: [],
    total: { count: total, isMore: false },
  } as unknown as SearchPage;
  return renderToStaticMarkup(<ResultMap typed={typed} page={page} places={places} />);
}

const ads = [adIn('LS1', 45_000), adIn('BS1', 4_500), adIn('BS1', 12_000), adIn('NR1', null)];

test('a map with few dots shows prices, in the dots and in the list', () => {
  const html = htmlOf(ads);
  expect(html).toContain('>£450</text>');
  expect(html).toContain('>2</text>');
  expect(html).toContain('>1</text>');
  expect(html).toContain('£45 to £120');
  // A dot and its entry in the list.
  expect(html.match(/data-dot="1"/g)).toHaveLength(2);
});

test('prices are missing if the page does not have all ads', () => {
  const html = htmlOf(ads, 30);
  expect(html).not.toContain('£');
  expect(html).not.toContain('data-dot');
});

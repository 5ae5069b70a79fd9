import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainFilters } from '@/components/search/filters/plain-filters';
import { parseSearch } from '@/lib/search/address/search-params';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

function distancesOf(params: string) {
  const query = parseSearch(new URLSearchParams(params), { isAdult: false });
  const page = renderToStaticMarkup(
    <PlainFilters query={query} interpreted={interpretQuery(query)} unreadPrices={{}} />,
  );
  const [, label] = /<label[^>]*for="filter-radius"[^>]*>(.*?)<\/label>/.exec(page) ?? [];
  const [, options = ''] = /<select[^>]*name="radius"[^>]*>(.*?)<\/select>/.exec(page) ?? [];
  const values = [...options.matchAll(/<option[^>]*?value="([^"]*)"/g)].map(([, value]) => value);
  return {
    label,
    values,
    chosen: /value="([^"]*)" selected|selected="" value="([^"]*)"/.exec(options),
  };
}

test('around a town all distances are offered', () => {
  const { label, values } = distancesOf('place=ilford');
  expect(label).toContain('Distance from Ilford');
  expect(values).toContain('0');
  expect(values).toContain('50');
});

test('around a county those that reach beyond it', () => {
  const { label, values, chosen } = distancesOf('place=kirklees&radius=25');
  expect(label).toContain('Distance from the middle of Kirklees');
  expect(values).toEqual(['', '10', '15', '20', '25', '30', '50', 'uk']);
  expect(chosen?.slice(1)).toContain('25');
});

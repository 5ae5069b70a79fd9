import { expect, test, vi } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import { sensibleSearch } from '@/lib/search/address/search-address';
import { parseSearch, searchParamsOf } from '@/lib/search/address/search-params';
import { searchRedirect } from '@/lib/search/address/search-redirect';
import { isRangeField } from '@/lib/search/query/facet-values';
import { facetFields, scopeBySlug } from '@/lib/search/query/scopes';
import { type everyWord, understand } from '@/lib/search/understanding/understand';

vi.mock('@/lib/search/understanding/understand', async (actual) => {
  const all = await actual<{ understand: typeof understand; everyWord: typeof everyWord }>();
  return { ...all, understand: vi.fn(all.understand) };
});

const leads = (query: string) => searchRedirect(new URLSearchParams(query));

const wordsUnderstood = () => vi.mocked(understand).mock.calls.flatMap(([{ text }]) => text ?? []);

test('unknown parameters are dropped without interpreting words', () => {
  vi.mocked(understand).mockClear();
  expect(leads('q=oak+table&utm=1&min=')).toBe('/search?q=oak+table');
  expect(leads('q=oak&category=adult&utm=1')).toBe('/adult');
  expect(wordsUnderstood()).toEqual([]);
});

test('the rest of the address is normalised without interpreting words', () => {
  vi.mocked(understand).mockClear();
  expect(leads('q=x&q=oak+table&sort=relevance&place=Leeds&min=9&max=5&make=ford')).toBe(
    '/search?q=oak+table&place=leeds&min=5&max=9&sort=relevance&make=ford',
  );
  expect(leads('q=oak&section=cars&place=atlantiss&view=none')).toBe(
    '/search?q=oak&category=cars&place=atlantiss',
  );
  expect(leads('q=oak+table&sort=relevance&radius=10&make=ford&after=x')).toBeUndefined();
  expect(leads('sort=newest&q=oak&place=leeds&radius=uk')).toBeUndefined();
  expect(wordsUnderstood()).toEqual([]);
});

const places = ['leeds', 'ilford', 'ig1', 'kent', 'lerwick', 'e8', 'atlantiss'];
const rests = [
  '',
  '&category=cars&max=1',
  '&sort=nearest',
  '&radius=uk&sort=price-up',
  '&posted=7&photos=1&view=map',
  '&section=vehicles&radius=0',
  '&utm=1&min=9&max=3',
];

test.each(['q=table', 'q=van+in+hull', 'q=x', 'q=sofa&q=bed', ''])(
  'no address redirects in a loop: %s',
  (words) => {
    for (const address of places.flatMap((place) =>
      rests.map((rest) => `&place=${place}${rest}`),
    )) {
      const led = leads(words + address);
      expect(led && leads(led.slice('/search?'.length))).toBeUndefined();
    }
  },
);

test('a place with words needs no redirect', () => {
  for (const place of ['leeds', 'ilford', 'lerwick']) {
    expect(leads(`q=table&place=${place}`)).toBeUndefined();
    expect(leads(`q=table&category=cars&place=${place}&max=1`)).toBeUndefined();
  }
});

test('without words, parameters without effect are dropped', () => {
  expect(leads('place=leeds&radius=10&sort=newest')).toBe('/search?place=leeds');
  expect(leads('q=x&make=ford')).toBe('/search');
});

test("every parameter of a search's address is kept", () => {
  const range = { min: 1, max: 2 };
  for (const { slug, isAdult } of categories) {
    const scope = scopeBySlug(slug, isAdult);
    const fields = facetFields(scope, isAdult);
    const facets = Object.fromEntries(
      fields.map((field) => [field.name, isRangeField(field) ? range : { values: ['x'] }]),
    );
    const query = parseSearch(new URLSearchParams(searched), { isAdult });
    const written = searchParamsOf({ ...query, scope, facets });
    expect(sensibleSearch(written)).toEqual({ params: written, isAsSent: true });
  }
});

const searched =
  'q=oak+in+leeds&as-text=leeds&place=leeds&radius=5&min=1&max=9&posted=7&photos=1&seller=trade&wanted=1&sort=newest&view=grid';

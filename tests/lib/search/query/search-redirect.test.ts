import { expect, test, vi } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import { isRangeField } from '@/lib/search/facets/facet-values';
import { facetFields, scopeBySlug } from '@/lib/search/query/scopes';
import { sensibleSearch } from '@/lib/search/query/search-address';
import { parseSearch, searchParamsOf } from '@/lib/search/query/search-params';
import { searchRedirect } from '@/lib/search/query/search-redirect';
import { type everyWord, understand } from '@/lib/search/understanding/understand';

vi.mock('@/lib/search/understanding/understand', async (actual) => {
  const all = await actual<{ understand: typeof understand; everyWord: typeof everyWord }>();
  return { ...all, understand: vi.fn(all.understand) };
});

const leads = (query: string) => searchRedirect(new URLSearchParams(query));

test('made-up parameters are dropped before words are understood', () => {
  vi.mocked(understand).mockClear();
  expect(leads('q=oak+table&utm=1&min=')).toBe('/search?q=oak+table');
  expect(leads('q=oak&category=adult&utm=1')).toBe('/adult');
  expect(understand).not.toHaveBeenCalled();
});

test('parameters that say nothing new lead to the address without them, and that leads nowhere', () => {
  expect(leads('q=oak+table&sort=relevance')).toBe('/search?q=oak+table');
  expect(leads('q=oak+table&make=ford')).toBe('/search?q=oak+table');
  for (const query of [
    'q=oak+table',
    'q=ford&category=cars&sort=newest',
    'q=car&mileage-max=5000',
  ]) {
    expect(leads(query)).toBeUndefined();
  }
});

test('every parameter that a search writes into its address survives', () => {
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

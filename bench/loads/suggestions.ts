import { allTowns } from '@/lib/locations/area-lists';
import { commonSearches } from '@/lib/search/vocabulary/common-searches';
import type { Load, Site } from './load.ts';
import { pages } from './pages.ts';
import { searchTerms } from './search-terms.ts';

const shortest = 3;

export const suggestions: Load = {
  name: 'suggestions',
  title: 'Search suggestions, 500 of them',
  goal: { ratio: 0.06, p99: 15 },
  prepare: async (site) => {
    const paths = await suggestionPaths(site);
    return { ...typing(site, paths), cached: paths };
  },
};

export const firstSuggestions: Load = {
  name: 'suggestions-first',
  title: 'Search suggestions, first time',
  goal: {},
  showsProcessorTime: true,
  prepare: async (site) =>
    typing(
      site,
      (await suggestionPaths(site)).map((path) => `${path}&n={n}`),
    ),
};

const typing = ({ apps }: Site, paths: string[]) =>
  pages({ addresses: apps, paths, holds: () => /^\[/ });

/** Beginnings of words and pairs of words in titles, of common searches, and of places behind "in". */
async function suggestionPaths({ database }: Site): Promise<string[]> {
  const terms = await searchTerms(database, 300);
  const inPlaces = terms
    .slice(0, 100)
    .map((term, index) => `${term} in ${(allTowns[index]?.name ?? '').slice(0, shortest)}`);
  const typed = [...terms.map(begin), ...commonSearches.slice(0, 100).map(begin), ...inPlaces];
  return [...new Set(typed)].map((q) => `/api/search/suggest?${new URLSearchParams({ q })}`);
}

const begin = (text: string, index: number) =>
  text.slice(0, shortest + (index % Math.max(1, text.length - shortest))).trim();

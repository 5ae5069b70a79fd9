import { allTowns } from '@/lib/locations/area-lists';
import type { Load } from './load.ts';
import { pages } from './pages.ts';

const terms = [
  ...new Set(
    allTowns.slice(0, 1_000).map(({ name }, index) =>
      name
        .toLowerCase()
        .slice(0, 2 + (index % 5))
        .trim(),
    ),
  ),
].filter((term) => term.length >= 2);

export const autocomplete: Load = {
  name: 'autocomplete',
  title: 'Location autocomplete',
  goal: { ratio: 0.06, p99: 15 },
  prepare: async (site) =>
    pages({
      addresses: site.apps,
      paths: terms.map((term) => `/api/locations/autocomplete?${new URLSearchParams({ term })}`),
      holds: () => '"slug"',
    }),
};

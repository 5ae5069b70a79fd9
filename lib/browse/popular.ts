import { everything, openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { wholeUk } from '@/lib/locations/area';
import { storedScopeCounts } from '@/lib/search/counts/ad-counts';
import type { ScopeLink } from './browse-page';
import { type AreaLink, busiestTowns } from './browse-places';

export type Popular = { scopes: ScopeLink[]; towns: AreaLink[] };

const most = 12;
const categories = openScopes.filter(({ kind }) => kind === 'category');

export async function getPopular(): Promise<Popular> {
  const [scopes, towns] = await Promise.all([
    storedScopeCounts(categories, wholeUk),
    busiestTowns(everything, most),
  ]);
  return { scopes: scopes.toSorted((a, b) => b.count - a.count).slice(0, most), towns };
}

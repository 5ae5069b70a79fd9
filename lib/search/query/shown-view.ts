import { categoryOf } from '@/lib/catalogue/categories';
import type { Scope, SearchQuery, SearchView } from './search-query';

/** Homes, cars, jobs and services are compared by their facts, things by their photos. */
const comparedByFacts = new Set(['property', 'vehicles', 'jobs', 'services']);

export const shownView = ({ view, scope }: Pick<SearchQuery, 'view' | 'scope'>): SearchView =>
  view ?? (scope && comparedByFacts.has(groupOf(scope)) ? 'list' : 'grid');

const groupOf = ({ kind, slug }: Scope) => (kind === 'group' ? slug : categoryOf(slug).groupSlug);

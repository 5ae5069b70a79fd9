import { groupOf } from './scopes';
import type { ListView, SearchQuery } from './search-query';

/** People compare homes, cars, jobs and services by facts, and goods by photos. */
const comparedByFacts = new Set(['property', 'vehicles', 'jobs', 'services']);

export const shownView = ({ view, scope }: Pick<SearchQuery, 'view' | 'scope'>): ListView =>
  view && view !== 'map'
    ? view
    : scope && comparedByFacts.has(groupOf(scope.slug))
      ? 'list'
      : 'grid';

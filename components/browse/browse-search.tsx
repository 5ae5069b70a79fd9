import { SearchForm } from '@/components/search/form/search-form';
import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { areaText } from '@/lib/locations/area-text';

export const BrowseSearch = ({ scope, area }: { scope: ListScope; area: Area }) => (
  <SearchForm
    place={area.kind === 'uk' ? '' : areaText(area)}
    isAdult={scope.isAdult}
    otherParams={scope.kind === 'all' ? [] : [['category', scope.slug]]}
  />
);

import { areaText } from '@/lib/locations/area-text';
import { searchParamsOf } from '@/lib/search/address/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { SearchForm } from './search-form';

type FilledSearchFormProps = {
  typed: SearchQuery;
  /** A typed place that is not in the gazetteer. */
  unknownPlace?: string | undefined;
};

export const FilledSearchForm = ({ typed, unknownPlace }: FilledSearchFormProps) => (
  <SearchForm
    text={typed.text}
    place={unknownPlace ?? (typed.area && areaText(typed.area)) ?? ''}
    isAdult={typed.isAdult}
    otherParams={paramsWithoutField(typed)}
  />
);

const paramsWithoutField = (query: SearchQuery) =>
  [...searchParamsOf(query)].filter(([name]) =>
    ['as-text', 'category', 'sort', 'view'].includes(name),
  );

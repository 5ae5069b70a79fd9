import { areaText } from '@/lib/locations/area-text';
import { searchParamsOf } from '@/lib/search/query/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { SearchForm } from './search-form';

type AskedFormProps = {
  asked: SearchQuery;
  /** A typed place that is not in the gazetteer. */
  unknownPlace?: string | undefined;
};

export const AskedForm = ({ asked, unknownPlace }: AskedFormProps) => (
  <SearchForm
    text={asked.text}
    place={unknownPlace ?? (asked.area && areaText(asked.area)) ?? ''}
    isAdult={asked.isAdult}
    otherParams={paramsWithoutField(asked)}
  />
);

const paramsWithoutField = (query: SearchQuery) =>
  [...searchParamsOf(query)].filter(([name]) =>
    ['as-text', 'category', 'sort', 'view'].includes(name),
  );

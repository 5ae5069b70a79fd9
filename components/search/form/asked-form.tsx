import { areaText } from '@/lib/locations/area-text';
import { searchParamsOf } from '@/lib/search/query/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { SearchForm } from './search-form';

type AskedFormProps = {
  asked: SearchQuery;
  /** What was typed for a place that nobody knows. */
  unknownPlace?: string | undefined;
};

export const AskedForm = ({ asked, unknownPlace }: AskedFormProps) => (
  <SearchForm
    text={asked.text}
    place={unknownPlace ?? (asked.area && areaText(asked.area)) ?? ''}
    isAdult={asked.isAdult}
    kept={keptParams(asked)}
  />
);

/** What no field of the form shows. */
const keptParams = (query: SearchQuery) =>
  [...searchParamsOf(query)].filter(([name]) => ['category', 'sort', 'view'].includes(name));

import { Island } from '@/components/ui/island';
import { firstPage, searchPath } from '@/lib/search/address/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { AlertButton } from './alert-button';

type SaveSearchProps = { query: SearchQuery; label?: string; look?: 'brand' | 'quiet' };

/** Renders nothing for a search of all ads, which cannot be an alert. */
export function SaveSearch({ query, label = 'Email me new ads', look = 'quiet' }: SaveSearchProps) {
  const { text, scope, area } = interpretQuery(query);
  if (text === null && scope === null && area === null) return null;
  const search = searchPath(firstPage(query));
  return <Island name="AlertButton" of={AlertButton} props={{ search, label, look }} />;
}

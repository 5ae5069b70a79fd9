import { Island } from '@/components/ui/island';
import { alertAddress } from '@/lib/alerts/alert-search';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { AlertButton } from './alert-button';

type SaveSearchProps = { query: SearchQuery; label?: string; look?: 'brand' | 'quiet' };

/** Renders nothing for a search of all ads, which cannot be an alert. */
export function SaveSearch({ query, label = 'Email me new ads', look = 'quiet' }: SaveSearchProps) {
  const { text, scope, area } = interpretQuery(query);
  if (text === null && scope === null && area === null) return null;
  // As the alert has it, by which the button finds it.
  const search = alertAddress({ ...query, postedWithin: null });
  return (
    <Island name="AlertButton" of={AlertButton} props={{ search, kind: 'search', label, look }} />
  );
}

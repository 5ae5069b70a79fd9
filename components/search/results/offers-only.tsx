import { searchLink } from '@/components/search/search-link';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { asksForOffers } from '@/lib/search/understanding/offers-only';

type OffersOnlyProps = { typed: SearchQuery; interpreted: SearchQuery };

export function OffersOnly({ typed, interpreted }: OffersOnlyProps) {
  if (!asksForOffers(interpreted)) return null;
  const { withWanted } = interpreted;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{withWanted ? 'Wanted ads are included.' : 'Wanted ads are left out.'}</span>
      <a
        href={searchLink(typed, { withWanted: !withWanted })}
        className="link inline-flex min-h-8 items-center"
      >
        {withWanted ? 'Offers only' : 'Include wanted ads'}
      </a>
    </p>
  );
}

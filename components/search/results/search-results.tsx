import { AdList } from '@/components/cards/ad-list';
import { VipRow } from '@/components/cards/vip-row';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { shownView } from '@/lib/search/query/shown-view';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { FurtherAds } from './further-ads';
import { NothingFound } from './nothing-found';
import { Paging } from './paging';
import { ResultMap } from './result-map';

type SearchResultsProps = {
  typed: SearchQuery;
  page: SearchPage;
  columns?: 'wide' | 'narrow';
  now: Date;
};

export function SearchResults({ typed, page, columns = 'narrow', now }: SearchResultsProps) {
  const { vip, featured, ads } = page;
  if (ads.length + vip.length + featured.length === 0) return <NothingFound typed={typed} />;
  if (page.places) return <ResultMap typed={typed} page={page} places={page.places} />;
  return (
    <>
      <VipRow ads={vip} now={now} isFirst />
      <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="results" className={vip.length > 0 ? 'text-xl font-bold' : 'sr-only'}>
          {vip.length > 0 ? 'All ads' : 'Results'}
        </h2>
        <AdList
          featured={featured}
          ads={ads}
          now={now}
          isFirst={vip.length === 0}
          view={shownView(interpretQuery(typed))}
          columns={columns}
        />
      </section>
      <Paging page={page} number={typed.page} />
      {page.further && <FurtherAds typed={typed} further={page.further} now={now} />}
    </>
  );
}

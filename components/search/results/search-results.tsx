import { AdGrid } from '@/components/cards/ad-grid';
import { AdRows } from '@/components/cards/ad-rows';
import { FeaturedAds } from '@/components/cards/featured-ads';
import { VipCarousel } from '@/components/cards/vip-carousel';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { NothingFound } from './nothing-found';
import { Paging } from './paging';

type SearchResultsProps = {
  asked: SearchQuery;
  page: SearchPage;
  columns?: 'wide' | 'narrow';
  now: Date;
};

export function SearchResults({ asked, page, columns = 'narrow', now }: SearchResultsProps) {
  const { vip, featured, ads } = page;
  const hasPaid = vip.length > 0 || featured.length > 0;
  if (ads.length === 0 && !hasPaid) return <NothingFound asked={asked} />;
  const List = asked.view === 'list' ? AdRows : AdGrid;
  return (
    <>
      <VipCarousel ads={vip} now={now} isFirst />
      <FeaturedAds ads={featured} now={now} isFirst={vip.length === 0} columns={columns} />
      <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="results" className={hasPaid ? 'text-xl font-bold' : 'sr-only'}>
          {hasPaid ? 'All ads' : 'Results'}
        </h2>
        <List ads={ads} now={now} isFirst={!hasPaid} columns={columns} />
      </section>
      <Paging page={page} number={asked.page} />
    </>
  );
}

import { NothingFound } from '@/components/search/nothing-found';
import type { AdPage } from '@/lib/ads/ad-page';
import { AdGrid } from './ad-grid';
import { FeaturedAds } from './featured-ads';
import { VipCarousel } from './vip-carousel';

/** A page of ads: the places that are paid for above, the others below. */
export function AdResults({ page, now }: { page: AdPage; now: Date }) {
  const { vip, featured, ads } = page;
  const hasPaid = vip.length > 0 || featured.length > 0;
  return (
    <>
      <VipCarousel ads={vip} now={now} isFirst />
      <FeaturedAds ads={featured} now={now} isFirst={vip.length === 0} />
      <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="results" className={hasPaid ? 'text-xl font-bold' : 'sr-only'}>
          {hasPaid ? 'All ads' : 'Results'}
        </h2>
        {ads.length > 0 ? (
          <AdGrid ads={ads} now={now} isFirst={!hasPaid} />
        ) : (
          !hasPaid && <NothingFound />
        )}
      </section>
    </>
  );
}

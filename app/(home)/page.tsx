import { AdList } from '@/components/cards/ad-list';
import { VipRow } from '@/components/cards/vip-row';
import { Hero } from '@/components/home/hero';
import { NearAds, nearAds } from '@/components/home/near-ads';
import { NoAdsYet } from '@/components/home/no-ads-yet';
import { PopularLinks } from '@/components/home/popular-links';
import { PostBanner } from '@/components/home/post-banner';
import { SectionStrip } from '@/components/home/section-strip';
import { JsonLd } from '@/components/search-engines/json-ld';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import { getRecentAds } from '@/lib/ads/reading/card-queries';
import { getPopular } from '@/lib/browse/popular';
import { getNewestAds } from '@/lib/search/list/list-ads';
import { featuredSlots, getFeaturedAds, getVipAds } from '@/lib/search/list/placements/placements';
import { allAds } from '@/lib/search/query/search-query';
import { adList } from '@/lib/search-engines/json-ld/json-ld';
import { organization, webSite } from '@/lib/search-engines/json-ld/site-json-ld';
import { siteDescription, siteName, tagline } from '@/lib/site';

export const generateMetadata = () =>
  pageMetadata({
    title: `${siteName()}: ${tagline}`,
    isWholeTitle: true,
    description: siteDescription,
    path: '/',
  });

const freshAds = 20;

export default async function Home() {
  const now = new Date();
  const [vip, featured, newest, popular] = await Promise.all([
    getVipAds(allAds(false), now),
    getFeaturedAds(allAds(false), 1, now),
    getRecentAds({ now, limit: freshAds + featuredSlots }),
    getPopular(),
  ]);
  const busiest = popular.towns[0]?.area;
  const near = busiest
    ? await getNewestAds({ ...allAds(false), area: busiest }, { now, limit: nearAds })
    : [];
  const shown = new Set([...featured, ...near].map(({ _id }) => _id));
  const recent = newest.filter(({ _id }) => !shown.has(_id)).slice(0, freshAds);
  return (
    <>
      <JsonLd data={webSite()} />
      <JsonLd data={organization()} />
      {recent.length > 0 && <JsonLd data={adList('Fresh ads', recent)} />}
      <Hero />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 pt-5 sm:gap-10 sm:pt-4">
        <SectionStrip />
        {busiest && near.length > 2 && <NearAds area={busiest} ads={near} now={now} />}
        <section aria-labelledby="fresh" className="-mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="fresh" className="text-2xl font-bold">
            Fresh ads
          </h2>
          {recent.length > 0 ? <AdList featured={featured} ads={recent} now={now} /> : <NoAdsYet />}
        </section>
        <VipRow ads={vip} now={now} size="large" />
        <PostBanner />
        <PopularLinks popular={popular} />
      </div>
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdGrid } from '@/components/ads/ad-grid';
import { VipCarousel } from '@/components/ads/vip-carousel';
import { Hero } from '@/components/home/hero';
import { NoAdsYet } from '@/components/home/no-ads-yet';
import { PostBanner } from '@/components/home/post-banner';
import { SectionStrip } from '@/components/home/section-strip';
import { getRecentAds, getVipAds } from '@/lib/ads/card-queries';

export const metadata: Metadata = { alternates: { canonical: '/' } };
export const revalidate = 60;

/** Made when it is first asked for; `/` is rewritten to the one edition there is. */
export const generateStaticParams = () => [];

const freshAds = 20;
const vipPlaces = 12;

export default async function Home({ params }: { params: Promise<{ edition: string }> }) {
  const { edition } = await params;
  if (edition !== 'uk') notFound();
  const now = new Date();
  const [vip, recent] = await Promise.all([
    getVipAds({ now, limit: vipPlaces }),
    getRecentAds({ now, limit: freshAds }),
  ]);
  return (
    <>
      <Hero />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-12 pt-8">
        <SectionStrip />
        <VipCarousel ads={vip} now={now} />
        <section aria-labelledby="fresh">
          <h2 id="fresh" className="mb-4 text-2xl font-bold">
            Fresh ads
          </h2>
          {recent.length > 0 ? <AdGrid ads={recent} now={now} /> : <NoAdsYet />}
        </section>
        <PostBanner />
      </div>
    </>
  );
}

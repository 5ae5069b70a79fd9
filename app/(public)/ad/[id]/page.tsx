import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { AdArticle } from '@/components/ad-page/ad-article';
import { adMetadata } from '@/components/ad-page/ad-metadata';
import { adPath } from '@/components/cards/ad-path';
import { JsonLd } from '@/components/search-engines/json-ld';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { requestState } from '@/lib/api/request/request-state';
import { adJsonLd } from '@/lib/search-engines/json-ld/ad-json-ld';

type AdPageProps = { params: Promise<{ id: string }> };

const loadAd = cache(
  async (id: string) => (await getPublicAd(id, new Date(), requestState()?.ad)) ?? notFound(),
);

export async function generateMetadata({ params }: AdPageProps): Promise<Metadata> {
  const { id } = await params;
  const ad = await loadAd(id);
  // A link preview of an adult ad shows nothing of it.
  return ad.isAdult ? {} : adMetadata(ad);
}

export default async function AdPage({ params }: AdPageProps) {
  const { id } = await params;
  const ad = await loadAd(id);
  if (ad.isAdult) permanentRedirect(adPath(ad));
  const now = new Date();
  const { similar, others } = await getAdsAround(ad, now);
  const offer = adJsonLd(ad);
  return (
    <>
      {offer && <JsonLd data={offer} />}
      <AdArticle ad={ad} similar={similar} others={others} now={now} />
    </>
  );
}

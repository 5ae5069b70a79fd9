import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { adMetadata } from '@/components/ad-page/ad-metadata';
import { AdNotFound } from '@/components/ad-page/ad-not-found';
import { AdView } from '@/components/ad-page/ad-view';
import { adPath } from '@/components/cards/ad-path';
import { JsonLd } from '@/components/search-engines/json-ld';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { missingPage } from '@/lib/page-cache/store/answer-status';
import { adJsonLd } from '@/lib/search-engines/ad-json-ld';

export const revalidate = 240;

/** Every ad is made when it is first asked for, then kept until it changes. */
export const generateStaticParams = () => [];

type AdPageProps = { params: Promise<{ id: string }> };

/** Read once for the page and its metadata. */
const loadAd = cache((id: string) => getPublicAd(id, new Date()));

export async function generateMetadata({ params }: AdPageProps): Promise<Metadata> {
  const { id } = await params;
  const ad = await loadAd(id);
  if (!ad) return { title: 'Ad not found', ...missingPage };
  // Nothing of an adult ad goes into the preview of a link to it.
  return ad.isAdult ? {} : adMetadata(ad);
}

export default async function AdPage({ params }: AdPageProps) {
  const { id } = await params;
  const ad = await loadAd(id);
  if (!ad) return <AdNotFound />;
  if (ad.isAdult) permanentRedirect(adPath(ad));
  const now = new Date();
  const { similar, others } = await getAdsAround(ad, now);
  const offer = adJsonLd(ad);
  return (
    <>
      {offer && <JsonLd data={offer} />}
      <AdView ad={ad} similar={similar} others={others} now={now} />
    </>
  );
}

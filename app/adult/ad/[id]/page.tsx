import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AdView } from '@/components/ad-page/ad-view';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { hasAgeCheck } from '@/lib/auth/age-check';

type AdultAdProps = { params: Promise<{ id: string }> };

const loadAd = cache(async (id: string) => {
  if (!(await hasAgeCheck())) return null;
  const ad = await getPublicAd(id, new Date());
  return ad?.isAdult ? ad : null;
});

export async function generateMetadata({ params }: AdultAdProps): Promise<Metadata> {
  const { id } = await params;
  const ad = await loadAd(id);
  if (ad) return { title: ad.title };
  return (await hasAgeCheck()) ? { title: 'Ad not found' } : {};
}

export default async function AdultAd({ params }: AdultAdProps) {
  const { id } = await params;
  // The layout shows the age gate; the page must not read the ad.
  if (!(await hasAgeCheck())) return null;
  const ad = await loadAd(id);
  if (!ad) notFound();
  const now = new Date();
  const { similar, others } = await getAdsAround(ad, now);
  return <AdView ad={ad} similar={similar} others={others} now={now} />;
}

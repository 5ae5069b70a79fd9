import type { Metadata } from 'next';
import type { PublicAd } from '@/lib/ads/ad-views';
import { imageUrl } from '@/lib/images/image-url';
import { adPath } from './ad-path';

const descriptionMax = 160;

/** What search engines and previews of links are told about an ad. */
export function adMetadata(ad: PublicAd): Metadata {
  const description = shorten(ad.description.replace(/\s+/g, ' '), descriptionMax);
  const title = `${ad.title} in ${ad.location.district}`;
  const image = ad.images.find(({ main }) => main) ?? ad.images[0];
  return {
    title,
    description,
    alternates: { canonical: adPath(ad) },
    openGraph: {
      title,
      description,
      url: adPath(ad),
      type: 'website',
      ...(image && { images: [imageUrl(image.src, 1440)] }),
    },
    ...(ad.expired && { robots: { index: false } }),
  };
}

/** At most `max` characters, cut between words. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

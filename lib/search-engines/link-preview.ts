import { createHash } from 'node:crypto';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { priceLabel } from '@/lib/ads/reading/price-label';
import { siteName } from '@/lib/site';

/* The picture that stands for an ad where somebody shares its address. Server only. */

/** Pixels. The size that every network shows whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/** All that such a picture shows. */
export type LinkPreview = {
  title: string;
  category: string;
  groupSlug: string;
  /** File name of the photo. */
  photo: string | null;
  price: string | null;
  unit: string | null;
  place: string;
  site: string;
};

/** Changes with how the picture is drawn, so that what was kept of the older look is not shown. */
const look = 1;

/** Null for ads that nothing is shown of: adult ones, and those that are over. */
export function linkPreviewOf(ad: PublicAd): LinkPreview | null {
  if (ad.isAdult || ad.expired) return null;
  const price = priceLabel(ad);
  return {
    title: ad.title,
    category: ad.category,
    groupSlug: ad.groupSlug,
    photo: (ad.images.find(({ main }) => main) ?? ad.images[0])?.src ?? null,
    price: price?.amount ?? null,
    unit: price?.unit || null,
    place: ad.location.district,
    site: siteName(),
  };
}

/** Names what a picture shows: two that show the same have the same. */
export const previewVersion = (preview: LinkPreview): string =>
  createHash('sha256')
    .update(JSON.stringify([look, preview]))
    .digest('hex')
    .slice(0, 20);

/** Where the picture is. Never another one: whatever it shows changes the address. */
export const previewPath = (adId: string, preview: LinkPreview) =>
  `/ad/${adId}/preview/${previewVersion(preview)}.jpg`;

import { createHash } from 'node:crypto';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { priceLabel } from '@/lib/ads/reading/price-label';
import { withWanted } from '@/lib/ads/reading/wanted-ad';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { mainImage } from '@/lib/images/main-image';
import { siteName } from '@/lib/site';

/** In pixels; networks show it uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

export type LinkPreview = {
  title: string;
  category: string;
  groupSlug: string;
  photo: string | null;
  price: string | null;
  unit: string | null;
  place: string;
  site: string;
};

/** Increment when the drawing changes, so that cached pictures are replaced. */
const look = 1;

export function linkPreviewOf(ad: PublicAd): LinkPreview | null {
  if (ad.isAdult || ad.expired) return null;
  const price = priceLabel(withWanted(ad));
  return {
    title: ad.title,
    category: shownCategory(ad.category),
    groupSlug: ad.groupSlug,
    photo: mainImage(ad.images)?.src ?? null,
    price: price && (price.prefix ? `${price.prefix} ${price.amount}` : price.amount),
    unit: price?.unit || null,
    place: ad.location.district,
    site: siteName(),
  };
}

export const previewVersion = (preview: LinkPreview): string =>
  createHash('sha256')
    .update(JSON.stringify([look, preview]))
    .digest('hex')
    .slice(0, 20);

/** Immutable: a changed picture has another path. */
export const previewPath = (adId: string, preview: LinkPreview) =>
  `/ad/${adId}/preview/${previewVersion(preview)}.jpg`;

import { createHash } from 'node:crypto';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { priceLabel } from '@/lib/ads/reading/price-label';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { siteName } from '@/lib/site';

/* Link previews: the picture shown where an ad's address is shared. */

/** Pixels; shown uncropped by every network. */
export const previewSize = { width: 1200, height: 630 } as const;

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

/** Increase when the drawing changes, so that cached pictures are replaced. */
const look = 1;

/** Null for adult and ended ads. */
export function linkPreviewOf(ad: PublicAd): LinkPreview | null {
  if (ad.isAdult || ad.expired) return null;
  const price = priceLabel(ad);
  return {
    title: ad.title,
    category: shownCategory(ad.category),
    groupSlug: ad.groupSlug,
    photo: (ad.images.find(({ main }) => main) ?? ad.images[0])?.src ?? null,
    price: price?.amount ?? null,
    unit: price?.unit || null,
    place: ad.location.district,
    site: siteName(),
  };
}

/** A hash of everything the picture shows. */
export const previewVersion = (preview: LinkPreview): string =>
  createHash('sha256')
    .update(JSON.stringify([look, preview]))
    .digest('hex')
    .slice(0, 20);

/** Immutable: a change gives another path. */
export const previewPath = (adId: string, preview: LinkPreview) =>
  `/ad/${adId}/preview/${previewVersion(preview)}.jpg`;

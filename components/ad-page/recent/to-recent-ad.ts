import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { priceText } from '@/lib/ads/reading/price-label';
import { withWanted } from '@/lib/ads/reading/wanted-ad';
import { imageUrl } from '@/lib/images/image-url';
import { mainImage } from '@/lib/images/main-image';
import type { RecentAd } from './recent-ads';

/** Null for an expired ad. */
export function toRecentAd(ad: PublicAd): RecentAd | null {
  if (ad.expired || ad.sold || ad.isAdult) return null;
  const picture = mainImage(ad.images);
  return {
    id: ad._id,
    title: ad.title,
    price: priceText(withWanted(ad)),
    image: picture ? imageUrl(picture.src, 320) : null,
  };
}

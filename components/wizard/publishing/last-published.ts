import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { categoryByName } from '@/lib/catalogue/categories';
import { priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';

/* The ad that was just published, for the next page. */

export type Published = {
  id: string;
  title: string;
  image: string | undefined;
  groupSlug: string;
  isAdult: boolean;
  isHeld: boolean;
  /** What could still be added to the ad. */
  lacks: ('photos' | 'price' | 'phone' | 'upgrades')[];
};

const key = 'published-ad';
/** Fewer leave questions open. */
const goodNumberOfPhotos = 3;

export function rememberPublished(ad: OwnAdReply): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(toPublished(ad)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Only once; null if storage is blocked. */
export function takePublished(): Published | null {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return text === null ? null : (JSON.parse(text) as Published);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function toPublished(ad: OwnAdReply): Published {
  const category = categoryByName(ad.category);
  const hasPrice = !category || !priceFieldOf(formKindOf(category)) || ad.price !== null;
  const lacks = {
    photos: ad.images.length < goodNumberOfPhotos,
    price: !hasPrice,
    phone: !ad.phone,
    upgrades: ad.promotions.length === 0,
  };
  return {
    id: ad._id,
    title: ad.title,
    image: (ad.images.find(({ main }) => main) ?? ad.images[0])?.src,
    groupSlug: category?.groupSlug ?? 'buy-and-sell',
    isAdult: category?.isAdult ?? false,
    isHeld: ad.moderation === 'held',
    lacks: (['photos', 'price', 'phone', 'upgrades'] as const).filter((part) => lacks[part]),
  };
}

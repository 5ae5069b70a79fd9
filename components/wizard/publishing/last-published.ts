import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { categoryByName } from '@/lib/catalogue/categories';
import { priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { mainImage } from '@/lib/images/main-image';

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
  withStorage((storage) => storage.setItem(key, JSON.stringify(toPublished(ad))), 'session');
}

/** Only once; null if storage is blocked. */
export function takePublished(): Published | null {
  const published = readJson(key, 'session') as Published | undefined;
  withStorage((storage) => storage.removeItem(key), 'session');
  return published ?? null;
}

const editedKey = 'edited-ad';

/** An edit was published: My Account focuses the ads, since the focused button goes with this page. */
export const rememberEdited = (): void =>
  void withStorage((storage) => storage.setItem(editedKey, 'true'), 'session');

/** Only once. */
export function takeEdited(): boolean {
  const isEdited = readJson(editedKey, 'session') === true;
  withStorage((storage) => storage.removeItem(editedKey), 'session');
  return isEdited;
}

function toPublished(ad: OwnAdReply): Published {
  const category = categoryByName(ad.category);
  // A job has pay instead, and nothing to take photos of.
  const isJob = category?.groupSlug === 'jobs';
  const hasPrice = !category || !priceFieldOf(formKindOf(category)) || ad.price !== null;
  const lacks = {
    photos: ad.images.length < goodNumberOfPhotos && !isJob,
    price: !hasPrice && !isJob,
    phone: !ad.phone,
    upgrades: ad.promotions.length === 0,
  };
  return {
    id: ad._id,
    title: ad.title,
    image: mainImage(ad.images)?.src,
    groupSlug: category?.groupSlug ?? 'buy-and-sell',
    isAdult: category?.isAdult ?? false,
    isHeld: ad.moderation === 'held',
    lacks: (['photos', 'price', 'phone', 'upgrades'] as const).filter((part) => lacks[part]),
  };
}

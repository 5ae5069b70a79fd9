import { createListeners } from '@/components/ui/browser/create-listeners';
import { withStorage } from '@/components/ui/browser/with-storage';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { recentAdsKept } from '@/lib/catalogue/limits';

/* Recently viewed ads, stored in this browser only. */

export type RecentAd = {
  id: string;
  title: string;
  /** Formatted; null without a price. */
  price: string | null;
  /** Address of a small picture. */
  image: string | null;
};

const key = 'recently-viewed';

const listeners = createListeners({ otherTabs: true });

export const { subscribe } = listeners;

/** Null without an entry or without access to storage. */
export const storedText = (): string | null =>
  withStorage((storage) => storage.getItem(key)) ?? null;

/** Newest first. Damaged or older entries are ignored. */
export function parseRecentAds(text: string | null): RecentAd[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isRecentAd).slice(0, recentAdsKept) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Puts the ad first and drops those beyond the limit. */
export function rememberAd(ad: RecentAd): void {
  const others = parseRecentAds(storedText()).filter(({ id }) => id !== ad.id);
  const list = [ad, ...others].slice(0, recentAdsKept);
  withStorage((storage) => storage.setItem(key, JSON.stringify(list)));
  listeners.notify();
}

export function forgetAds(): void {
  withStorage((storage) => storage.removeItem(key));
  listeners.notify();
}

function isRecentAd(value: unknown): value is RecentAd {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, price, image } = value as Record<string, unknown>;
  const isTextOrNull = (part: unknown) => part === null || typeof part === 'string';
  return (
    typeof id === 'string' &&
    adIdPattern.test(id) &&
    typeof title === 'string' &&
    isTextOrNull(price) &&
    (image === null || (typeof image === 'string' && image.startsWith('/uploads/')))
  );
}

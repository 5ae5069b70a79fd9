import { createListeners } from '@/components/ui/browser/create-listeners';
import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { api } from '@/lib/api/client';
import { savedAdsMax } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';

/* A member's are also in the account; those saved before the login are added on the next page. */

export type DeviceAd = {
  id: string;
  /** In pounds, when it was saved. */
  price: number | null;
  inAccount: boolean;
};

type Stored = { ads: DeviceAd[]; syncedAt: number };

const key = 'saved-ads';
const syncEvery = 10 * minute;
const listeners = createListeners({ otherTabs: true });

export const { subscribe } = listeners;

export const readDeviceAds = (): DeviceAd[] => read().ads;

export function addDeviceAd(ad: DeviceAd): void {
  const { ads, syncedAt } = read();
  const others = ads.filter(({ id }) => id !== ad.id);
  write({ ads: [ad, ...others].slice(0, savedAdsMax), syncedAt });
}

export function removeDeviceAd(id: string): void {
  const { ads, syncedAt } = read();
  write({ ads: ads.filter((ad) => ad.id !== id), syncedAt });
}

/** On logout, since the list belongs to the account. */
export const forgetDeviceAds = () => write({ ads: [], syncedAt: 0 });

export async function syncDeviceAds(): Promise<boolean> {
  const { ads, syncedAt } = read();
  const fresh = ads.filter(({ inAccount }) => !inAccount);
  if (fresh.length === 0 && Date.now() - syncedAt < syncEvery) return false;
  const body = { ads: fresh.map(({ id, price }) => ({ id, price })) };
  const result = await api.post<{ saved: string[] }>('/api/saved-ads', body);
  if (!result.ok) return false;
  const prices = new Map(ads.map(({ id, price }) => [id, price]));
  const saved = result.data.saved.map((id) => ({
    id,
    price: prices.get(id) ?? null,
    inAccount: true,
  }));
  write({ ads: withPressesSince(ads, saved), syncedAt: Date.now() });
  return true;
}

/** The reply may be older than hearts that were pressed or released since `before`. */
function withPressesSince(before: readonly DeviceAd[], saved: readonly DeviceAd[]): DeviceAd[] {
  const { ads } = read();
  const added = without(ads, before);
  const removed = without(before, ads);
  return [...added, ...without(saved, [...added, ...removed])].slice(0, savedAdsMax);
}

function without(ads: readonly DeviceAd[], others: readonly DeviceAd[]): DeviceAd[] {
  const ids = new Set(others.map(({ id }) => id));
  return ads.filter(({ id }) => !ids.has(id));
}

function read(): Stored {
  const stored: Partial<Stored> = readJson(key) ?? {};
  const ads = Array.isArray(stored.ads) ? stored.ads.filter(isDeviceAd) : [];
  return { ads, syncedAt: Number(stored.syncedAt) || 0 };
}

function write(stored: Stored) {
  withStorage((storage) => storage.setItem(key, JSON.stringify(stored)));
  listeners.notify();
}

function isDeviceAd(value: unknown): value is DeviceAd {
  if (typeof value !== 'object' || value === null) return false;
  const { id, price, inAccount } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    adIdPattern.test(id) &&
    (price === null || typeof price === 'number') &&
    typeof inAccount === 'boolean'
  );
}

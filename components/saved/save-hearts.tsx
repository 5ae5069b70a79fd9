'use client';

import { useEffect } from 'react';
import { hasCookie } from '@/components/ui/browser/has-cookie';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { hasStoredAlerts } from './alert-address';
import { addDeviceAd, readDeviceAds, removeDeviceAd, subscribe, syncDeviceAds } from './device-ads';

/**
 * Handles all hearts of the page (save-button.tsx), so that cards need no script. Also wakes the buttons
 * of alerts that the member has.
 */
export function SaveHearts({ cookie }: { cookie: string }) {
  useEffect(() => {
    const isMember = () => hasCookie(cookie);
    const onClick = ({ target }: Event) => {
      const heart = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
      if (heart) void toggle(heart, isMember());
    };
    document.addEventListener('click', onClick);
    const unsubscribe = subscribe(paintHearts);
    paintHearts();
    if (isMember()) void syncDeviceAds();
    if (isMember() || hasStoredAlerts()) void wakeAlertButtons(isMember());
    return () => {
      document.removeEventListener('click', onClick);
      unsubscribe();
    };
  }, [cookie]);
  return null;
}

/** Their own chunk, since few pages of few visitors need it. */
async function wakeAlertButtons(isMember: boolean): Promise<void> {
  if (!document.querySelector('site-island[name="AlertButton"]')) return;
  const { syncAlerts } = await import('./device-alerts');
  return syncAlerts(isMember);
}

const hearts = () => document.querySelectorAll<HTMLElement>('[data-save]');
const idOf = (heart: HTMLElement) => heart.dataset.save?.split(':')[0] ?? '';

export function paintHearts() {
  const saved = new Set(readDeviceAds().map(({ id }) => id));
  for (const heart of hearts()) heart.setAttribute('aria-pressed', String(saved.has(idOf(heart))));
}

async function toggle(heart: HTMLElement, isMember: boolean) {
  const id = idOf(heart);
  const [, price] = heart.dataset.save?.split(':') ?? [];
  const before = readDeviceAds().find((ad) => ad.id === id);
  if (before) removeDeviceAd(id);
  else addDeviceAd({ id, price: price ? Number(price) : null, inAccount: isMember });
  if (!isMember) {
    if (!before) toast.success('Saved on this device', { detail: <SavedLink /> });
    return;
  }
  const path = `/api/saved-ads/${id}`;
  const result = before ? await api.delete(path) : await api.put(path, {});
  if (result.ok) {
    if (!before) toast.success('Saved', { detail: <SavedLink /> });
    return;
  }
  if (before) addDeviceAd(before);
  else removeDeviceAd(id);
  toast.error(result.error ?? serverError);
}

const SavedLink = () => (
  <a href="/saved" className="link">
    See saved ads
  </a>
);

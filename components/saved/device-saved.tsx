'use client';

import { useCallback, useEffect, useState } from 'react';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { Notice } from '@/components/ui/notice';
import { toastWithUndo } from '@/components/ui/overlays/undo-toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { AdFacts } from '@/lib/saved/views';
import { addDeviceAd, type DeviceAd, readDeviceAds, removeDeviceAd } from './device-ads';
import { SavedEmpty } from './saved-empty';
import { type ListedAd, removedText, SavedList } from './saved-list';

export function DeviceSaved() {
  const [ads, setAds] = useState<ListedAd[]>();
  const [error, setError] = useState<string>();
  const focusNeighbour = useFocusNeighbour();

  const load = useCallback(async () => {
    const saved = readDeviceAds();
    if (saved.length === 0) return setAds([]);
    const ids = saved.map(({ id }) => id);
    const result = await api.post<AdFacts[]>('/api/saved-ads/lookup', { ids });
    if (!result.ok) return setError(result.error ?? serverError);
    setError(undefined);
    const found = new Map(result.data.map((facts) => [facts._id, facts]));
    setAds(saved.map(({ id, price }) => ({ ...(found.get(id) ?? goneAd(id)), savedPrice: price })));
  }, []);
  useEffect(() => void load(), [load]);

  function remove(id: string) {
    const ad = readDeviceAds().find((saved) => saved.id === id);
    focusNeighbour();
    removeDeviceAd(id);
    if (ad) toastWithUndo(removedText, () => restore(ad));
    setAds((all) => all?.filter(({ _id }) => _id !== id));
  }

  function restore(ad: DeviceAd) {
    addDeviceAd(ad);
    void load();
  }

  if (error) {
    return (
      <Notice tone="negative" live>
        {error}{' '}
        <button type="button" className="link" onClick={() => void load()}>
          Try again
        </button>
      </Notice>
    );
  }
  if (!ads) return <p role="status">Loading saved ads…</p>;
  if (ads.length === 0) return <SavedEmpty />;
  return (
    <div className="grid gap-4">
      <Notice>
        These ads are saved on this device.{' '}
        <a href="/login?next=/my-account/saved" className="link">
          Log in
        </a>{' '}
        to find them on your other devices too.
      </Notice>
      <SavedList ads={ads} onRemove={remove} />
    </div>
  );
}

const goneAd = (id: string): AdFacts => ({
  _id: id,
  title: 'An ad that is no longer there',
  groupSlug: 'buy-and-sell',
  image: null,
  place: '',
  price: null,
  state: 'ended',
});

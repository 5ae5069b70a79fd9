'use client';

import { useEffect, useState } from 'react';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { toast } from '@/components/ui/overlays/toast';
import { toastWithUndo } from '@/components/ui/overlays/undo-toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { SavedAd } from '@/lib/saved/views';
import { addDeviceAd, removeDeviceAd, subscribe } from './device-ads';
import { SavedEmpty } from './saved-empty';
import { removedText, SavedList } from './saved-list';

/** Reloads when this device has added its own (save-hearts.tsx). */
export function AccountSaved({ initial }: { initial: SavedAd[] }) {
  const [ads, setAds] = useState(initial);
  const focusNeighbour = useFocusNeighbour();

  useEffect(
    () =>
      subscribe(async () => {
        const result = await api.get<SavedAd[]>('/api/saved-ads');
        if (result.ok) setAds(result.data);
      }),
    [],
  );

  async function remove(id: string) {
    const result = await api.delete(`/api/saved-ads/${id}`);
    if (!result.ok) return void toast.error(result.error ?? serverError);
    focusNeighbour();
    setAds((all) => all.filter(({ _id }) => _id !== id));
    removeDeviceAd(id);
    const ad = ads.find(({ _id }) => _id === id);
    // An ended ad cannot be saved again.
    if (!ad || ad.state === 'ended') toast.success(removedText);
    else toastWithUndo(removedText, () => void restore(ad));
  }

  async function restore({ _id: id, savedPrice: price }: SavedAd) {
    const result = await api.post('/api/saved-ads', { ads: [{ id, price }] });
    if (result.ok) addDeviceAd({ id, price, inAccount: true });
    else toast.error(result.error ?? serverError);
  }

  return ads.length === 0 ? <SavedEmpty /> : <SavedList ads={ads} onRemove={remove} />;
}

'use client';

import { useEffect, useState } from 'react';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { SavedAd } from '@/lib/saved/views';
import { removeDeviceAd, subscribe } from './device-ads';
import { SavedEmpty } from './saved-empty';
import { SavedList } from './saved-list';

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
  }

  return ads.length === 0 ? <SavedEmpty /> : <SavedList ads={ads} onRemove={remove} />;
}

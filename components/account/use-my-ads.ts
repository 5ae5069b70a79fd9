'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { MyAdItem } from '@/lib/ads/reading/ad-views';
import { adStatus } from '@/lib/ads/status';
import { api } from '@/lib/api/client';
import { messages } from '@/lib/catalogue/messages';

export type Busy = { id: string; action: 'toggle' | 'delete' | 'repost' } | undefined;

/** One action at a time. */
export function useMyAds(initial: MyAdItem[]) {
  const [ads, setAds] = useState(initial);
  const [busy, setBusy] = useState<Busy>();

  async function run<T>(doing: NonNullable<Busy>, work: () => Promise<T>): Promise<T> {
    setBusy(doing);
    const result = await work();
    setBusy(undefined);
    return result;
  }

  async function toggle(ad: MyAdItem) {
    const result = await run({ id: ad._id, action: 'toggle' }, () =>
      api.patch<{ isActive: boolean }>(`/api/ads/${ad._id}/toggle-active`),
    );
    if (!result.ok) return void toast.error(messages.toggleFailed);
    const { isActive } = result.data;
    const status = adStatus({ ...ad, isActive }, new Date());
    setAds((all) => all.map((row) => (row._id === ad._id ? { ...row, isActive, status } : row)));
  }

  /** Returns whether the ad was deleted. */
  async function remove(ad: MyAdItem): Promise<boolean> {
    const result = await run({ id: ad._id, action: 'delete' }, () =>
      api.delete(`/api/ads/${ad._id}`),
    );
    if (!result.ok) {
      toast.error(result.error ?? messages.serverError);
      return false;
    }
    setAds((all) => all.filter((row) => row._id !== ad._id));
    return true;
  }

  async function repost(ad: MyAdItem) {
    await run({ id: ad._id, action: 'repost' }, async () => {
      const result = await api.post(`/api/ads/${ad._id}/repost`);
      if (!result.ok) return void toast.error(result.error ?? messages.serverError);
      toast.success(messages.reposted);
      // A repost may change status and end, so they are read again.
      const fresh = await api.get<MyAdItem[]>('/api/ads/my-ads');
      if (fresh.ok) setAds(fresh.data);
    });
  }

  return { ads, busy, toggle, remove, repost };
}

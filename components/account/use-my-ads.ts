'use client';

import { useRef, useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { adStatus, isOnSite } from '@/lib/ads/status';
import { type ApiResult, api } from '@/lib/api/client';
import { confirmationLife, myAdsPerPage } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { day } from '@/lib/durations';

export type MyAdAction = 'toggle' | 'delete' | 'repost' | 'price' | 'sold' | 'reserved' | 'confirm';

const readPage = (before: MyAdReply | undefined) =>
  api.get<MyAdReply[]>(`/api/ads/my-ads${before ? `?before=${before._id}` : ''}`);

const mayContinue = (page: readonly MyAdReply[]) => page.length === myAdsPerPage;

/** One action at a time for each ad. */
export function useMyAds(initial: MyAdReply[]) {
  const [ads, setAds] = useState(initial);
  const [hasMore, setHasMore] = useState(mayContinue(initial));
  const [isReading, setIsReading] = useState(false);
  const running = useRef(new Map<string, MyAdAction>());
  const [busy, setBusy] = useState<ReadonlyMap<string, MyAdAction>>(new Map());

  /** Undefined while another action of the ad runs. */
  async function run<T>({ _id: id }: MyAdReply, action: MyAdAction, work: () => Promise<T>) {
    if (running.current.has(id)) return undefined;
    running.current.set(id, action);
    setBusy(new Map(running.current));
    const result = await work();
    running.current.delete(id);
    setBusy(new Map(running.current));
    return result;
  }

  const change = ({ _id }: MyAdReply, changes: Partial<MyAdReply>) =>
    setAds((all) => all.map((row) => (row._id === _id ? { ...row, ...changes } : row)));

  /** After actions that change status and expiry. */
  async function readAgain(ad: MyAdReply) {
    const place = ads.findIndex(({ _id }) => _id === ad._id);
    const fresh = await readPage(ads[place - 1]);
    const row = fresh.ok && fresh.data.find(({ _id }) => _id === ad._id);
    if (row) change(ad, row);
  }

  async function readMore() {
    setIsReading(true);
    const older = await readPage(ads.at(-1));
    setIsReading(false);
    if (!succeeded(older)) return;
    // During an update the former version may answer with the whole list.
    setAds((all) => [...all, ...older.data.filter(({ _id }) => !all.some((ad) => ad._id === _id))]);
    setHasMore(mayContinue(older.data));
  }

  /** Shows an error message on failure. */
  function succeeded<T>(result: ApiResult<T>): result is Extract<ApiResult<T>, { ok: true }> {
    if (!result.ok) toast.error(result.error ?? siteTexts.serverError);
    return result.ok;
  }

  async function toggle(ad: MyAdReply) {
    const result = await run(ad, 'toggle', () =>
      api.patch<{ isActive: boolean }>(`/api/ads/${ad._id}/toggle-active`),
    );
    if (!result) return;
    if (!result.ok) return void toast.error(siteTexts.toggleFailed, { detail: result.error });
    const { isActive } = result.data;
    const status = adStatus({ ...ad, isActive }, new Date());
    change(ad, { isActive, status, hasPage: isActive });
    if (!isActive) return void toast.success('Ad disabled. Only you can see it now.');
    const state = isOnSite(status) ? 'It is on the site again' : 'It has expired: please renew it';
    toast.success(`Ad enabled. ${state}.`);
  }

  /** Returns whether the ad was deleted. */
  async function remove(ad: MyAdReply): Promise<boolean> {
    const result = await run(ad, 'delete', () => api.delete(`/api/ads/${ad._id}`));
    if (!result || !succeeded(result)) return false;
    setAds((all) => all.filter((row) => row._id !== ad._id));
    return true;
  }

  const repost = (ad: MyAdReply) =>
    run(ad, 'repost', async () => {
      const result = await api.post(`/api/ads/${ad._id}/repost`);
      if (!succeeded(result)) return;
      toast.success(siteTexts.reposted);
      await readAgain(ad);
    });

  const setReserved = (ad: MyAdReply, reserved: boolean) =>
    run(ad, 'reserved', async () => {
      const result = await api.put(`/api/ads/${ad._id}/reserved`, { reserved });
      if (!succeeded(result)) return;
      change(ad, { reserved });
      toast.success(reserved ? 'Marked as reserved.' : 'No longer marked as reserved.');
    });

  const confirm = (ad: MyAdReply) =>
    run(ad, 'confirm', async () => {
      const result = await api.post<{ confirmedAt: string }>(`/api/ads/${ad._id}/confirmed`);
      if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
      change(ad, result.data);
      toast.success(`Confirmed. The ad’s page shows it for ${confirmationLife / day} days.`);
    });

  const setSold = async (ad: MyAdReply, sold: boolean, conversationId?: string) =>
    (await run(ad, 'sold', async () => {
      const result = await api.put(`/api/ads/${ad._id}/sold`, { sold, conversationId });
      if (succeeded(result)) await readAgain(ad);
      return result.ok;
    })) ?? false;

  /** Returns an error message. */
  const setPrice = (ad: MyAdReply, price: string): Promise<string | undefined> =>
    run(ad, 'price', async () => {
      const result = await api.put<Pick<MyAdReply, 'price' | 'version'>>(
        `/api/ads/${ad._id}/price`,
        { price },
      );
      if (!result.ok) return result.error ?? siteTexts.serverError;
      change(ad, result.data);
      return undefined;
    });

  return {
    ads,
    hasMore,
    isReading,
    readMore,
    busy,
    toggle,
    remove,
    repost,
    setReserved,
    setSold,
    setPrice,
    confirm,
  };
}

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMyAds } from '@/components/account/use-my-ads';
import { toast } from '@/components/ui/overlays/toast';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { myAdsPerPage } from '@/lib/catalogue/limits';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

const ad = (number: number) => ({ _id: `ad${number}`, reserved: false }) as MyAdReply;
const all = Array.from({ length: myAdsPerPage + 2 }, (_, index) => ad(index));

/** The site's list, as the API pages it. */
function serve(list: readonly MyAdReply[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    if (method !== 'GET') return Response.json({});
    asked.push(pathname + (searchParams.get('before') ?? ''));
    const start = list.findIndex(({ _id }) => _id === searchParams.get('before')) + 1;
    return Response.json(list.slice(start, start + myAdsPerPage));
  });
  return asked;
}

test('older ads are read on request, until there are no more', async () => {
  const hook = await renderHook(useMyAds, all.slice(0, myAdsPerPage));
  const asked = serve(all);
  expect(hook.current().hasMore).toBe(true);
  await act(() => hook.current().readMore());
  expect(asked).toEqual([`/api/ads/my-ads${all[myAdsPerPage - 1]?._id}`]);
  expect(hook.current()).toMatchObject({ ads: all, hasMore: false, isReading: false });
  await hook.unmount();
});

test('a sale reads its own row again, wherever it is, and keeps the others', async () => {
  const hook = await renderHook(useMyAds, all);
  const last = all.length - 1;
  const sold = { ...ad(last), soldAt: '2026-11-20T12:00:00.000Z' };
  serve(all.with(last, sold));
  await act(() => hook.current().setSold(ad(last), true));
  expect(hook.current().ads).toEqual(all.with(last, sold));
  await hook.unmount();
});

test('an ad has one action at a time, and the reason of a failed one is shown', async () => {
  const hook = await renderHook(useMyAds, all);
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
  const error = vi.spyOn(toast, 'error');
  let first = Promise.resolve();
  await act(async () => {
    first = hook.current().toggle(ad(0));
    await hook.current().toggle(ad(0));
    void hook.current().confirm(ad(1));
  });
  expect(answers).toHaveLength(2);
  expect([...hook.current().busy]).toEqual([
    ['ad0', 'toggle'],
    ['ad1', 'confirm'],
  ]);
  const refusal = { error: 'It was removed.', code: 'conflict' };
  await act(async () => {
    answers[0]?.(Response.json(refusal, { status: 409 }));
    await first;
  });
  expect([...hook.current().busy]).toEqual([['ad1', 'confirm']]);
  expect(error).toHaveBeenCalledWith('Error toggling ad', { detail: 'It was removed.' });
  error.mockRestore();
  await hook.unmount();
});

test('a toggle says what has become of the ad', async () => {
  const [live, over] = ['2999-01-01', '2020-01-01'].map(
    (expiresAt) => ({ ...ad(0), expiresAt, moderation: 'approved' }) as MyAdReply,
  ) as [MyAdReply, MyAdReply];
  const hook = await renderHook(useMyAds, [live]);
  const success = vi.spyOn(toast, 'success');
  const said = async (of: MyAdReply, isActive: boolean) => {
    vi.stubGlobal('fetch', async () => Response.json({ isActive }));
    await act(() => hook.current().toggle(of));
    return success.mock.lastCall?.[0];
  };
  expect(await said(live, false)).toBe('Ad disabled. Only you can see it now.');
  expect(await said(live, true)).toBe('Ad enabled. It is on the site again.');
  expect(await said(over, true)).toBe('Ad enabled. It has expired: please renew it.');
  success.mockRestore();
  await hook.unmount();
});

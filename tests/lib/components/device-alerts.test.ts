import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetStoredAlerts, hasStoredAlerts } from '@/components/saved/alert-address';
import {
  forgetAlerts,
  setAlert,
  setAlerts,
  syncAlerts,
  useAlertId,
} from '@/components/saved/device-alerts';
import { hydrateEvent } from '@/components/ui/browser/hydrate-islands';
import type { Alert } from '@/lib/alerts/views';
import { minute } from '@/lib/durations';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(() => {
  forgetAlerts();
  unstubHooks();
});

const alert = (search: string, isPaused = false) =>
  ({ _id: `id of ${search}`, search, isPaused }) as Alert;

/** A page with the button of one search, and the account's alerts. */
async function openPage(search: string, inAccount: Alert[] = [], username = 'hannah') {
  const hook = await renderHook(useAlertId, search);
  const dispatchEvent = vi.fn();
  const island = { dispatchEvent, getAttribute: () => JSON.stringify({ search }) };
  vi.stubGlobal('document', { querySelectorAll: () => [island] });
  let stored: string | null = null;
  const localStorage = {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
    removeItem: () => {
      stored = null;
    },
  };
  Object.assign(window, { localStorage, location: { hash: '' } });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(path === '/api/alerts' ? inAccount : { username });
  });
  return { hook, dispatchEvent, asked };
}

test('an alert saved with one button is saved for all buttons of that search', async () => {
  const { hook, dispatchEvent } = await openPage('/search?q=sofa');
  await act(async () => setAlert('/search?q=chair', '1'));
  expect(hook.current()).toBeNull();
  await act(async () => setAlert('/search?q=sofa', '2'));
  expect(hook.current()).toBe('2');
  expect(dispatchEvent.mock.lastCall?.[0].type).toBe(hydrateEvent);
  await act(async () => setAlert('/search?q=sofa', null));
  expect(hook.current()).toBeNull();
  await hook.unmount();
});

test('a page opened later shows the alerts of the account, which are read every ten minutes', async () => {
  const search = '/seller/hannah_w';
  const { hook, dispatchEvent, asked } = await openPage(search, [alert(search)]);
  await act(() => syncAlerts(true));
  expect(hook.current()).toBe(`id of ${search}`);
  expect(dispatchEvent).toHaveBeenCalled();
  await act(() => syncAlerts(true));
  expect(asked).toEqual(['/api/alerts', '/api/users/me']);
  await hook.wait(10 * minute);
  await act(() => syncAlerts(true));
  expect(asked).toHaveLength(4);
  await hook.unmount();
});

test('a paused alert can be saved again, and a logged-out visitor has none', async () => {
  const search = '/search?q=sofa';
  const { hook, asked } = await openPage(search, [alert(search)]);
  await act(async () => setAlerts([alert(search, true)]));
  expect(hook.current()).toBeNull();
  await act(async () => setAlerts([alert(search)]));
  expect(hook.current()).not.toBeNull();
  await act(() => syncAlerts(false));
  expect(hook.current()).toBeNull();
  expect(asked).toEqual([]);
  await hook.unmount();
});

test('the button of one’s own page is hydrated, which hides it', async () => {
  const { hook, dispatchEvent } = await openPage('/seller/hannah', [], 'hannah');
  await act(() => syncAlerts(true));
  expect(dispatchEvent).toHaveBeenCalledOnce();
  await hook.unmount();
});

test('a login leaves nothing of another member on the device', async () => {
  const { hook } = await openPage('/search?q=sofa');
  await act(async () => setAlert('/search?q=sofa', '1'));
  expect(hasStoredAlerts()).toBe(true);
  forgetStoredAlerts();
  expect(hasStoredAlerts()).toBe(false);
  await hook.unmount();
});

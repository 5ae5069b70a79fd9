import { afterEach, expect, test, vi } from 'vitest';
import {
  addDeviceAd,
  readDeviceAds,
  removeDeviceAd,
  syncDeviceAds,
} from '@/components/saved/device-ads';
import { savedAdsMax } from '@/lib/catalogue/limits';

/* The account's list arrives while the member presses hearts. */

const idOf = (number: number) => `ad${String(number).padStart(10, '0')}`;
const heart = (id: string) => ({ id, price: 10, inAccount: true });
const shown = () => readDeviceAds().map(({ id }) => id);

/** Stores what the device has, and returns how the account's reply is given. */
function startSync(device: string[]) {
  let text: string | null = null;
  const localStorage = {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
  vi.stubGlobal('window', { localStorage });
  const reply = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => reply.promise);
  for (const id of device.toReversed()) addDeviceAd(heart(id));
  const synced = syncDeviceAds();
  return (saved: string[]) => {
    reply.resolve(Response.json({ saved }));
    return synced;
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the list of the account replaces that of the device', async () => {
  const answer = startSync([idOf(1), idOf(2)]);
  expect(await answer([idOf(3), idOf(1)])).toBe(true);
  expect(readDeviceAds()).toEqual([{ ...heart(idOf(3)), price: null }, heart(idOf(1))]);
});

test('hearts pressed and released meanwhile stay so', async () => {
  const answer = startSync([idOf(1), idOf(2)]);
  addDeviceAd(heart(idOf(4)));
  removeDeviceAd(idOf(1));
  addDeviceAd(heart(idOf(5)));
  await answer([idOf(5), idOf(3), idOf(2), idOf(1)]);
  expect(shown()).toEqual([idOf(5), idOf(4), idOf(3), idOf(2)]);
});

test('the list keeps its limit', async () => {
  const answer = startSync([]);
  addDeviceAd(heart(idOf(0)));
  const saved = Array.from({ length: savedAdsMax }, (_, index) => idOf(savedAdsMax - index));
  await answer(saved);
  expect(shown()).toEqual([idOf(0), ...saved.slice(0, -1)]);
});

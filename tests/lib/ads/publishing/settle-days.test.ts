import { expect, test } from 'vitest';
import { settleDays } from '@/lib/ads/publishing/lifetime/settle-days';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

test('on its day a home is available now, on its page and in the filters', async () => {
  const before = new Date('2026-11-20T12:00:00Z');
  const onItsDay = new Date('2026-11-22T00:00:00Z');
  const owner = await createMember();
  const form = { category: 'Property to Rent', availableNow: 'No', availableFrom: '2026-11-22' };
  const { _id } = await createAd(owner, { kind: 'property', form, now: before });
  const isFound = async (filter: string) => {
    const params = new URLSearchParams(`category=property-to-rent&${filter}&sort=newest`);
    const page = await searchAds(parseSearch(params, { isAdult: false }), onItsDay);
    return page.ads.some((ad) => ad._id === _id);
  };

  await settleDays(before);
  expect((await getPublicAd(_id, before))?.details.availableFrom).toBe('2026-11-22');
  expect(await isFound('availableNow=no')).toBe(true);

  expect(await settleDays(onItsDay)).toBeGreaterThan(0);
  const details = (await getPublicAd(_id, onItsDay))?.details;
  expect(details?.availableNow).toBe('Yes');
  expect(details).not.toHaveProperty('availableFrom');
  expect(await isFound('availableNow=yes')).toBe(true);
  expect(await isFound('availableFrom-max=2026-11-22')).toBe(true);
  expect(await settleDays(onItsDay)).toBe(0);
});

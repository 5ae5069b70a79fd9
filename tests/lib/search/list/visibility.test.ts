import { expect, test } from 'vitest';
import { addTime, minute } from '@/lib/dates';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();
const ago = (minutes: number) => addTime(now, -minutes * minute);
const titles = async (address: string, isAdult = false) => {
  const page = await searchAds(parseSearch(new URLSearchParams(address), { isAdult }), now);
  return page.widened ? [] : page.ads.map(({ title }) => title);
};

test('ads that are not public or adult are not found outside their section', async () => {
  const owner = await createMember();
  const publish = (title: string, columns: object, kind?: 'escort') =>
    createAd(owner, {
      ...(kind && { kind }),
      form: { title },
      columns: { rankedAt: ago(1), ...columns },
    });
  await publish('Ibis feathers, disabled ad', { isActive: false });
  await publish('Ibis feathers, expired ad', { expiresAt: ago(1) });
  await publish('Ibis feathers, deleted ad', { deletedAt: ago(1) });
  await publish('Ibis feathers, ad under review', { moderation: 'held' });
  await publish('Ibis feathers and a massage', {}, 'escort');
  for (const address of ['q=ibis', '', 'sort=price-up', 'place=ilford&radius=uk&sort=nearest']) {
    expect(await titles(address)).toEqual([]);
  }
  expect(await titles('q=ibis', true)).toEqual(['Ibis feathers and a massage']);
}, 60_000);

import { expect, test } from 'vitest';
import { addTime, day } from '@/lib/dates';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-05-04T12:00:00Z');

async function publish(outcode: string, title: string, daysAgo: number) {
  await createAd(await createMember(), {
    kind: 'goods',
    form: { category: 'Home', title, location: { slug: placeByOutcode(outcode)?.slug } },
    now: addTime(now, -daysAgo * day),
  });
}

async function titlesOf(search: string) {
  const { ads } = await searchAds(
    parseSearch(new URLSearchParams(search), { isAdult: false }),
    now,
  );
  return ads.map(({ title }) => title);
}

test('around a district, near and recent ads come first', async () => {
  await publish('M20', 'Older chair in Didsbury', 5);
  await publish('M8', 'Newest chair in Cheetham Hill', 1);
  await publish('M20', 'Newer chair in Didsbury', 3);
  const near = [
    'Newer chair in Didsbury',
    'Older chair in Didsbury',
    'Newest chair in Cheetham Hill',
  ];
  expect(await titlesOf('place=M20')).toEqual(near);
  expect(await titlesOf('q=chair m20')).toEqual(near);
  expect(await titlesOf('place=Manchester')).toEqual([
    'Newest chair in Cheetham Hill',
    'Newer chair in Didsbury',
    'Older chair in Didsbury',
  ]);
});

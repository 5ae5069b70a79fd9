import { expect, test } from 'vitest';
import { addTime, day } from '@/lib/dates';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-05-04T12:00:00Z');

async function publish(title: string, daysAgo: number) {
  await createAd(await createMember(), {
    kind: 'goods',
    form: { category: 'Leisure', title },
    now: addTime(now, -daysAgo * day),
  });
}

test('words side by side come before the same words apart', async () => {
  await publish('Old quill thatch poster, framed', 6);
  await publish('Old thatch and quill poster, framed', 1);
  const { ads } = await searchAds(
    parseSearch(new URLSearchParams('q=quill thatch'), { isAdult: false }),
    now,
  );
  expect(ads.map(({ title }) => title)).toEqual([
    'Old quill thatch poster, framed',
    'Old thatch and quill poster, framed',
  ]);
});

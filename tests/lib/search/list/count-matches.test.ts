import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { countMatches } from '@/lib/search/list/count-matches';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '../../../builders/ad';
import { createMember } from '../../../builders/member';

const later = () => new Date(Date.now() + 60_000);
const ask = (query: string) => parseSearch(new URLSearchParams(query), { isAdult: false });

test("the count before a search equals the search's", async () => {
  const seller = await createMember();
  for (const genericPrice of [50, 150, 250]) {
    await createAd(seller, { form: { title: 'Wicker basket for a tandem', genericPrice } });
  }
  for (const query of ['q=wicker+basket', 'q=wicker+basket&max=200', 'min=200']) {
    const { total } = await searchAds(ask(query), later());
    expect(await countMatches(ask(query), later()), query).toEqual(total);
    expect(total.count, query).toBeGreaterThan(0);
  }
  expect(await countMatches(ask('q=zzqqzz'), later())).toEqual({ count: 0, isMore: false });
});

test('a timeout is reported as busy', async () => {
  await db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE`;
      await expect(countMatches(ask('q=table'), later())).rejects.toMatchObject({
        code: 'unavailable',
      });
    },
    { timeout: 10_000 },
  );
});

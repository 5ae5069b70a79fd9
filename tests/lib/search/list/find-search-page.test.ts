import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { findSearchPage } from '@/lib/search/list/find-search-page';

const now = new Date('2026-11-20T12:00:00Z');
const ask = (query: string) => parseSearch(new URLSearchParams(query), { isAdult: false });

test('a page after the last is distinguished from a search without results', async () => {
  expect(await findSearchPage(ask('page=2&after=n-0-0123456789ab'), now)).toBe('beyond');
  expect(await findSearchPage(ask('q=zzqqzz'), now)).toMatchObject({ ads: [] });
});

test('a timeout is reported', async () => {
  await db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE`;
      expect(await findSearchPage(ask('q=table'), now)).toBe('unavailable');
    },
    { timeout: 10_000 },
  );
});

test('of very many concurrent searches the last are refused at once, and the others run', async () => {
  let pending: ReturnType<typeof findSearchPage>[] = [];
  await db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE`;
      const started = performance.now();
      pending = Array.from({ length: 80 }, (_, index) =>
        findSearchPage(ask(`min=${index + 1}`), now),
      );
      const last = await Promise.all(pending.slice(64));
      expect(new Set(last)).toEqual(new Set(['unavailable']));
      expect(performance.now() - started).toBeLessThan(1500);
    },
    { timeout: 10_000 },
  );
  const found = (await Promise.all(pending)).filter((page) => typeof page !== 'string');
  expect(found.length).toBeGreaterThanOrEqual(60);
}, 30_000);

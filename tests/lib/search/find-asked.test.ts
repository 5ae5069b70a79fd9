import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { findAsked } from '@/lib/search/find-asked';
import { parseSearch } from '@/lib/search/search-params';

const now = new Date('2026-11-20T12:00:00Z');
const ask = (query: string) => parseSearch(new URLSearchParams(query), { isAdult: false });

test('a page after the last is told from a search that finds nothing', async () => {
  expect(await findAsked(ask('page=2&after=n-0-0123456789ab'), now)).toBe('beyond');
  expect(await findAsked(ask('q=zzqqzz'), now)).toMatchObject({ ads: [] });
});

test('a search that the database does not answer in time says so', async () => {
  await db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE`;
      expect(await findAsked(ask('q=table'), now)).toBe('unavailable');
    },
    { timeout: 10_000 },
  );
});

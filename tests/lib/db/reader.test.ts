import { expect, test } from 'vitest';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { db } from '@/lib/db/client';
import { reader } from '@/lib/db/reader';
import { wholeUk } from '@/lib/locations/areas';
import { countIn } from '@/lib/search/facets/ad-counts';

const unavailable = { name: 'AppError', code: 'unavailable', retryAfter: 5 };
const now = new Date('2026-11-20T12:00:00Z');

test('what public pages read is stopped after two seconds, and says so', async () => {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE "Ad", "AdCount" IN ACCESS EXCLUSIVE MODE`;
      const started = performance.now();
      const reads = [getPublicAd('0123456789ab', now), countIn({ key: 'cars' }, wholeUk)];
      for (const { status, ...outcome } of await Promise.allSettled(reads)) {
        expect([status, outcome]).toMatchObject(['rejected', { reason: unavailable }]);
      }
      expect(performance.now() - started).toBeLessThan(4000);
    },
    { timeout: 10_000 },
  );
  expect(await getPublicAd('0123456789ab', now)).toBeNull();
}, 20_000);

test('a reader that finds no connection free is told so', async () => {
  const wait = () => reader.$queryRaw`SELECT pg_sleep(1.9)::text`;
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, wait));
  const failed = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toMatchObject(unavailable);
}, 20_000);

test('it can change nothing, and other errors stay what they are', async () => {
  await expect(reader.adCount.deleteMany()).rejects.toThrow('read-only');
  await expect(reader.$queryRaw`SELECT 1 / 0`).rejects.toMatchObject({ code: 'P2010' });
});

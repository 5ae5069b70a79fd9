import { expect, test } from 'vitest';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { readAtLength, readRows } from '@/lib/db/read-rows';
import { wholeUk } from '@/lib/locations/area';
import { storedCount } from '@/lib/search/counts/ad-counts';

const unavailable = { name: 'AppError', code: 'unavailable', retryAfter: 5 };
const now = new Date('2026-11-20T12:00:00Z');

test('public reads are cancelled after two seconds, with a message', async () => {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE "Ad", "AdCount" IN ACCESS EXCLUSIVE MODE`;
      const started = performance.now();
      const reads = [getPublicAd('0123456789ab', now), storedCount({ key: 'cars' }, wholeUk)];
      for (const { status, ...outcome } of await Promise.allSettled(reads)) {
        expect([status, outcome]).toMatchObject(['rejected', { reason: unavailable }]);
      }
      expect(performance.now() - started).toBeLessThan(4000);
    },
    { timeout: 10_000 },
  );
  expect(await getPublicAd('0123456789ab', now)).toBeNull();
}, 20_000);

test('a caller without a free connection is told so', async () => {
  const wait = () => readRows(Prisma.sql`SELECT pg_sleep(1.9)::text`);
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, wait));
  const failed = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toMatchObject(unavailable);
}, 20_000);

test('writes are refused, and other errors are passed on', async () => {
  for (const read of [readRows, readAtLength]) {
    await expect(read(Prisma.sql`DELETE FROM "AdCount"`)).rejects.toThrow('read-only');
    await expect(read(Prisma.sql`SELECT 1 / 0`)).rejects.toMatchObject({ code: '22012' });
  }
});

test('reads of long files may take longer, with any plan, and reset the connection', async () => {
  const settings = Prisma.sql`
    SELECT current_setting('statement_timeout') AS "timeout", current_setting('enable_seqscan') AS "scan"`;
  expect(await readAtLength(settings)).toEqual([{ timeout: '15s', scan: 'on' }]);
  expect(await readRows(settings)).toEqual([{ timeout: '2s', scan: 'off' }]);
});

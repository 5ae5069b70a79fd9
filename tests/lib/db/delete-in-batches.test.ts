import { expect, test } from 'vitest';
import { sweepAccounts } from '@/lib/accounts/sweep-accounts';
import { sweepVisits } from '@/lib/ads/visits/sweep-visits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deleteInBatches } from '@/lib/db/delete-in-batches';
import { sweepOutbox } from '@/lib/notifications/outbox/sweep-outbox';
import { sweepAudit } from '@/lib/privacy/sweep-audit';
import { createAd } from '../../builders/ad';
import { createMember } from '../../builders/member';

/** Deletes from so many rows. Returns the limits it was called with. */
function rows(left: number) {
  const limits: number[] = [];
  const deleteSome = async (limit: number) => {
    limits.push(limit);
    const count = Math.min(limit, left);
    left -= count;
    return count;
  };
  return { limits, deleteSome };
}

test('deletes by statements of a few rows until none is left', async () => {
  const { limits, deleteSome } = rows(25);
  expect(await deleteInBatches(deleteSome, 10)).toBe(25);
  expect(limits).toEqual([10, 10, 10]);
});

test('ends after so many statements, and leaves the rest to the next run', async () => {
  const { limits, deleteSome } = rows(100);
  expect(await deleteInBatches(deleteSome, 10, 3)).toBe(30);
  expect(limits).toHaveLength(3);
});

/** Notes how many rows each statement deletes from a table. Returns a function that ends it and returns the numbers. */
async function watchDeletes(table: string) {
  await db.$executeRaw`CREATE TABLE IF NOT EXISTS deletes (rows int)`;
  await db.$executeRaw`
    CREATE OR REPLACE FUNCTION note_deletes() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO deletes SELECT count(*) FROM gone; RETURN NULL; END $$`;
  await db.$executeRawUnsafe(
    `CREATE TRIGGER note_deletes AFTER DELETE ON "${table}" REFERENCING OLD TABLE AS gone
     FOR EACH STATEMENT EXECUTE FUNCTION note_deletes()`,
  );
  return async () => {
    await db.$executeRawUnsafe(`DROP TRIGGER note_deletes ON "${table}"`);
    const found = await db.$queryRaw<{ rows: number }[]>`SELECT rows FROM deletes ORDER BY rows`;
    await db.$executeRaw`DROP TABLE deletes`;
    await db.$executeRaw`DROP FUNCTION note_deletes()`;
    return found.map((one) => one.rows);
  };
}

const now = new Date('2026-11-20T12:00:00Z');

test('old visits are deleted five thousand at a time', async () => {
  const { _id: id } = await createAd(await createMember(), { now });
  await db.$executeRaw`
    INSERT INTO "AdVisit" ("adId", "visitorKey", "day")
    SELECT ${id}, n::text, ${addTime(now, -9 * day)}::date FROM generate_series(1, 5001) n`;
  const seen = await watchDeletes('AdVisit');
  expect(await sweepVisits(now)).toBe(5001);
  expect(await seen()).toEqual([1, 5000]);
});

test('old audit entries are deleted five thousand at a time', async () => {
  await db.$executeRaw`
    INSERT INTO "AuditEntry" ("id", "at", "action", "subjectType", "subjectId")
    SELECT gen_random_uuid(), '2004-01-01', 'ad.updated', 'ad', n::text FROM generate_series(1, 5001) n`;
  const seen = await watchDeletes('AuditEntry');
  expect(await sweepAudit(new Date('2007-01-01T12:00:00Z'))).toBe(5001);
  expect(await seen()).toEqual([0, 1, 5000]);
});

test('counters of requests are deleted five thousand at a time', async () => {
  await db.$executeRaw`
    INSERT INTO "RateLimit" ("key", "count", "resetAt")
    SELECT 'swept ' || n, 1, '2006-01-01' FROM generate_series(1, 5001) n`;
  const seen = await watchDeletes('RateLimit');
  await sweepAccounts(new Date('2007-01-01T12:00:00Z'));
  expect(await seen()).toEqual([1, 5000]);
});

test('sent messages are deleted five thousand at a time', async () => {
  await db.$executeRaw`
    INSERT INTO "OutboxMessage" ("id", "channel", "template", "createdAt", "sentAt")
    SELECT gen_random_uuid(), 'email', 'verify-email', '2006-01-01', '2006-01-01'
    FROM generate_series(1, 5001)`;
  const seen = await watchDeletes('OutboxMessage');
  expect(await sweepOutbox(new Date('2007-01-01T12:00:00Z'))).toBe(5001);
  expect(await seen()).toEqual([1, 5000]);
});

import { createHmac } from 'node:crypto';
import { addTime } from '@/lib/dates';
import { db, writePool } from '@/lib/db/client';
import { clockLead } from '@/lib/db/clock-lead';
import { queryPrepared } from '@/lib/db/pools/query-prepared';
import { Prisma } from '@/lib/db/prisma';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { knownPlaces, Limit } from './limits';

type Memory = typeof knownPlaces;

/** Counts for all instances, by the database's clock. Throws `rate_limited` with the seconds left. */
export async function takeFromLimit(
  limit: Limit | Memory,
  subject: string,
  now: Date,
): Promise<void> {
  const { count, resetAt } = await countRequests(limit, subject, 1, now);
  if (count > limit.max) throw tooOften(resetAt, now);
}

type Counted = { count: number; resetAt: Date };

/** Whether the window of a row has ended; EXCLUDED is the row of a window that starts now. */
export const hasEndedSql = ({ window }: Limit | Memory) =>
  Prisma.sql`"RateLimit"."resetAt" <= EXCLUDED."resetAt" - ${window} * interval '1 millisecond'`;

/** Returns the window's total, including these, and its end. */
export async function countRequests(
  limit: Limit | Memory,
  subject: string,
  requests: number,
  now: Date,
): Promise<Counted> {
  const key = limitKey(limit, subject);
  const fresh = addTime(now, limit.window);
  const hasEnded = hasEndedSql(limit);
  const { text, values } = Prisma.sql`
    WITH "clock" AS MATERIALIZED (${clockLead()})
    INSERT INTO "RateLimit" ("key", "count", "resetAt")
    -- Not worth waiting for the disk: a crash forgets less than a second of requests.
    SELECT ${key}, ${requests}::integer, ${fresh}::timestamptz + "lead"
    FROM "clock", set_config('synchronous_commit', 'off', true)
    ON CONFLICT ("key") DO UPDATE SET
      "count" = EXCLUDED."count" + CASE WHEN ${hasEnded} THEN 0 ELSE "RateLimit"."count" END,
      "resetAt" = CASE WHEN ${hasEnded} THEN EXCLUDED."resetAt" ELSE "RateLimit"."resetAt" END
    RETURNING "count", "resetAt" - (SELECT "lead" FROM "clock") AS "resetAt"`;
  const [row] = await queryPrepared<Counted>(writePool(), { name: 'count-requests', text, values });
  if (!row) throw new Error('A limit was not counted.');
  return row;
}

export async function hasTaken(
  limit: Limit | Memory,
  subject: string,
  now: Date,
): Promise<boolean> {
  const key = limitKey(limit, subject);
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "RateLimit", (${clockLead()}) "clock"
    WHERE "key" = ${key} AND "resetAt" > ${now}::timestamptz + "clock"."lead"`;
  return rows.length === 1;
}

/** For successful attempts, which do not count. */
export async function resetLimit(limit: Limit, subject: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: limitKey(limit, subject) } });
}

/** A keyed hash, so that the table contains no addresses. */
export const limitKey = (limit: Limit | Memory, subject: string) =>
  createHmac('sha256', env().AUTH_SECRET)
    .update(`limit\0${limit.name}\0${subject}`)
    .digest('base64url');

export function tooOften(passes: Date, now: Date): AppError {
  const retryAfter = Math.max(1, Math.ceil((passes.getTime() - now.getTime()) / 1000));
  return new AppError('rate_limited', tooMany(retryAfter), { retryAfter });
}

function tooMany(seconds: number): string {
  const wait =
    seconds < 60
      ? `${seconds} seconds`
      : seconds < 120
        ? 'a minute'
        : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts. Please try again in ${wait}.`;
}

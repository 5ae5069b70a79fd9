import { createHmac } from 'node:crypto';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { knownPlaces, Limit } from './limits';

type Memory = typeof knownPlaces;

/**
 * Counts one request of `subject` (an address, a user id …) for all instances, in the database.
 * Throws `rate_limited` with the seconds left.
 */
export async function takeFromLimit(
  limit: Limit | Memory,
  subject: string,
  now: Date,
): Promise<void> {
  const key = limitKey(limit, subject);
  const fresh = addTime(now, limit.window);
  const rows = await db.$queryRaw<{ count: number; resetAt: Date }[]>`
    INSERT INTO "RateLimit" ("key", "count", "resetAt") VALUES (${key}, 1, ${fresh})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "RateLimit"."resetAt" <= ${now} THEN 1 ELSE "RateLimit"."count" + 1 END,
      "resetAt" = CASE WHEN "RateLimit"."resetAt" <= ${now} THEN ${fresh} ELSE "RateLimit"."resetAt" END
    RETURNING "count", "resetAt"`;
  const row = rows[0];
  if (row && row.count > limit.max) {
    throw tooOften(row.resetAt, now);
  }
}

export async function hasTaken(
  limit: Limit | Memory,
  subject: string,
  now: Date,
): Promise<boolean> {
  const key = limitKey(limit, subject);
  return (await db.rateLimit.count({ where: { key, resetAt: { gt: now } } })) === 1;
}

/** Successful attempts do not count. */
export async function resetLimit(limit: Limit, subject: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: limitKey(limit, subject) } });
}

/** A keyed hash, so that the table holds no addresses. */
export const limitKey = (limit: Limit | Memory, subject: string) =>
  createHmac('sha256', env().AUTH_SECRET)
    .update(`limit\0${limit.name}\0${subject}`)
    .digest('base64url');

/** `passes`: when the next request may pass. */
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

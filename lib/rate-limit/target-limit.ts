import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { clockLead } from '@/lib/db/clock-lead';
import { AppError } from '@/lib/errors';
import { type Limit, limits } from './limits';
import { newProof, spendProof } from './proof-of-work';
import { hasEndedSql, limitKey, takeFromLimit, tooOften } from './rate-limit';

/* Strangers could use these up against others, so a proof of work bypasses them. */

const longestDelay = 15 * minute;

/** After `max` requests, each wait is twice as long as the previous one, from one minute to 15. */
export const takeWithDelay = (
  limit: Limit,
  target: string,
  proof: string | undefined,
  now: Date,
): Promise<void> =>
  takeOrProve(limit, limits.proved, target, proof, now, () => takeDelayed(limit, target, now));

/** At most `max` per window, and up to `proved` with a proof. */
export const takeFromBudget = (
  limit: Limit,
  proved: Limit,
  target: string,
  proof: string | undefined,
  now: Date,
): Promise<void> =>
  takeOrProve(limit, proved, target, proof, now, () => takeFromLimit(limit, target, now));

async function takeOrProve(
  limit: Limit,
  proved: Limit,
  target: string,
  proof: string | undefined,
  now: Date,
  take: () => Promise<void>,
): Promise<void> {
  if (proof && (await spendProof(proof, limit.name, target, now))) {
    return takeFromLimit(proved, `${limit.name}\0${target}`, now);
  }
  try {
    await take();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, retryAfter } = error;
    throw new AppError(code, message, { retryAfter, proof: newProof(limit.name, target, now) });
  }
}

/** resetAt is a window after the last allowed request, and so also tells when that was. */
async function takeDelayed(limit: Limit, target: string, now: Date): Promise<void> {
  const key = limitKey(limit, target);
  const fresh = addTime(now, limit.window);
  const taken = await db.$executeRaw`
    WITH "clock" AS MATERIALIZED (${clockLead()})
    INSERT INTO "RateLimit" ("key", "count", "resetAt")
    SELECT ${key}, 1, ${fresh}::timestamptz + "lead" FROM "clock"
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN ${hasEndedSql(limit)} THEN 1 ELSE "RateLimit"."count" + 1 END,
      "resetAt" = EXCLUDED."resetAt"
    WHERE ${hasEndedSql(limit)}
      OR "RateLimit"."count" < ${limit.max}
      OR "RateLimit"."resetAt" + interval '1 millisecond' * least(
        ${minute} * power(2, least("RateLimit"."count" - ${limit.max}, 10)), ${longestDelay}
      ) <= EXCLUDED."resetAt"`;
  if (taken === 1) return;
  const [row] = await db.$queryRaw<{ count: number; resetAt: Date }[]>`
    WITH "clock" AS MATERIALIZED (${clockLead()})
    SELECT "count", "resetAt" - "lead" AS "resetAt" FROM "RateLimit", "clock" WHERE "key" = ${key}`;
  const steps = Math.min((row?.count ?? limit.max) - limit.max, 10);
  const delay = Math.min(minute * 2 ** Math.max(0, steps), longestDelay);
  const passes = addTime(row?.resetAt ?? fresh, delay - limit.window);
  throw tooOften(passes, now);
}

import { codesPerDay, resendCooldown } from '@/lib/catalogue/limits';
import { day, hour } from '@/lib/dates';
import type { ChallengeKind } from '@/lib/db/generated/enums';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';

const perCaller = { name: 'codes-per-caller', max: 120, window: hour };
const cooldown = { name: 'code-cooldown', max: 1, window: resendCooldown };
const perDay = { name: 'codes-per-day', max: codesPerDay, window: day };

/** Checks the cooldown before the daily limit, so that impatience does not use it up. Throws `rate_limited`. */
export async function takeCode(kind: ChallengeKind, target: string, address: string, now: Date) {
  const subject = `${kind}:${target}`;
  await takeFromLimit(perCaller, address, now);
  await takeFromLimit(cooldown, subject, now);
  await takeFromLimit(perDay, subject, now);
}

import { codesPerDay, resendCooldown } from '@/lib/catalogue/limits';
import { day, hour } from '@/lib/dates';
import type { ChallengeKind } from '@/lib/db/generated/enums';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';

const perCaller = { name: 'codes-per-caller', max: 120, window: hour };
const cooldown = { name: 'code-cooldown', max: 1, window: resendCooldown };
const perDay = { name: 'codes-per-day', max: codesPerDay, window: day };

/**
 * Takes one code from what `target` and the caller's address may have. Throws `rate_limited`. The
 * pause between two codes comes before the day's count, so that impatience does not use it up.
 */
export async function takeCode(kind: ChallengeKind, target: string, address: string, now: Date) {
  const subject = `${kind}:${target}`;
  await takeFromLimit(perCaller, address, now);
  await takeFromLimit(cooldown, subject, now);
  await takeFromLimit(perDay, subject, now);
}

import type { ChallengeKind } from '@/lib/db/generated/enums';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';

/** Checks the cooldown before the daily limit, so that impatience does not use it up. Throws `rate_limited`. */
export async function takeCode(kind: ChallengeKind, target: string, address: string, now: Date) {
  const subject = `${kind}:${target}`;
  await takeFromLimit(limits.codes, address, now);
  await takeFromLimit(limits.codeCooldown, subject, now);
  await takeFromLimit(limits.codesOfDay, subject, now);
}

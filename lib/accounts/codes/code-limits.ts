import { codeGuesses } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import type { ChallengeKind } from '@/lib/db/generated/enums';
import { limits } from '@/lib/rate-limit/limits';
import { resetLimit, takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { takeFromBudget, takeWithDelay } from '@/lib/rate-limit/target-limit';
import type { CodeTarget } from './codes';

type CodeRequest = {
  kind: ChallengeKind;
  target: string;
  /** A member's id, or the IP address of somebody who registers. */
  asker: string;
  address: string;
  proof: string | undefined;
};

/** Strangers share only the last limit, so a proof of work passes it. Throws `rate_limited`. */
export async function takeCode(
  { kind, target, asker, address, proof }: CodeRequest,
  now: Date,
): Promise<void> {
  const subject = `${kind}:${target}`;
  await takeFromLimit(limits.codes, address, now);
  const ofAsker = `${subject}\0${asker}`;
  await takeFromLimit(limits.codeCooldown, ofAsker, now);
  await takeFromLimit(limits.codesOfAsker, ofAsker, now);
  try {
    await takeWithDelay(limits.codesOfTarget, subject, proof, now);
  } catch (error) {
    // No code was sent, so the cooldown must not delay the retry with a proof.
    await resetLimit(limits.codeCooldown, ofAsker);
    throw error;
  }
}

/** Counts a guess before it is checked, over all codes of a target. Throws `rate_limited`. */
export async function takeGuess(
  challengeId: string,
  { kind, target, userId }: CodeTarget,
  proof: string | undefined,
  now: Date,
): Promise<void> {
  const open = await db.challenge.count({
    where: {
      id: challengeId,
      kind,
      target,
      userId,
      verifiedAt: null,
      voidedAt: null,
      expiresAt: { gt: now },
      attempts: { lt: codeGuesses },
    },
  });
  if (open === 0) return;
  const { codeGuesses: budget, provedCodeGuesses } = limits;
  await takeFromBudget(budget, provedCodeGuesses, `${kind}:${target}`, proof, now);
}

import { randomInt, randomUUID } from 'node:crypto';
import { codeDigits, codeGuesses, codeLife, verifiedChallengeLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import type { ChallengeKind } from '@/lib/db/generated/enums';
import { AppError } from '@/lib/errors';
import { keyedHashes } from '@/lib/secrets/keys';

/** A lower-case address or the keyed hash of a number; no `userId` during registration. */
export type CodeTarget =
  | { kind: Extract<ChallengeKind, 'email'>; target: string; userId: string | null }
  | { kind: Extract<ChallengeKind, 'phone'>; target: string; userId: string };

/** Voids the previous code; during registration that is the one of the browser's last challenge. */
export async function issueCode(
  { kind, target, userId }: CodeTarget,
  previousId: string | undefined,
  now: Date,
  tx: Db,
): Promise<{ challengeId: string; code: string }> {
  if (userId !== null || previousId !== undefined) {
    const previous = userId === null && previousId !== undefined ? { id: previousId } : {};
    await tx.challenge.updateMany({
      where: { kind, target, userId, verifiedAt: null, voidedAt: null, ...previous },
      data: { voidedAt: now },
    });
  }
  const challengeId = randomUUID();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await tx.challenge.create({
    data: {
      id: challengeId,
      kind,
      target,
      userId,
      codeHash: hashesOf(challengeId, code)[0] ?? '',
      createdAt: now,
      expiresAt: addTime(now, codeLife),
    },
    select: { id: true },
  });
  return { challengeId, code };
}

/** `spent`: no guess can succeed. One statement reads and counts, so that guesses cannot race. */
export async function guessCode(
  challengeId: string,
  { kind, target, userId }: CodeTarget,
  code: string,
  now: Date,
  tx: Db = db,
): Promise<'verified' | 'wrong' | 'spent'> {
  const hashes = hashesOf(challengeId, code);
  const verifiedUntil = addTime(now, verifiedChallengeLife);
  const rows = await tx.$queryRaw<{ isRight: boolean; attempts: number }[]>`
    UPDATE "Challenge" SET
      "attempts" = "attempts" + 1,
      "verifiedAt" = CASE WHEN "codeHash" = ANY (${hashes}::text[]) THEN ${now}::timestamptz END,
      "expiresAt" = CASE WHEN "codeHash" = ANY (${hashes}::text[]) THEN ${verifiedUntil} ELSE "expiresAt" END
    WHERE "id" = ${challengeId}::uuid
      AND "kind" = ${kind}::"ChallengeKind" AND "target" = ${target}
      AND "userId" IS NOT DISTINCT FROM ${userId}::uuid
      AND "verifiedAt" IS NULL AND "voidedAt" IS NULL
      AND "expiresAt" > ${now} AND "attempts" < ${codeGuesses}
    RETURNING "verifiedAt" IS NOT NULL AS "isRight", "attempts"`;
  const [row] = rows;
  if (!row) return 'spent';
  if (row.isRight) return 'verified';
  return row.attempts < codeGuesses ? 'wrong' : 'spent';
}

export const wrongCode = (message: string) =>
  new AppError('invalid', message, { fields: { code: message } });

const hashesOf = (challengeId: string, code: string) =>
  keyedHashes('code', `${challengeId}\0${code}`, 'hex');

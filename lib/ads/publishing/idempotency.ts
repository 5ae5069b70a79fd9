import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { messages } from '@/lib/catalogue/messages';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** Under which names a request is remembered, and a hash of what it asks for. */
export type Claim = { keys: string[]; request: string };

export const fingerprint = (command: string, form: object) =>
  createHash('sha256')
    .update(`${command}\0${JSON.stringify(form)}`)
    .digest('hex');

/**
 * What an earlier request under one of these keys led to. Throws `conflict` when that one asked for
 * something else.
 */
export async function earlierResult(
  actor: Actor,
  { keys, request }: Claim,
  tx: Db,
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const earlier = await tx.idempotencyKey.findFirst({
    where: { userId: actor.userId, key: { in: keys } },
    select: { request: true, resultId: true },
  });
  if (!earlier) return undefined;
  if (earlier.request !== request) throw new AppError('conflict', messages.alreadyPublished);
  return earlier.resultId ?? undefined;
}

/** Remembers what the request led to. */
export async function rememberResult(
  actor: Actor,
  { keys, request }: Claim,
  resultId: string,
  now: Date,
  tx: Db,
): Promise<void> {
  if (keys.length === 0) return;
  await tx.idempotencyKey.createMany({
    data: keys.map((key) => ({ userId: actor.userId, key, request, resultId, createdAt: now })),
  });
}

import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { messages } from '@/lib/catalogue/messages';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** The keys of a request, and a hash of its content. */
export type Claim = { keys: string[]; request: string };

export const fingerprint = (command: string, form: object) =>
  createHash('sha256')
    .update(`${command}\0${JSON.stringify(form)}`)
    .digest('hex');

/** Null if no key was used before. Throws `conflict` if one was used for other content. */
export async function earlierResult(
  actor: Actor,
  { keys, request }: Claim,
  tx: Db,
  keyUsed: string = messages.alreadyPublished,
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const earlier = await tx.idempotencyKey.findFirst({
    where: { userId: actor.userId, key: { in: keys } },
    select: { request: true, resultId: true },
  });
  if (!earlier) return undefined;
  if (earlier.request !== request) throw new AppError('conflict', keyUsed);
  return earlier.resultId ?? undefined;
}

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

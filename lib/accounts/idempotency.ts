import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { keyedHashes } from '@/lib/secrets/keys';
import type { Actor } from './actor';

/* Write results together with what the command makes, under the member's lock. They last a day. */

export type IdempotentRequest = {
  /** Empty for a request that is not remembered. */
  keys: string[];
  /** Of the content. Any of them may match a stored one. */
  hashes: string[];
  /** Shown if a key was used with other content. */
  keyUsed: string;
};

/** Keyed, since trial would reveal the phone number in a plain hash. */
export const hashContent = (command: string, content: object): string[] =>
  keyedHashes('idempotency', `${command}\0${JSON.stringify(content)}`, 'hex');

/** Undefined if no key was used before. Throws `conflict` if a key was used with other content. */
export async function earlierResult(
  actor: Actor,
  { keys, hashes, keyUsed }: IdempotentRequest,
  tx: Db,
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const earlier = await tx.idempotencyKey.findFirst({
    where: { userId: actor.userId, key: { in: keys } },
    select: { request: true, resultId: true },
  });
  if (!earlier) return undefined;
  if (!hashes.includes(earlier.request)) throw new AppError('conflict', keyUsed);
  return earlier.resultId ?? undefined;
}

export async function rememberResult(
  actor: Actor,
  { keys, hashes: [request = ''] }: IdempotentRequest,
  resultId: string,
  now: Date,
  tx: Db,
): Promise<void> {
  if (keys.length === 0) return;
  await tx.idempotencyKey.createMany({
    data: keys.map((key) => ({ userId: actor.userId, key, request, resultId, createdAt: now })),
  });
}

export async function replaceResult(
  actor: Actor,
  request: IdempotentRequest,
  resultId: string,
  now: Date,
  tx: Db,
): Promise<void> {
  await tx.idempotencyKey.deleteMany({
    where: { userId: actor.userId, key: { in: request.keys } },
  });
  await rememberResult(actor, request, resultId, now, tx);
}

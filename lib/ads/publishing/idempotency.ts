import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { messages } from '@/lib/catalogue/messages';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { keyedHashes } from '@/lib/secrets/keys';

/**
 * The idempotency keys of a request and hashes of its content. The first hash is stored; any of
 * them matches a stored one.
 */
export type Claim = { keys: string[]; request: string[] };

/**
 * Keyed hashes, because the rest of an ad is public: a plain hash would reveal its phone number to
 * anybody who tries all numbers. Older builds stored the plain one.
 */
export function fingerprint(command: string, form: object): string[] {
  const content = `${command}\0${JSON.stringify(form)}`;
  const plainHash = createHash('sha256').update(content).digest('hex');
  return [...keyedHashes('idempotency', content, 'hex'), plainHash];
}

/** Undefined if no key was used before. Throws `conflict` if a key was used with other content. */
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
  if (!request.includes(earlier.request)) throw new AppError('conflict', keyUsed);
  return earlier.resultId ?? undefined;
}

export async function rememberResult(
  actor: Actor,
  { keys, request: [request = ''] }: Claim,
  resultId: string,
  now: Date,
  tx: Db,
): Promise<void> {
  if (keys.length === 0) return;
  await tx.idempotencyKey.createMany({
    data: keys.map((key) => ({ userId: actor.userId, key, request, resultId, createdAt: now })),
  });
}

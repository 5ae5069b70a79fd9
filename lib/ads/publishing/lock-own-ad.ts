import type { Actor } from '@/lib/accounts/actor';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import type { Db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { notFound } from '@/lib/errors';

export type LockedAd = {
  id: string;
  ownerId: string;
  category: string;
  isAdult: boolean;
  isActive: boolean;
  expiresAt: Date | null;
  rankedAt: Date;
  repostedAt: Date | null;
  moderation: Moderation;
  soldAt: Date | null;
  version: number;
};

export function requireAdId(id: string): void {
  if (!adIdPattern.test(id)) throw notFound('This ad');
}

export async function lockOwnAd(actor: Actor, id: string, tx: Db): Promise<LockedAd> {
  requireAdId(id);
  await boundLockWaits(tx);
  const [ad] = await tx.$queryRaw<LockedAd[]>`
    SELECT "id", "ownerId", "category", "isAdult", "isActive", "expiresAt", "rankedAt", "repostedAt",
      "soldAt", "moderation"::text, "version"
    FROM "Ad"
    WHERE "id" = ${id} AND "ownerId" = ${actor.userId}::uuid AND "deletedAt" IS NULL
    FOR UPDATE`;
  if (!ad) throw notFound('This ad');
  return ad;
}

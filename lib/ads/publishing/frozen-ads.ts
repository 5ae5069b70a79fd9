import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { AppError } from '@/lib/errors';

/* A moderator has hidden a member's adult ads (lib/moderation/decisions/freeze/freeze-adult-ads.ts). */

/** Until each of the cases is decided. Call with the lock of the member or of the ad. */
export async function hasFrozenAds(ownerId: string, tx: Db): Promise<boolean> {
  const open = await tx.moderationCase.findFirst({
    where: { frozenMemberId: ownerId, closedAt: null },
    select: { id: true },
  });
  return open !== null;
}

/** Before an ad that was not shown is shown again. Throws `conflict`. */
export async function refuseFrozen(
  { ownerId, isAdult, moderation }: { ownerId: string; isAdult: boolean; moderation: Moderation },
  tx: Db,
): Promise<void> {
  if (isAdult && moderation === 'approved' && (await hasFrozenAds(ownerId, tx))) {
    throw new AppError('conflict', siteTexts.adultAdsChecked);
  }
}

/** The case of an ad that is held for this reason goes to whoever has the others. */
export async function joinFrozenAds(ownerId: string, adId: string, tx: Db): Promise<void> {
  await tx.$executeRaw`
    UPDATE "ModerationCase" c SET "frozenMemberId" = ${ownerId}::uuid, "risk" = GREATEST(c."risk", f."risk"),
      "escalatedAt" = f."escalatedAt", "escalatedById" = f."escalatedById",
      "escalationNote" = f."escalationNote"
    FROM (
      SELECT "risk", "escalatedAt", "escalatedById", "escalationNote" FROM "ModerationCase"
      WHERE "frozenMemberId" = ${ownerId}::uuid AND "closedAt" IS NULL
      ORDER BY "escalatedAt" DESC NULLS LAST, "id" LIMIT 1) f
    WHERE c."targetType" = 'ad' AND c."targetId" = ${adId} AND c."closedAt" IS NULL
      AND c."frozenMemberId" IS NULL`;
}

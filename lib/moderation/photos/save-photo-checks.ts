import { caseRisks } from '@/lib/catalogue/case-risks';
import { db } from '@/lib/db/client';
import { openCase } from '@/lib/db/open-case';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { holdUpgrades, lockPurchasesOfAd } from '@/lib/payments/purchases/hold-upgrades';
import type { PhotoVerdict } from './judge-labels';

const risks = {
  held: caseRisks.heldPhoto,
  flagged: caseRisks.flaggedPhoto,
  failed: caseRisks.uncheckedPhoto,
};
const reason =
  'A moderator will review this ad because of a photo. You do not need to do anything.';

export async function savePhotoChecks(
  adId: string,
  verdicts: readonly PhotoVerdict[],
  now: Date,
): Promise<void> {
  if (verdicts.length === 0) return;
  await db.$transaction(async (tx) => {
    const purchases = await lockPurchasesOfAd(tx, adId);
    const [ad] = await tx.$queryRaw<{ moderation: string }[]>`
      SELECT "moderation"::text FROM "Ad" WHERE "id" = ${adId} AND "deletedAt" IS NULL FOR UPDATE`;
    if (!ad) return;
    await tx.photoCheck.createMany({
      data: verdicts.map((verdict) => ({ ...verdict, adId, at: now })),
      skipDuplicates: true,
    });
    const outcome = (['held', 'flagged', 'failed'] as const).find((each) =>
      verdicts.some((verdict) => verdict.outcome === each),
    );
    if (!outcome) return;
    if (outcome === 'held' && ad.moderation === 'approved') {
      await tx.ad.update({
        where: { id: adId },
        data: { moderation: 'held', moderationReason: reason, updatedAt: now },
        select: { id: true },
      });
      await holdUpgrades(tx, purchases, now);
      const labels = verdicts.flatMap((verdict) => verdict.labels);
      const subject = { type: 'ad', id: adId } as const;
      await recordAudit(tx, null, 'moderation.held_by_classifier', subject, now, {
        labels,
      });
    }
    if (ad.moderation !== 'removed') {
      await openCase(tx, { type: 'ad', id: adId }, risks[outcome], now);
    }
  }, transactionTimeouts);
}

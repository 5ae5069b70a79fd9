import type { Staff } from '@/lib/accounts/roles/staff';
import { visibleAdultAds } from '@/lib/ads/visible-ads';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import type { Outcome } from '@/lib/moderation/decisions/outcome';
import { type Before, lockAccount } from '@/lib/moderation/decisions/state';
import type { DecisionForm } from '@/lib/moderation/schema';
import {
  holdUpgrades,
  lockPurchasesOfAds,
  releaseUpgrades,
} from '@/lib/payments/purchases/hold-upgrades';
import {
  giveBackCases,
  lockCasesOf,
  lockUndecided,
  passOnFrozen,
  toStoredCases,
} from './frozen-cases';

type Target = Pick<DecisionForm, 'targetType' | 'targetId'>;

/** All at once, in the order of their ids. Call before any of them or the member is locked. */
export async function lockCasesToFreeze(tx: Db, target: Target): Promise<void> {
  await lockCasesOf(tx, target, await memberOf(tx, target));
}

/**
 * Hides all adult ads of the member until an admin has decided, about an ad or the account. Triggers
 * open the cases of those that were shown; all of them go to the admins.
 */
export async function freezeAdultAds(
  tx: Db,
  staff: Staff,
  { targetType, targetId, note, expected }: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const memberId = await memberOf(tx, { targetType, targetId });
  if (memberId === staff.userId) throw new AppError('forbidden', siteTexts.ownAd);
  // An ad that is being published waits, and is held then.
  await lockAccount(tx, memberId);
  const target = { targetType, targetId };
  const standing = await lockCasesOf(tx, target, memberId);
  const { ads, purchases } = await lockAdsOf(tx, memberId, targetId);
  const seen = ads.find(({ id }) => id === targetId);
  const wasChanged =
    seen &&
    expected &&
    (expected.moderation !== seen.moderation || expected.version !== seen.version);
  if (wasChanged) throw new AppError('conflict', siteTexts.decidedMeanwhile);
  const frozen = await tx.ad.findMany({
    where: { ...visibleAdultAds(memberId, now), id: { in: ads.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { id: true, version: true },
  });
  const isOneHeld = ads.some(({ isAdult, moderation }) => isAdult && moderation === 'held');
  if (frozen.length === 0 && !isOneHeld) throw new AppError('invalid', siteTexts.noAdultAds);
  const adIds = frozen.map(({ id }) => id);
  const isFrozen = new Set(adIds);
  await holdUpgrades(
    tx,
    purchases.filter(({ adId }) => adId !== null && isFrozen.has(adId)),
    now,
  );
  await tx.ad.updateMany({
    where: { id: { in: adIds } },
    data: { moderation: 'held', updatedAt: now },
  });
  const cases = await lockCasesOf(tx, target, memberId);
  const isPassedOn = await passOnFrozen(tx, staff, { cases, memberId, note }, now);
  const freeze = { memberId, cases: toStoredCases(standing, cases) };
  const outcome = { memberId, before: { frozen, freeze }, adIds, words: [] };
  return isPassedOn ? outcome : { ...outcome, notice: siteTexts.freezeStays };
}

async function memberOf(tx: Db, { targetType, targetId }: Target): Promise<string> {
  if (targetType === 'user') return targetId;
  const ad = await tx.ad.findFirst({
    where: { id: targetId, deletedAt: null },
    select: { ownerId: true },
  });
  if (!ad) throw notFound('This ad');
  return ad.ownerId;
}

type Row = { id: string; version: number; moderation: string; isAdult: boolean };

/** With those that are not shown: an owner who enables one waits, and is refused then. */
async function lockAdsOf(tx: Db, ownerId: string, targetId: string) {
  const found = await tx.ad.findMany({
    where: {
      ownerId,
      deletedAt: null,
      OR: [
        { isAdult: true, moderation: { in: ['approved', 'suspended', 'held'] } },
        { id: targetId },
      ],
    },
    select: { id: true },
  });
  const ids = found.map(({ id }) => id);
  const purchases = await lockPurchasesOfAds(tx, ids);
  const ads = await tx.$queryRaw<Row[]>`
    SELECT "id", "version", "moderation"::text, "isAdult" FROM "Ad"
    WHERE "id" = ANY (${ids}::text[]) AND "deletedAt" IS NULL ORDER BY "id" FOR UPDATE`;
  return { ads, purchases };
}

/** Shows the ads again, except those that were edited or decided about since. */
export async function unfreeze(
  tx: Db,
  { frozen = [], freeze }: Before,
  now: Date,
): Promise<string[]> {
  if (!freeze) return [];
  const undecided = await lockUndecided(tx, freeze);
  const purchases = await lockPurchasesOfAds(
    tx,
    frozen.map(({ id }) => id),
  );
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Ad" SET "moderation" = 'approved', "updatedAt" = ${now}
    WHERE "id" IN (
      SELECT a."id" FROM "Ad" a
        JOIN jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) AS f("id" text, "version" integer)
          ON a."id" = f."id" AND a."version" = f."version"
      WHERE a."moderation" = 'held' AND a."deletedAt" IS NULL
      ORDER BY a."id" FOR UPDATE OF a)
    RETURNING "id"`;
  const shown = new Set(rows.map(({ id }) => id));
  await releaseUpgrades(
    tx,
    purchases.filter(({ adId }) => adId !== null && shown.has(adId)),
    now,
  );
  await giveBackCases(tx, freeze, undecided, now);
  return [...shown];
}

import { type UpgradeKey, upgrades } from '@/lib/catalogue/upgrades';
import { addTime, second } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { PurchaseRow } from './move-purchase';

/* Each purchase has its own rows, one after the other, so that one can end without the others. */

/** Locks the ad. `isWithheld`: upgrades wait, since the ad is not approved. */
async function lockAd(tx: Db, adId: string): Promise<{ isWithheld: boolean }> {
  const [ad] = await tx.$queryRaw<{ isWithheld: boolean }[]>`
    SELECT "moderation" IN ('held', 'removed') AS "isWithheld" FROM "Ad"
    WHERE "id" = ${adId} FOR UPDATE`;
  return { isWithheld: ad?.isWithheld ?? false };
}

/** Begins after a running upgrade and extends the ad's life; waits for a withheld ad's approval. */
export async function grantUpgrades(
  tx: Db,
  purchase: PurchaseRow,
  adId: string,
  now: Date,
): Promise<void> {
  const { isWithheld } = await lockAd(tx, adId);
  for (const { key, term } of upgrades) {
    if (!purchase.extras.includes(key)) continue;
    if (isWithheld) {
      const secondsLeft = term === null ? null : term / second;
      const row = { startsAt: addTime(now, -1), endsAt: now, pausedAt: now, secondsLeft };
      await tx.promotion.create({
        data: { adId, upgrade: key, purchaseId: purchase.id, ...row },
        select: { id: true },
      });
      continue;
    }
    const startsAt = await startOf(tx, adId, key, now);
    const endsAt = term === null ? null : addTime(startsAt, term);
    await tx.promotion.create({
      data: { adId, upgrade: key, purchaseId: purchase.id, startsAt, endsAt },
      select: { id: true },
    });
    await lengthenLife(tx, adId, endsAt);
  }
}

/** An ad must not expire before its paid days are used. */
const lengthenLife = (tx: Db, id: string, endsAt: Date | null) =>
  endsAt &&
  tx.ad.updateMany({ where: { id, expiresAt: { lt: endsAt } }, data: { expiresAt: endsAt } });

async function startOf(tx: Db, adId: string, upgrade: UpgradeKey | string, now: Date) {
  const last = await tx.promotion.findFirst({
    where: { adId, upgrade, endsAt: { gt: now } },
    orderBy: { endsAt: 'desc' },
    select: { endsAt: true },
  });
  return last?.endsAt ?? now;
}

type Reason = 'refund' | 'dispute' | 'hold';

/** Moves up later upgrades. resumeUpgrades restores ended ones after a won dispute or a hold. */
export async function endUpgrades(
  tx: Db,
  purchase: PurchaseRow,
  reason: Reason,
  now: Date,
): Promise<void> {
  if (!purchase.adId) return;
  await lockAd(tx, purchase.adId);
  const rows = await tx.promotion.findMany({
    where: { purchaseId: purchase.id, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    select: { id: true, adId: true, upgrade: true, startsAt: true, endsAt: true },
  });
  for (const { id, adId, upgrade, startsAt, endsAt } of rows) {
    // A row needs a positive length, even if it had not begun.
    const begin = startsAt < now ? startsAt : addTime(now, -1);
    const left = endsAt && endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());
    const pause = { pausedAt: now, secondsLeft: left === null ? null : Math.ceil(left / second) };
    await tx.promotion.update({
      where: { id },
      data: { startsAt: begin, endsAt: now, ...(reason === 'refund' ? {} : pause) },
      select: { id: true },
    });
    if (endsAt && left !== null) await moveUp(tx, { adId, upgrade, endsAt }, left);
  }
  if (reason === 'refund') await forgetPauses(tx, purchase);
}

const moveUp = (tx: Db, row: { adId: string; upgrade: string; endsAt: Date }, by: number) =>
  tx.$executeRaw`
    UPDATE "Promotion" SET
      "startsAt" = "startsAt" - ${by / second} * interval '1 second',
      "endsAt" = "endsAt" - ${by / second} * interval '1 second'
    WHERE "adId" = ${row.adId} AND "upgrade" = ${row.upgrade} AND "startsAt" >= ${row.endsAt}`;

/** Restores paused upgrades after those that run now. Does nothing while the ad is withheld. */
export async function resumeUpgrades(tx: Db, purchase: PurchaseRow, now: Date): Promise<void> {
  if (!purchase.adId) return;
  if ((await lockAd(tx, purchase.adId)).isWithheld) return;
  const rows = await tx.promotion.findMany({
    where: { purchaseId: purchase.id, pausedAt: { not: null } },
    select: { id: true, adId: true, upgrade: true, secondsLeft: true },
  });
  for (const { id, adId, upgrade, secondsLeft } of rows) {
    const startsAt = await startOf(tx, adId, upgrade, now);
    const endsAt = secondsLeft === null ? null : addTime(startsAt, secondsLeft * second);
    await tx.promotion.update({
      where: { id },
      data: { startsAt, endsAt, pausedAt: null, secondsLeft: null },
      select: { id: true },
    });
    await lengthenLife(tx, adId, endsAt);
  }
}

const forgetPauses = (tx: Db, { id }: PurchaseRow) =>
  tx.promotion.updateMany({
    where: { purchaseId: id, pausedAt: { not: null } },
    data: { pausedAt: null, secondsLeft: null },
  });

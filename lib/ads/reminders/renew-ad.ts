import { becomeNewest, nextRepostAt } from '@/lib/ads/become-newest';
import { categoryOf } from '@/lib/catalogue/categories';
import { reactivationLife, renewLinkLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { type Db, db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { type Reminder, readRenewKey } from './renew-key';

export type Renewal = {
  adId: string;
  /** Null for adult ads and personals, because anybody with the link could read it. */
  title: string | null;
  expiresAt: string;
  /** `over`: the link was used, the ad already runs longer, or it cannot be renewed. */
  state: 'open' | 'over';
};

export type Renewed = { adId: string; expiresAt: string; isMovedUp: boolean };

const linkOver =
  'This link can no longer be used. See My Account for the state of your ad and what you can do.';

export async function getRenewal(key: string, now: Date): Promise<Renewal | null> {
  const reminder = readRenewKey(key);
  if (!reminder) return null;
  const ad = await readAd(db, reminder, now);
  if (!ad) return null;
  return {
    adId: reminder.adId,
    title: categoryOf(ad.category).showsSeller ? ad.title : null,
    expiresAt: ad.expiresAt.toISOString(),
    state: ad.isOpen ? 'open' : 'over',
  };
}

/** Once per reminder: the ad runs for at least 7 days and moves up if becomeNewest allows it. */
export async function renewAd(key: string, now: Date): Promise<Renewed> {
  const reminder = readRenewKey(key);
  if (!reminder) throw notFound('This link');
  const { adId: id, stage } = reminder;
  return db.$transaction(async (tx) => {
    await boundLockWaits(tx);
    await tx.$queryRaw`SELECT FROM "Ad" WHERE "id" = ${id} FOR UPDATE`;
    const ad = await readAd(tx, reminder, now);
    if (!ad) throw notFound('This link');
    if (!ad.isOpen) throw new AppError('conflict', linkOver);
    const isMovedUp = nextRepostAt(ad, now) === null;
    const atLeast = addTime(now, reactivationLife);
    const expiresAt = new Date(Math.max(ad.expiresAt.getTime(), atLeast.getTime()));
    await tx.ad.update({
      where: { id },
      data: { expiresAt, ...becomeNewest(ad, 'repost', now), updatedAt: now },
      select: { id: true },
    });
    await tx.adReminder.update({
      where: { adId_stage: { adId: id, stage } },
      data: { usedAt: now },
      select: { adId: true },
    });
    await recordAudit(tx, null, 'ad.renewed', { type: 'ad', id }, now, { stage });
    return { adId: id, expiresAt: expiresAt.toISOString(), isMovedUp };
  });
}

type ReadAd = Awaited<ReturnType<typeof readRow>> & { expiresAt: Date; isOpen: boolean };

async function readAd(tx: Db, reminder: Reminder, now: Date): Promise<ReadAd | null> {
  const row = await readRow(tx, reminder);
  if (!row?.expiresAt || row.deletedAt) return null;
  const [link] = row.reminders;
  const isOpen =
    link !== undefined &&
    link.usedAt === null &&
    link.expiresAt.getTime() === reminder.expiresAt.getTime() &&
    row.expiresAt.getTime() === reminder.expiresAt.getTime() &&
    addTime(reminder.expiresAt, renewLinkLife) > now &&
    row.isActive &&
    row.moderation === 'approved';
  return { ...row, expiresAt: row.expiresAt, isOpen };
}

const readRow = (tx: Db, { adId, stage }: Reminder) =>
  tx.ad.findUnique({
    where: { id: adId },
    select: {
      title: true,
      category: true,
      isActive: true,
      moderation: true,
      deletedAt: true,
      expiresAt: true,
      rankedAt: true,
      repostedAt: true,
      reminders: { where: { stage }, select: { usedAt: true, expiresAt: true } },
    },
  });

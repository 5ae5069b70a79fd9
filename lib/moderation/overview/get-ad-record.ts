import type { Staff } from '@/lib/accounts/roles/staff';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { type AdVisibility, visibilityOf } from '@/lib/ads/policy';
import { db } from '@/lib/db/client';
import { getQueueAd, withoutApproval } from '@/lib/moderation/queue/get-queue-ad';
import { getQueueSeller } from '@/lib/moderation/queue/get-queue-seller';
import { getReports } from '@/lib/moderation/queue/get-reports';
import type { QueueAd, QueueReport, QueueSeller } from '@/lib/moderation/queue/queue-item';

export type AdRecord = {
  ad: QueueAd;
  seller: QueueSeller;
  reports: QueueReport[];
  decisions: {
    id: string;
    at: Date;
    action: string;
    rule: string | null;
    note: string;
    /** Null once erased. */
    by: string | null;
    isUndone: boolean;
  }[];
  /** Who can open its page. */
  visibility: AdVisibility;
};

const decisionsAtMost = 50;

/**
 * An ad in any state, to read. A deleted one only if it was decided about or the admins have its case. Null
 * for the moderator's own, whose reporters they must not learn.
 */
export async function getAdRecord(
  { userId }: Staff,
  id: string,
  now: Date,
): Promise<AdRecord | null> {
  if (!adIdPattern.test(id)) return null;
  const found = await db.ad.findFirst({
    where: { id, ownerId: { not: userId } },
    select: {
      ownerId: true,
      isActive: true,
      expiresAt: true,
      soldAt: true,
      moderation: true,
      deletedAt: true,
    },
  });
  if (!found) return null;
  const target = { targetType: 'ad', targetId: id };
  const [ad, seller, reports, decisions, openCases] = await Promise.all([
    getQueueAd(id),
    getQueueSeller(found.ownerId, now),
    getReports(target),
    db.decision.findMany({
      where: target,
      orderBy: { at: 'desc' },
      take: decisionsAtMost,
      select: {
        id: true,
        at: true,
        action: true,
        rule: true,
        note: true,
        undoneAt: true,
        staff: { select: { username: true } },
      },
    }),
    db.moderationCase.count({ where: { ...target, closedAt: null } }),
  ]);
  const isKept = !found.deletedAt || decisions.length > 0 || openCases > 0;
  if (!ad || !seller || !isKept) return null;
  return {
    ad: withoutApproval(ad),
    seller,
    reports,
    decisions: decisions.map(({ staff, undoneAt, ...decision }) => ({
      ...decision,
      by: staff?.username ?? null,
      isUndone: undoneAt !== null,
    })),
    visibility: visibilityOf(found, now),
  };
}

import { parseReviewTarget, type ReviewTarget } from '@/lib/ads/reading/sellers/review-target';
import { db } from '@/lib/db/client';
import { type MessageTarget, parseMessageTarget } from '@/lib/messages/sending/message-target';
import { getRecentAds, hasVisibleAdultAds } from '@/lib/moderation/overview/get-member-ads';
import { causesOf } from './causes-of';
import { getQueueAd, withoutApproval } from './get-queue-ad';
import { getQueueConversations, writerOf } from './get-queue-conversations';
import { authorOf, getQueueReview } from './get-queue-review';
import { getQueueSeller } from './get-queue-seller';
import { getRelatedAds } from './get-related-ads';
import { getReports } from './get-reports';
import type { QueueAppeal, QueueEscalation, QueueItem } from './queue-item';

type Subject = {
  adId: string | null;
  memberId: string;
  appeal: QueueAppeal | null;
  message: MessageTarget | null;
  review: ReviewTarget | null;
  /** Of an appeal: the case that was decided, whose reports and messages are shown again. */
  firstCaseId: string | null;
};

/** Null if its subject was erased or purged. */
export async function getQueueItem(caseId: string, now: Date): Promise<QueueItem | null> {
  const row = await db.moderationCase.findUnique({
    where: { id: caseId },
    select: {
      id: true,
      targetType: true,
      targetId: true,
      openedAt: true,
      risk: true,
      escalatedAt: true,
      escalatedById: true,
      escalationNote: true,
    },
  });
  const subject = row && (await subjectOf(row.targetType, row.targetId));
  if (!row || !subject) return null;
  const { adId, memberId, appeal, message, firstCaseId } = subject;
  const evidence = firstCaseId ?? caseId;
  const isAboutAccount = !adId && !message && !subject.review;
  const [
    ad,
    seller,
    reports,
    related,
    conversations,
    review,
    escalation,
    memberAds,
    hasShownAdultAds,
  ] = await Promise.all([
    adId ? getQueueAd(adId) : null,
    getQueueSeller(memberId, now),
    getReports({ caseId: evidence }),
    adId ? getRelatedAds(adId) : [],
    getQueueConversations(evidence, { memberId, message }),
    subject.review && getQueueReview(subject.review),
    getEscalation(row),
    isAboutAccount ? getRecentAds(memberId, now) : [],
    isAboutAccount && hasVisibleAdultAds(memberId, now),
  ]);
  if (!seller) return null;
  return {
    caseId,
    targetType: row.targetType as QueueItem['targetType'],
    targetId: row.targetId,
    openedAt: row.openedAt.toISOString(),
    risk: row.risk,
    causes: causesOf({ ad, seller, reports, appeal, related, conversations }, row.targetType),
    ad: ad && withoutApproval(ad),
    conversations,
    review,
    seller,
    memberAds,
    hasShownAdultAds,
    reports,
    appeal,
    escalation,
    related,
  };
}

async function subjectOf(type: string, id: string): Promise<Subject | null> {
  const none = { adId: null, appeal: null, message: null, review: null, firstCaseId: null };
  if (type === 'user') return { ...none, memberId: id };
  if (type === 'message') {
    const message = parseMessageTarget(id);
    const memberId = message && (await writerOf(message));
    return memberId ? { ...none, memberId, message } : null;
  }
  if (type === 'review') {
    const review = parseReviewTarget(id);
    const memberId = review && (await authorOf(review));
    return memberId ? { ...none, memberId, review } : null;
  }
  if (type === 'ad') {
    const ad = await db.ad.findUnique({ where: { id }, select: { ownerId: true } });
    return ad && { ...none, adId: id, memberId: ad.ownerId };
  }
  const appeal = await db.appeal.findUnique({
    where: { id },
    select: {
      text: true,
      dueAt: true,
      decision: {
        select: {
          action: true,
          rule: true,
          note: true,
          at: true,
          targetType: true,
          targetId: true,
          memberId: true,
          caseId: true,
          words: true,
          days: true,
          staff: { select: { username: true } },
        },
      },
    },
  });
  if (!appeal) return null;
  const { action, rule, note, words, days, at, staff, ...decision } = appeal.decision;
  const { targetType, targetId, memberId } = decision;
  if (!memberId) return null;
  return {
    adId: targetType === 'ad' ? targetId : null,
    message: targetType === 'message' ? parseMessageTarget(targetId) : null,
    review: targetType === 'review' ? parseReviewTarget(targetId) : null,
    memberId,
    appeal: {
      text: appeal.text,
      dueAt: appeal.dueAt.toISOString(),
      against: {
        action,
        rule,
        note,
        words,
        days,
        at: at.toISOString(),
        by: staff?.username ?? null,
      },
    },
    firstCaseId: decision.caseId,
  };
}

async function getEscalation(row: {
  escalatedAt: Date | null;
  escalatedById: string | null;
  escalationNote: string;
}): Promise<QueueEscalation | null> {
  const { escalatedAt, escalatedById, escalationNote: note } = row;
  if (!escalatedAt && !note) return null;
  const by =
    escalatedById &&
    (await db.user.findFirst({
      where: { id: escalatedById, erasedAt: null },
      select: { username: true },
    }));
  return { note, at: escalatedAt?.toISOString() ?? null, by: by ? by.username : null };
}

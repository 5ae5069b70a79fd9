import * as z from 'zod';
import { endSessions } from '@/lib/accounts/sessions/sessions';
import { parseReviewTarget } from '@/lib/ads/reading/sellers/review-target';
import { noticeKindOf, noticeOf } from '@/lib/catalogue/moderation-rules';
import { addTime, day, formatDate } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { isFromBeforeRestore } from '@/lib/db/restored-at';
import { deliverApproved } from '@/lib/messages/sending/deliver-approved';
import { parseMessageTarget } from '@/lib/messages/sending/message-target';
import { appealPath } from '@/lib/moderation/appeals/appeal-key';
import { tellReporters } from '@/lib/moderation/reports/tell-reporters';
import { sendMail } from '@/lib/notifications/send-mail';
import { refundForRemovedAds } from '@/lib/payments/refunds/refund-removed-ads';
import type { Before } from './state';
import { subjectOf } from './subject-of';
import { storedWordsToShow } from './words-to-show';

const payloadSchema = z.object({ decisionId: z.uuid() });

const select = {
  id: true,
  at: true,
  caseId: true,
  targetType: true,
  targetId: true,
  memberId: true,
  action: true,
  rule: true,
  note: true,
  words: true,
  days: true,
  before: true,
} satisfies Prisma.DecisionSelect;

type Row = Prisma.DecisionGetPayload<{ select: typeof select }>;

/** Only once, and not if undone. Nobody is told of a decision from before a restore. */
export async function completeDecision(payload: unknown, now: Date): Promise<void> {
  const { decisionId: id } = payloadSchema.parse(payload);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Decision" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const decision = await tx.decision.findFirst({
      where: { id, undoneAt: null, completedAt: null },
      select,
    });
    if (!decision) return;
    const isAd = decision.targetType === 'ad';
    const subject = await subjectOf(tx, decision);
    const message = subject.type === 'message' ? parseMessageTarget(subject.id) : null;
    if (message) await deliverApproved(tx, message, now);
    if (isAd) await refundForRemovedAds(tx, { id: decision.targetId }, now);
    if (decision.action === 'suspend' && decision.memberId) {
      await endSessions(decision.memberId, undefined, tx);
    }
    if (!(await isFromBeforeRestore(tx, decision.at))) await tellPeople(tx, decision, now);
    await tx.decision.update({ where: { id }, data: { completedAt: now }, select: { id: true } });
  }, transactionTimeouts);
}

async function tellPeople(tx: Db, decision: Row, now: Date): Promise<void> {
  await tellMember(tx, decision, now);
  if (!decision.caseId) return;
  const hasActed = ['remove', 'warn', 'suspend'].includes(decision.action);
  await tellReporters(tx, decision.caseId, hasActed, now);
}

async function tellMember(tx: Db, decision: Row, now: Date): Promise<void> {
  const { memberId, action } = decision;
  const member =
    memberId &&
    (await tx.user.findFirst({
      where: { id: memberId, erasedAt: null },
      select: { email: true },
    }));
  if (!member) return;
  const to = member.email;
  if (decision.targetType === 'appeal') return tellAppellant(tx, decision, to, now);
  const title = decision.targetType === 'ad' ? await titleOf(tx, decision.targetId) : null;
  if (action === 'approve') {
    // The seller is not told about a report that found nothing wrong.
    if ((decision.before as Before).ad?.moderation === 'approved' || title === null) return;
    const data = { title, adId: decision.targetId };
    return sendMail({ to, template: 'ad-approved', data, now }, tx);
  }
  if (action === 'lift') return sendMail({ to, template: 'suspension-ended', data: {}, now }, tx);
  const notice = noticeOf(decision.rule, decision) ?? noticeOf('other', decision);
  if (!notice) return;
  const explained = {
    kind: noticeKindOf(decision.targetType),
    title,
    about: await aboutOf(tx, decision, title),
    rule: notice.title,
    breach: notice.breach,
    remedy: notice.remedy,
    note: decision.note,
    words: storedWordsToShow(decision.rule, decision.words),
    appealPath: appealPath(decision.id),
  };
  if (action === 'warn') {
    return sendMail({ to, template: 'member-warned', data: explained, now }, tx);
  }
  if (action === 'suspend') {
    const { days, at } = decision;
    const until = days === null ? null : formatDate(addTime(at, days * day));
    const data = { ...explained, until };
    return sendMail({ to, template: 'account-suspended', data, now }, tx);
  }
  if (decision.targetType === 'message') {
    return sendMail({ to, template: 'message-refused', data: explained, now }, tx);
  }
  if (decision.targetType === 'review') {
    return sendMail({ to, template: 'review-removed', data: explained, now }, tx);
  }
  const data = { ...explained, adId: decision.targetId };
  return sendMail({ to, template: 'ad-removed', data, now }, tx);
}

async function tellAppellant(tx: Db, decision: Row, to: string, now: Date): Promise<void> {
  const subject = await subjectOf(tx, decision);
  const title = subject.type === 'ad' ? await titleOf(tx, subject.id) : null;
  const isOverturned = decision.action === 'overturn';
  const data = { isOverturned, title, about: subject.type, note: decision.note };
  await sendMail({ to, template: 'appeal-decided', data, now }, tx);
}

async function titleOf(tx: Db, id: string): Promise<string | null> {
  const ad = await tx.ad.findUnique({ where: { id }, select: { title: true } });
  return ad?.title ?? null;
}

/** Names the content for the one who wrote it; null if the decision is about the account. */
async function aboutOf(
  tx: Db,
  { targetType, targetId }: Row,
  title: string | null,
): Promise<string | null> {
  if (targetType === 'ad') return title && `your ad “${title}”`;
  if (targetType === 'message') {
    const message = parseMessageTarget(targetId);
    const conversation =
      message &&
      (await tx.conversation.findUnique({
        where: { id: message.conversationId },
        select: { ad: { select: { title: true } } },
      }));
    return conversation ? `your message about “${conversation.ad.title}”` : 'your message';
  }
  if (targetType !== 'review') return null;
  const key = parseReviewTarget(targetId);
  const review =
    key &&
    (await tx.review.findUnique({
      where: { saleId_byBuyer: key },
      select: { about: { select: { username: true } }, sale: { select: { title: true } } },
    }));
  if (!review) return 'your review';
  return `your review of ${review.about.username} about “${review.sale.title}”`;
}

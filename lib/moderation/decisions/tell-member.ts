import { visibilityOf } from '@/lib/ads/policy';
import { parseReviewTarget } from '@/lib/ads/reading/sellers/review-target';
import { noticeKindOf, noticeOf } from '@/lib/catalogue/moderation-rules';
import { formatDate } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { parseMessageTarget } from '@/lib/messages/sending/message-target';
import { appealPath } from '@/lib/moderation/appeals/appeal-key';
import { sendMail } from '@/lib/notifications/send-mail';
import type { Before } from './state';
import { type Subject, subjectOf } from './subject-of';
import { endOfSuspension } from './suspend-account';
import { storedWordsToShow } from './words-to-show';

export const announcedSelect = {
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

export type Announced = Prisma.DecisionGetPayload<{ select: typeof announcedSelect }>;

export async function tellMember(tx: Db, decision: Announced, now: Date): Promise<void> {
  const { action } = decision;
  const to = await addressOf(tx, decision);
  if (!to) return;
  if (decision.targetType === 'appeal') return tellAppellant(tx, decision, to, now);
  const title = decision.targetType === 'ad' ? await titleOf(tx, decision.targetId) : null;
  if (action === 'approve') {
    if (title === null || !(await becamePublic(tx, decision, now))) return;
    const data = { title, adId: decision.targetId };
    return sendMail({ to, template: 'ad-approved', data, now }, tx);
  }
  if (action === 'end') {
    if (title === null) return;
    return sendMail({ to, template: 'ad-ended', data: { title }, now }, tx);
  }
  if (action === 'freeze') {
    const titles = await titlesOfFrozen(tx, decision);
    if (titles.length === 0) return;
    return sendMail({ to, template: 'adult-ads-checked', data: { titles }, now }, tx);
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
    const until = await suspendedUntil(tx, decision);
    const data = { ...explained, until: until && formatDate(until) };
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

/** One mail about ads of one member that were decided together and alike. */
export async function tellMemberOfBatch(
  tx: Db,
  decisions: readonly Announced[],
  now: Date,
): Promise<void> {
  const told: Announced[] = [];
  for (const one of decisions) {
    if (one.action !== 'approve' || (await becamePublic(tx, one, now))) told.push(one);
  }
  const [first] = told;
  if (!first) return;
  if (told.length === 1) return tellMember(tx, first, now);
  const to = await addressOf(tx, first);
  if (!to) return;
  const found = await tx.ad.findMany({
    where: { id: { in: told.map(({ targetId }) => targetId) } },
    select: { id: true, title: true },
  });
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const ads = told.flatMap((one) => {
    const title = titles.get(one.targetId);
    return title === undefined ? [] : [{ ...one, title }];
  });
  if (first.action === 'approve') {
    const live = ads.map(({ title, targetId: adId }) => ({ title, adId }));
    return sendMail({ to, template: 'ads-approved', data: { ads: live }, now }, tx);
  }
  const notice = noticeOf(first.rule, first) ?? noticeOf('other', first);
  if (!notice) return;
  const { title: rule, breach, remedy } = notice;
  const removed = ads.map(({ id, title, words }) => ({
    title,
    words: storedWordsToShow(first.rule, words),
    appealPath: appealPath(id),
  }));
  const data = { rule, breach, remedy, note: first.note, ads: removed };
  await sendMail({ to, template: 'ads-removed', data, now }, tx);
}

/** Undefined for an erased member. */
async function addressOf(tx: Db, { memberId }: Announced): Promise<string | undefined> {
  const member =
    memberId &&
    (await tx.user.findFirst({
      where: { id: memberId, erasedAt: null },
      select: { email: true },
    }));
  return member ? member.email : undefined;
}

/** The seller is not told about a report that found nothing wrong, nor of an ad that nobody sees. */
async function becamePublic(tx: Db, { before, targetId }: Announced, now: Date): Promise<boolean> {
  const wasShown = (before as Before).ad?.moderation === 'approved';
  return !wasShown && isPublic(tx, targetId, now);
}

async function isPublic(tx: Db, id: string, now: Date): Promise<boolean> {
  const ad = await tx.ad.findUnique({
    where: { id },
    select: { moderation: true, isActive: true, expiresAt: true, soldAt: true, deletedAt: true },
  });
  return ad !== null && visibilityOf(ad, now) === 'public';
}

/** Of the account, which another decision may suspend for longer. */
async function suspendedUntil(tx: Db, { memberId, at, days }: Announced): Promise<Date | null> {
  const member =
    memberId &&
    (await tx.user.findFirst({
      where: { id: memberId, bannedAt: { not: null } },
      select: { suspendedUntil: true },
    }));
  return member ? member.suspendedUntil : endOfSuspension(at, days);
}

async function tellAppellant(tx: Db, decision: Announced, to: string, now: Date): Promise<void> {
  const subject = await subjectOf(tx, decision);
  const title = subject.type === 'ad' ? await titleOf(tx, subject.id) : null;
  const isOverturned = decision.action === 'overturn';
  const isRestored = isOverturned && (await hasRestored(tx, decision, subject, now));
  const data = { isOverturned, isRestored, title, about: subject.type, note: decision.note };
  await sendMail({ to, template: 'appeal-decided', data, now }, tx);
}

/** A warning took nothing away, and another decision may stand. */
async function hasRestored(
  tx: Db,
  { before: stored, memberId }: Announced,
  { type, id }: Subject,
  now: Date,
): Promise<boolean> {
  const before = stored as Before;
  if (type === 'ad') return before.ad !== undefined && isPublic(tx, id, now);
  if (type === 'message') return before.message !== undefined;
  if (type === 'review') return before.review !== undefined;
  if (!before.member || !memberId) return false;
  return (await tx.user.count({ where: { id: memberId, bannedAt: null } })) > 0;
}

async function titlesOfFrozen(tx: Db, { before }: Announced): Promise<string[]> {
  const ids = (before as Before).frozen?.map(({ id }) => id) ?? [];
  const ads = await tx.ad.findMany({
    where: { id: { in: ids } },
    orderBy: { createdAt: 'asc' },
    select: { title: true },
  });
  return ads.map(({ title }) => title);
}

async function titleOf(tx: Db, id: string): Promise<string | null> {
  const ad = await tx.ad.findUnique({ where: { id }, select: { title: true } });
  return ad?.title ?? null;
}

/** Names the content for the one who wrote it; null if the decision is about the account. */
async function aboutOf(
  tx: Db,
  { targetType, targetId }: Announced,
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

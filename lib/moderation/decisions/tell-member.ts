import { parseReviewTarget } from '@/lib/ads/reading/sellers/review-target';
import { noticeKindOf, noticeOf } from '@/lib/catalogue/moderation-rules';
import { addTime, day, formatDate } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { parseMessageTarget } from '@/lib/messages/sending/message-target';
import { appealPath } from '@/lib/moderation/appeals/appeal-key';
import { sendMail } from '@/lib/notifications/send-mail';
import type { Before } from './state';
import { subjectOf } from './subject-of';
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
    // The seller is not told about a report that found nothing wrong.
    if (wasShown(decision) || title === null) return;
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

/** One mail about ads of one member that were decided together and alike. */
export async function tellMemberOfBatch(
  tx: Db,
  decisions: readonly Announced[],
  now: Date,
): Promise<void> {
  const told = decisions.filter(({ action, ...one }) => action !== 'approve' || !wasShown(one));
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

const wasShown = ({ before }: Pick<Announced, 'before'>): boolean =>
  (before as Before).ad?.moderation === 'approved';

async function tellAppellant(tx: Db, decision: Announced, to: string, now: Date): Promise<void> {
  const subject = await subjectOf(tx, decision);
  const title = subject.type === 'ad' ? await titleOf(tx, subject.id) : null;
  const isOverturned = decision.action === 'overturn';
  const data = { isOverturned, title, about: subject.type, note: decision.note };
  await sendMail({ to, template: 'appeal-decided', data, now }, tx);
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

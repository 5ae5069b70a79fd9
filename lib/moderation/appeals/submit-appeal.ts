import { caseRisks } from '@/lib/catalogue/case-risks';
import { appealDue, appealWithin } from '@/lib/catalogue/limits';
import { sanctioningActions } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, formatClock, formatDate } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { openCase } from '@/lib/db/open-case';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { sendMail } from '@/lib/notifications/send-mail';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { appealPath, decisionOfKey } from './appeal-key';

/** One appeal per decision. Throws `not_found`, `conflict` (appealed before, or too late). */
export async function submitAppeal(
  { key, text }: { key: string; text: string },
  address: string,
  now: Date,
): Promise<{ dueAt: string }> {
  await takeFromLimit(limits.appeals, address, now);
  const decisionId = decisionOfKey(key);
  if (!decisionId) throw notFound('This decision');
  const dueAt = addTime(now, appealDue);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Decision" WHERE "id" = ${decisionId}::uuid FOR UPDATE`;
    const decision = await tx.decision.findFirst({
      where: { id: decisionId, undoneAt: null, action: { in: [...sanctioningActions] } },
      select: {
        at: true,
        memberId: true,
        targetType: true,
        targetId: true,
        appeal: { select: { id: true } },
      },
    });
    if (!decision?.memberId) throw notFound('This decision');
    if (decision.appeal) throw new AppError('conflict', siteTexts.appealMade);
    if (addTime(decision.at, appealWithin) < now) {
      throw new AppError('conflict', siteTexts.appealClosed);
    }
    const appeal = await tx.appeal.create({
      data: { decisionId, text, createdAt: now, dueAt },
      select: { id: true },
    });
    const subject = { type: 'appeal', id: appeal.id } as const;
    await openCase(tx, subject, caseRisks.appeal, now);
    await recordAudit(tx, decision.memberId, 'appeal.received', subject, now, {
      decisionId,
    });
    await confirm(tx, { decisionId, ...decision }, dueAt, now);
  });
  return { dueAt: dueAt.toISOString() };
}

type Decided = {
  decisionId: string;
  memberId: string | null;
  targetType: string;
  targetId: string;
};

async function confirm(
  tx: Db,
  { decisionId, memberId, targetType, targetId }: Decided,
  dueAt: Date,
  now: Date,
): Promise<void> {
  const member =
    memberId &&
    (await tx.user.findFirst({ where: { id: memberId, erasedAt: null }, select: { email: true } }));
  if (!member) return;
  const ad =
    targetType === 'ad' &&
    (await tx.ad.findUnique({ where: { id: targetId }, select: { title: true } }));
  const data = {
    title: ad ? ad.title : null,
    dueAt: `${formatDate(dueAt)}, ${formatClock(dueAt)}`,
    appealPath: appealPath(decisionId),
  };
  await sendMail({ to: member.email, template: 'appeal-received', data, now }, tx);
}

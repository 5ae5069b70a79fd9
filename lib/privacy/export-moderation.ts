import type { Actor } from '@/lib/accounts/actor';
import { sanctioningActions } from '@/lib/catalogue/moderation-rules';
import { addTime, day, isoOrNull } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { appealSelect, toAppealState } from '@/lib/moderation/appeals/get-appeal';
import type { Before } from '@/lib/moderation/decisions/state';
import { storedWordsToShow } from '@/lib/moderation/decisions/words-to-show';
import { nameOfTarget } from '@/lib/moderation/reports/name-of-target';

/** The member's own, with what they are about as the mails to them name it. */
export async function exportReports({ userId }: Actor) {
  const rows = await db.report.findMany({
    where: { reporterId: userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      reference: true,
      targetType: true,
      targetId: true,
      conversationId: true,
      reason: true,
      text: true,
      email: true,
      createdAt: true,
    },
  });
  const reports = [];
  for (const { targetType, targetId, createdAt, ...report } of rows) {
    const about = await nameOfTarget(db, { ...report, targetType, targetId });
    const adId = targetType === 'ad' ? targetId : null;
    reports.push({ ...report, about, adId, createdAt: createdAt.toISOString() });
  }
  return reports;
}

/** A freeze that hid no ad is not told. */
const wasTold = ({ action, before }: { action: string; before: unknown }) =>
  action !== 'freeze' || Boolean((before as Before).frozen?.length);

const told = [...sanctioningActions, 'end', 'freeze', 'lift'];

/** Only decisions that the member was told of, and of them what the mails say. */
export async function exportDecisions({ userId }: Actor) {
  const rows = await db.decision.findMany({
    where: {
      memberId: userId,
      action: { in: told },
      undoneAt: null,
      completedAt: { not: null },
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: {
      targetType: true,
      targetId: true,
      action: true,
      rule: true,
      note: true,
      words: true,
      at: true,
      days: true,
      before: true,
      appeal: { select: { ...appealSelect, text: true } },
    },
  });
  return rows
    .filter(wasTold)
    .map(({ targetType, targetId, action, rule, note, words, at, days, appeal }) => {
      const isExplained = sanctioningActions.includes(action);
      return {
        action,
        about: targetType,
        adId: targetType === 'ad' ? targetId : null,
        rule: isExplained ? rule : null,
        note: isExplained ? note : '',
        words: isExplained ? storedWordsToShow(rule, words) : [],
        at: at.toISOString(),
        until: isoOrNull(days === null ? null : addTime(at, days * day)),
        appeal: appeal && { text: appeal.text, ...toAppealState(appeal) },
      };
    });
}

import type { Actor } from '@/lib/accounts/actor';
import { appealWithin } from '@/lib/catalogue/limits';
import { sanctioningActions } from '@/lib/catalogue/moderation-rules';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { storedWordsToShow } from '@/lib/moderation/decisions/words-to-show';
import { appealPath } from './appeal-key';
import { type AppealState, appealSelect, toAppealState } from './get-appeal';

export type MyDecision = {
  action: string;
  rule: string | null;
  note: string;
  words: string[];
  /** Null if it cannot be appealed any more. */
  appealPath: string | null;
  appeal: AppealState | null;
};

export async function getMyDecisions(actor: Actor, now: Date): Promise<Record<string, MyDecision>> {
  const rows = await db.decision.findMany({
    where: {
      memberId: actor.userId,
      targetType: 'ad',
      action: { in: [...sanctioningActions] },
      undoneAt: null,
      // Before that it can be undone, and nobody is notified.
      completedAt: { not: null },
      at: { gt: addTime(now, -appealWithin) },
    },
    orderBy: { at: 'asc' },
    select: {
      id: true,
      targetId: true,
      action: true,
      rule: true,
      note: true,
      words: true,
      appeal: { select: appealSelect },
    },
  });
  return Object.fromEntries(
    rows.map(({ id, targetId, appeal, ...decision }) => [
      targetId,
      {
        ...decision,
        words: storedWordsToShow(decision.rule, decision.words),
        appealPath: appeal ? null : appealPath(id),
        appeal: appeal && toAppealState(appeal),
      },
    ]),
  );
}

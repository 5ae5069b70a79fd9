import type { Actor } from '@/lib/accounts/actor';
import { appealWithin } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { appealPath } from './appeal-key';
import { type AppealState, appealSelect, toAppealState } from './get-appeal';

/** The last decision about an ad, for its owner. Times are ISO texts. */
export type MyDecision = {
  action: string;
  rule: string | null;
  note: string;
  words: string[];
  /** Null: it can no longer be appealed against. */
  appealPath: string | null;
  appeal: AppealState | null;
};

/** By the id of the ad: of ads that are removed, and warnings. */
export async function getMyDecisions(actor: Actor, now: Date): Promise<Record<string, MyDecision>> {
  const rows = await db.decision.findMany({
    where: {
      memberId: actor.userId,
      targetType: 'ad',
      action: { in: ['remove', 'suspend', 'warn'] },
      undoneAt: null,
      // Until then it can be undone, and nobody is told.
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
        appealPath: appeal ? null : appealPath(id),
        appeal: appeal && toAppealState(appeal),
      },
    ]),
  );
}

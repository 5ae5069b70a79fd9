import { appealWithin } from '@/lib/catalogue/limits';
import { sanctioningActions } from '@/lib/catalogue/moderation-rules';
import { addTime, day, isoOrNull } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { storedWordsToShow } from '@/lib/moderation/decisions/words-to-show';
import { decisionOfKey } from './appeal-key';

/** A decision and its appeal, as the member sees them. Times are ISO texts. */
export type AppealView = {
  action: string;
  /** Null if the decision is about the account. */
  adTitle: string | null;
  targetType: string;
  rule: string | null;
  note: string;
  words: string[];
  decidedAt: string;
  /** End of a suspension; null if it is permanent. */
  until: string | null;
  isOpen: boolean;
  appeal: AppealState | null;
};

export type AppealState = {
  madeAt: string;
  dueAt: string;
  outcome: string | null;
  note: string;
};

export const appealSelect = {
  createdAt: true,
  dueAt: true,
  outcome: true,
  note: true,
} as const;

type AppealRow = { createdAt: Date; dueAt: Date; outcome: string | null; note: string };

export const toAppealState = (row: AppealRow): AppealState => ({
  madeAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  outcome: row.outcome,
  note: row.note,
});

/** Null for an invalid key, and for a decision that was undone. */
export async function getAppeal(key: string, now: Date): Promise<AppealView | null> {
  const id = decisionOfKey(key);
  if (!id) return null;
  const row = await db.decision.findFirst({
    where: { id, undoneAt: null, action: { in: [...sanctioningActions] } },
    select: {
      action: true,
      targetType: true,
      targetId: true,
      rule: true,
      note: true,
      words: true,
      at: true,
      days: true,
      appeal: { select: appealSelect },
    },
  });
  if (!row) return null;
  const ad =
    row.targetType === 'ad'
      ? await db.ad.findUnique({ where: { id: row.targetId }, select: { title: true } })
      : null;
  const { days } = row;
  return {
    action: row.action,
    adTitle: ad?.title ?? null,
    targetType: row.targetType,
    rule: row.rule,
    note: row.note,
    words: storedWordsToShow(row.rule, row.words),
    decidedAt: row.at.toISOString(),
    until: isoOrNull(days === null ? null : addTime(row.at, days * day)),
    isOpen: !row.appeal && addTime(row.at, appealWithin) > now,
    appeal: row.appeal && toAppealState(row.appeal),
  };
}

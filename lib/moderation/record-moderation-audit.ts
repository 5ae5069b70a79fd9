import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { DecisionAction } from './schema';

type Action =
  | `moderation.${DecisionAction}`
  | 'moderation.undone'
  | 'moderation.hidden_by_reports'
  | 'moderation.held_by_classifier'
  | 'moderation.suspension_ended'
  | 'moderation.authority_report'
  | 'banned_word.added'
  | 'banned_word.removed'
  | 'setting.changed'
  | 'category.closed'
  | 'category.opened'
  | 'category.renamed'
  | 'category.moved'
  | 'report.received'
  | 'appeal.received';

/** `actorId` is null for the site and for visitors. Figures are computed from these entries. */
export async function recordModerationAudit(
  tx: Db,
  actorId: string | null,
  action: Action,
  subject: { type: string; id: string },
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  const { type: subjectType, id: subjectId } = subject;
  await tx.auditEntry.create({
    data: { at: now, actorId, action, subjectType, subjectId, data },
    select: { id: true },
  });
}

import type { Db } from './client';
import type { Prisma } from './generated/client';
import type { TargetType } from './open-case';

type AuditAction =
  | 'account.role_granted'
  | 'account.second_factor_set_up'
  | 'account.second_factor_reset'
  | 'account.elevated'
  | 'account.erased'
  | 'ad.published'
  | 'ad.updated'
  | 'ad.priced'
  | 'ad.confirmed'
  | 'ad.enabled'
  | 'ad.disabled'
  | 'ad.reposted'
  | 'ad.renewed'
  | 'ad.reserved'
  | 'ad.unreserved'
  | 'ad.sold'
  | 'ad.unsold'
  | 'ad.review_invited'
  | 'ad.deleted'
  | 'ad.purged'
  | 'ad.phone_shown'
  | 'payment.refused'
  | 'payment.webhook_refused'
  | 'payment.mismatch'
  | 'payment.partly_refunded'
  | 'payment.refund_requested'
  | 'payment.refund_delayed'
  | 'payment.refund_settled'
  | 'payment.price_changed'
  | 'report.received'
  | 'appeal.received'
  | `moderation.${'approve' | 'remove' | 'warn' | 'suspend' | 'lift' | 'overturn' | 'uphold' | 'freeze' | 'end'}`
  | 'moderation.escalated'
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
  | 'category.moved';

/** It decides how long an entry is kept: 'payment' the longest. */
type SubjectType = TargetType | 'payment' | 'setting' | 'category' | 'banned word';

/**
 * `actorId` is null for the site itself, the operator's commands, providers and visitors. Badges
 * and figures count these entries.
 */
export async function recordAudit(
  tx: Db,
  actorId: string | null,
  action: AuditAction,
  subject: { type: SubjectType; id: string },
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  await recordAudits(tx, actorId, action, [{ ...subject, data }], now);
}

/** The same of several subjects. */
export async function recordAudits(
  tx: Db,
  actorId: string | null,
  action: AuditAction,
  subjects: readonly { type: SubjectType; id: string; data: Prisma.InputJsonObject }[],
  now: Date,
): Promise<void> {
  await tx.auditEntry.createMany({
    data: subjects.map(({ type, id, data }) => ({
      at: now,
      actorId,
      action,
      subjectType: type,
      subjectId: id,
      data,
    })),
  });
}

import * as z from 'zod';
import { endSessions } from '@/lib/accounts/sessions/sessions';
import { removingActions, sanctioningActions } from '@/lib/catalogue/moderation-rules';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { isFromBeforeRestore } from '@/lib/db/restored-at';
import { deliverApproved } from '@/lib/messages/sending/deliver-approved';
import { parseMessageTarget } from '@/lib/messages/sending/message-target';
import { tellReporters } from '@/lib/moderation/reports/tell-reporters';
import type { ReportOutcome } from '@/lib/notifications/templates/report-mails';
import { refundForRemovedAds } from '@/lib/payments/refunds/refund-removed-ads';
import { subjectOf } from './subject-of';
import { type Announced, announcedSelect, tellMember, tellMemberOfBatch } from './tell-member';

const delivering = ['approve', 'warn', 'overturn'];

const payloadSchema = z.object({ decisionId: z.uuid() });

/** Only once, and not if undone. Nobody is told of a decision from before a restore. */
export async function completeDecision(payload: unknown, now: Date): Promise<void> {
  const { decisionId } = payloadSchema.parse(payload);
  await db.$transaction(async (tx) => {
    const ids = await lockWithBatch(tx, decisionId);
    const decisions = await tx.decision.findMany({
      where: { id: { in: ids }, undoneAt: null, completedAt: null },
      orderBy: { id: 'asc' },
      select: announcedSelect,
    });
    const [first] = decisions;
    if (!first) return;
    await tx.decision.updateMany({
      where: { id: { in: decisions.map(({ id }) => id) } },
      data: { completedAt: now },
    });
    const removed = decisions.filter(isRemoval).map(({ targetId }) => targetId);
    await refundForRemovedAds(tx, { id: { in: removed } }, now);
    for (const decision of decisions) await takeEffect(tx, decision, now);
    if (!(await isFromBeforeRestore(tx, first.at))) await tellPeople(tx, decisions, now);
  }, transactionTimeouts);
}

/** The decision, and those about ads of the same member that were made together with it. */
async function lockWithBatch(tx: Db, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT d."id" FROM "Decision" d
    WHERE d."id" = ${id}::uuid OR EXISTS (
      SELECT FROM "Decision" one WHERE one."id" = ${id}::uuid
        AND d."batchId" = one."batchId" AND d."memberId" = one."memberId")
    ORDER BY d."id" FOR UPDATE OF d`;
  return rows.map((row) => row.id);
}

const isRemoval = ({ targetType, action }: Announced) =>
  targetType === 'ad' && removingActions.includes(action);

/** Only what the decision itself has done: a later one about the same may still be undone. */
async function takeEffect(tx: Db, decision: Announced, now: Date): Promise<void> {
  const subject = await subjectOf(tx, decision);
  const message = subject.type === 'message' ? parseMessageTarget(subject.id) : null;
  if (message && delivering.includes(decision.action)) await deliverApproved(tx, message, now);
  if (decision.action === 'suspend' && decision.memberId) {
    await endSessions(decision.memberId, undefined, tx);
  }
}

const outcomeOf = (action: string): ReportOutcome => {
  if (action === 'end') return 'ended';
  return sanctioningActions.includes(action) ? 'acted' : 'stays';
};

async function tellPeople(tx: Db, decisions: readonly Announced[], now: Date): Promise<void> {
  const [first, ...others] = decisions;
  if (!first) return;
  if (others.length > 0) await tellMemberOfBatch(tx, decisions, now);
  else await tellMember(tx, first, now);
  for (const { caseId, action } of decisions) {
    // A case passed to the admins is decided later.
    if (caseId && action !== 'freeze') await tellReporters(tx, caseId, outcomeOf(action), now);
  }
}

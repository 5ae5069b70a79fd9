import { randomUUID } from 'node:crypto';
import type { Staff } from '@/lib/accounts/roles/staff';
import { batchFor } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isLockTimeout, loggable } from '@/lib/db/errors';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import type { BatchForm } from '@/lib/moderation/schema';
import { decide } from './decide';
import { completionAt, scheduleCompletion } from './schedule-completion';
import { undoDecision } from './undo/undo-decision';

export type BatchResult = {
  batchId: string;
  /** Ids of ads. */
  decided: string[];
  refused: { adId: string; error: string }[];
  /** ISO text; null if nothing was decided. */
  undoUntil: string | null;
};

/**
 * Each ad in a transaction of its own, so that one refusal does not hinder the others. The time to undo
 * begins after the last one.
 */
export async function decideBatch(
  staff: Staff,
  { ads, action, rule, note }: BatchForm,
  now: Date,
): Promise<BatchResult> {
  const batchId = randomUUID();
  const begun = performance.now();
  const takes = () => Math.ceil(performance.now() - begun);
  // If this process stops before the end, they are completed all the same.
  const batch = { id: batchId, completeAt: completionAt(addTime(now, 2 * batchFor)) };
  const result: BatchResult = { batchId, decided: [], refused: [], undoUntil: null };
  for (const { caseId, id: targetId, expected } of ads) {
    const target = { caseId, targetType: 'ad', targetId, expected } as const;
    const form = { ...target, action, rule, note, days: null };
    const error =
      takes() > batchFor
        ? siteTexts.batchTooSlow
        : (await attempt(() => decide(staff, form, now, batch)))?.message;
    if (error) result.refused.push({ adId: targetId, error });
    else result.decided.push(targetId);
  }
  if (result.decided.length === 0) return result;
  const undoUntil = await endBatch(batchId, addTime(now, takes()));
  return { ...result, undoUntil: undoUntil.toISOString() };
}

/** Returns until when it can be undone. */
async function endBatch(batchId: string, at: Date): Promise<Date> {
  const undoUntil = completionAt(at);
  await db.$transaction(async (tx) => {
    const decisions = await tx.decision.updateManyAndReturn({
      where: { batchId },
      data: { at },
      select: { id: true },
    });
    for (const { id } of decisions) await scheduleCompletion(tx, id, undoUntil);
  }, transactionTimeouts);
  return undoUntil;
}

/** `busy`: another change is being saved at the moment, so it can be tried again. */
export type UndoneBatch = { adIds: string[]; refused: number; busy: number };

/** Throws `conflict` if nothing of it can be undone. */
export async function undoBatch(staff: Staff, batchId: string, now: Date): Promise<UndoneBatch> {
  if (!isUuid(batchId)) throw notFound('These decisions');
  const decisions = await db.decision.findMany({
    where: { batchId, staffId: staff.userId, undoneAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, targetId: true },
  });
  if (decisions.length === 0) throw notFound('These decisions');
  const result: UndoneBatch = { adIds: [], refused: 0, busy: 0 };
  for (const { id, targetId } of decisions) {
    const failure = await attempt(() => undoDecision(staff, id, now));
    if (!failure) result.adIds.push(targetId);
    else if (failure.isBusy) result.busy += 1;
    else result.refused += 1;
  }
  if (result.refused === decisions.length) throw new AppError('conflict', siteTexts.undoOver);
  return result;
}

type Failure = { message: string; isBusy: boolean };

/** What a moderator reads about a failure; undefined if there is none. */
async function attempt(act: () => Promise<unknown>): Promise<Failure | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, isBusy: false };
    if (isLockTimeout(error)) return { message: siteTexts.changeInProgress, isBusy: true };
    console.error('a decision of a batch failed:', loggable(error));
    return { message: siteTexts.serverError, isBusy: false };
  }
}

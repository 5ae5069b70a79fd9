import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { isLockTimeout, loggable } from '@/lib/db/errors';
import { AppError, notFound } from '@/lib/errors';
import type { BatchForm } from '@/lib/moderation/schema';
import { decide } from './decide';
import { undoDecision } from './undo-decision';

export type BatchResult = {
  batchId: string;
  /** Ids of ads. */
  decided: string[];
  refused: { adId: string; error: string }[];
};

/** Each ad in a transaction of its own, so that one refusal does not hinder the others. */
export async function decideBatch(
  staff: Staff,
  { ads, action, rule, note }: BatchForm,
  now: Date,
): Promise<BatchResult> {
  const batchId = randomUUID();
  const result: BatchResult = { batchId, decided: [], refused: [] };
  for (const { caseId, id: targetId, expected } of ads) {
    const target = { caseId, targetType: 'ad', targetId, expected } as const;
    const form = { ...target, action, rule, note, days: null };
    const error = await messageOf(() => decide(staff, form, now, batchId));
    if (error) result.refused.push({ adId: targetId, error });
    else result.decided.push(targetId);
  }
  return result;
}

export type UndoneBatch = { adIds: string[]; refused: number };

/** Throws `conflict` if nothing of it can be undone. */
export async function undoBatch(staff: Staff, batchId: string, now: Date): Promise<UndoneBatch> {
  if (!z.uuid().safeParse(batchId).success) throw notFound('These decisions');
  const decisions = await db.decision.findMany({
    where: { batchId, staffId: staff.userId, undoneAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, targetId: true },
  });
  if (decisions.length === 0) throw notFound('These decisions');
  const result: UndoneBatch = { adIds: [], refused: 0 };
  for (const { id, targetId } of decisions) {
    if (await messageOf(() => undoDecision(staff, id, now))) result.refused += 1;
    else result.adIds.push(targetId);
  }
  if (result.adIds.length === 0) throw new AppError('conflict', siteTexts.undoOver);
  return result;
}

/** What a moderator reads about a failure; undefined if there is none. */
async function messageOf(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    if (isLockTimeout(error)) return siteTexts.changeInProgress;
    console.error('a decision of a batch failed:', loggable(error));
    return siteTexts.serverError;
  }
}

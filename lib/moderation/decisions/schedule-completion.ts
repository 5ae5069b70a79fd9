import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';

export const completionKey = (decisionId: string) => `complete-decision:${decisionId}`;

/** When a decision can no longer be undone. */
export const completionAt = (at: Date): Date => addTime(at, undoFor);

export const scheduleCompletion = (tx: Db, decisionId: string, runAt: Date): Promise<void> =>
  addJob(
    {
      task: 'complete-decision',
      payload: { decisionId },
      runAt,
      key: completionKey(decisionId),
      maxAttempts: 12,
    },
    tx,
  );

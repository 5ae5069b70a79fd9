import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';

export const completionKey = (decisionId: string) => `complete-decision:${decisionId}`;

export const scheduleCompletion = (tx: Db, decisionId: string, now: Date): Promise<void> =>
  addJob(
    {
      task: 'complete-decision',
      payload: { decisionId },
      runAt: addTime(now, undoFor),
      key: completionKey(decisionId),
      maxAttempts: 12,
    },
    tx,
  );

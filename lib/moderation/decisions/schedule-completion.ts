import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';

export const completionTask = 'complete-decision';

export const scheduleCompletion = (tx: Db, decisionId: string, now: Date): Promise<void> =>
  addJob(
    {
      task: completionTask,
      payload: { decisionId },
      runAt: addTime(now, undoFor),
      key: `${completionTask}:${decisionId}`,
      maxAttempts: 12,
    },
    tx,
  );

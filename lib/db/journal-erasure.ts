import { addJob } from './add-job';
import type { Db } from './client';

/** Identifies erased data by its id alone. */
export type Erasure = { kind: 'account' | 'ad'; id: string; at: string };

/** Has the worker record it outside the database, so that a restored backup can repeat it. */
export const journalErasure = (tx: Db, kind: Erasure['kind'], id: string, now: Date) =>
  addJob(
    { task: 'record-erasure', payload: { kind, id, at: now.toISOString() }, maxAttempts: 25 },
    tx,
  );

import { addJob } from './add-job';
import type { Db } from './client';

export const erasureTask = 'record-erasure';

/** What was erased, by its id alone. */
export type Erasure = { kind: 'account' | 'ad'; id: string; at: string };

/**
 * Lets the worker note outside the database that this was erased, so that a restored backup, which still
 * has it, is told (lib/privacy/erasures).
 */
export const journalErasure = (tx: Db, kind: Erasure['kind'], id: string, now: Date) =>
  addJob({ task: erasureTask, payload: { kind, id, at: now.toISOString() }, maxAttempts: 25 }, tx);

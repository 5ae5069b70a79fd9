import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export type NewJob = {
  kind: string;
  payload?: Prisma.InputJsonObject;
  /** Enqueueing twice under one key is the same as once. */
  dedupeKey?: string;
  runAt: Date;
};

/** Puts work down for the worker; within a transaction it exists only if that one commits. */
export async function enqueueJob(job: NewJob, tx: Db = db): Promise<void> {
  const { kind, payload = {}, dedupeKey = null, runAt } = job;
  await tx.job.createMany({ data: [{ kind, payload, dedupeKey, runAt }], skipDuplicates: true });
}

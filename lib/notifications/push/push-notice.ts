import { addJobSql, type NewJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';

/** `path` opens on a press; a notice replaces an earlier one with the same `tag`. */
export type PushNotice = { title: string; body: string; path: string; tag: string };

export async function pushNotice(tx: Db, userId: string, notice: PushNotice): Promise<void> {
  const job: NewJob = { task: 'send-push', payload: { userId, ...notice }, maxAttempts: 4 };
  await tx.$executeRaw`
    SELECT ${addJobSql(job)}
    WHERE EXISTS (SELECT FROM "PushSubscription" WHERE "userId" = ${userId}::uuid)`;
}

import { addJobSql } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';

/** What a device shows. `path` opens on a press; a notice replaces an earlier one with its `tag`. */
export type PushNotice = { title: string; body: string; path: string; tag: string };

export const pushTask = 'send-push';

/** Queues a notice for the devices of a member, if there are any. Within `tx` it follows the commit. */
export async function pushNotice(tx: Db, userId: string, notice: PushNotice): Promise<void> {
  const job = { task: pushTask, payload: { userId, ...notice }, maxAttempts: 4 };
  await tx.$executeRaw`
    SELECT ${addJobSql(job)}
    WHERE EXISTS (SELECT FROM "PushSubscription" WHERE "userId" = ${userId}::uuid)`;
}

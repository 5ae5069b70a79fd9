import { db } from '@/lib/db/client';
import type { Channel } from '@/lib/db/generated/enums';
import type { Sender } from '@/lib/notifications/carriers/sender';
import { deliverItem } from '@/lib/notifications/outbox/deliver-item';

/** Makes the attempts due at `now`, as their jobs do. Returns the number of messages sent. */
export async function deliverDue(channel: Channel, now: Date, sender?: Sender): Promise<number> {
  const rows = await db.outboxMessage.findMany({
    where: { channel, sentAt: null, failedAt: null, sendAt: { lte: now } },
    select: { id: true, attempts: true },
  });
  const sent = await Promise.all(
    rows.map(({ id, attempts }) =>
      deliverItem(channel, { id, attempt: attempts + 1 }, now, sender),
    ),
  );
  return sent.filter(Boolean).length;
}

export type WaitingJob = { task: string; payload: unknown; runAt: Date };

export const waitingJobs = () => db.$queryRaw<WaitingJob[]>`
  SELECT task.identifier AS task, job.payload, job.run_at AS "runAt"
  FROM graphile_worker._private_jobs job
  JOIN graphile_worker._private_tasks task ON task.id = job.task_id
  ORDER BY job.run_at, job.id`;

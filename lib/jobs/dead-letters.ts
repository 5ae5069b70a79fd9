import { db } from '@/lib/db/client';

export type DeadLetter = {
  id: string;
  task: string;
  attempts: number;
  lastError: string;
  runAt: Date;
};

const most = 100;

/** Newest first, with shortened errors. */
export const listDeadLetters = (): Promise<DeadLetter[]> =>
  db.$queryRaw<DeadLetter[]>`
    SELECT "id"::text, "task_identifier" AS "task", "attempts", "run_at" AS "runAt",
      left(COALESCE("last_error", ''), 300) AS "lastError"
    FROM graphile_worker.jobs
    WHERE "attempts" >= "max_attempts" AND "locked_at" IS NULL
    ORDER BY "run_at" DESC LIMIT ${most}`;

/** Retries all dead letters. Returns how many. */
export async function retryDeadLetters(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS "count" FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT "id" FROM graphile_worker.jobs
            WHERE "attempts" >= "max_attempts" AND "locked_at" IS NULL),
      run_at => now(), attempts => 0)`;
  return row?.count ?? 0;
}

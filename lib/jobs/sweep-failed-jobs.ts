import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';

const deadLetterLife = 7 * day;

/** Dead letters stay for a week; completed jobs are deleted at once. */
export async function sweepFailedJobs(now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < ${addTime(now, -deadLetterLife)}))`;
  return row?.count ?? 0;
}

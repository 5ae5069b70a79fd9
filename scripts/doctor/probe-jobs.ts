import { addTime, day } from '@/lib/dates.ts';
import { listFailedJobs } from '@/lib/jobs/list-failed-jobs.ts';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

/** Counts dead letters by task; shows nothing else of them. */
export async function probeJobs(url: string): Promise<string> {
  const failed = await withClient(url, (client) =>
    listFailedJobs(client, addTime(new Date(), -day)),
  ).catch(() => {
    throw failure('cannot be read: see Database');
  });
  if (failed.length === 0) return 'none has failed for good in the last day';
  const tasks = failed.map(({ task, count }) => `${task} (${count})`).join(', ');
  return `failed for good in the last day: ${tasks}. npm run retry:jobs runs them again`;
}

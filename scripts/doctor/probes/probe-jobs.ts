import { addTime, day } from '@/lib/dates.ts';
import { countDeadLetters } from '@/lib/jobs/dead-letters.ts';
import { listFailingSchedule } from '@/lib/jobs/list-failing-schedule.ts';
import { failure } from '../../launch/preflight.mjs';
import { withClient } from '../../postgres/postgres.ts';

/** Shows tasks and counts, and nothing else about jobs. */
export async function probeJobs(url: string): Promise<string> {
  const { dead, failing } = await withClient(url, async (client) => ({
    dead: await countDeadLetters(addTime(new Date(), -day), client),
    failing: await listFailingSchedule(client),
  })).catch(() => {
    throw failure('cannot be read: see Database');
  });
  const tasks = dead.map(({ task, count }) => `${task} (${count})`).join(', ');
  const findings = [
    failing.length > 0 && `failing now: ${failing.join(', ')}. The worker's log says why`,
    tasks && `dead letters of the last day: ${tasks}. npm run retry:jobs retries them`,
  ].filter(Boolean);
  if (findings.length > 0) throw failure(findings.join('; '));
  return 'no dead letters in the last day';
}

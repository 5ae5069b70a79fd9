import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type FailingAlerts, failingAlertsSql } from '@/lib/alerts/sending/failing-alerts.ts';
import { addTime, day, second } from '@/lib/dates.ts';
import { countDeadLetters } from '@/lib/jobs/dead-letters.ts';
import { isScheduleBeginning, listFailingSchedule } from '@/lib/jobs/list-failing-schedule.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

/** Longer than a statement of the site may take. */
const longestWaitMs = 20 * second;

const words: Record<FailingAlerts['state'], string> = {
  unsent: 'alerts that could not be sent',
  late: 'alerts that are late',
  unmatched: 'ads that could not be matched with alerts',
};

/** Shows tasks and counts, and nothing else about jobs. */
export async function probeJobs(url: string): Promise<string> {
  const { dead, failing, alerts } = await askDatabase(url, async (client) => ({
    dead: await countDeadLetters(addTime(new Date(), -day), client),
    failing: await listOnceBegun(client),
    alerts: (await client.query<FailingAlerts>(failingAlertsSql)).rows,
  }));
  const waiting = alerts.flatMap(({ state, count }) =>
    count > 0 ? [`${words[state]} (${count})`] : [],
  );
  const tasks = dead.map(({ task, count }) => `${task} (${count})`).join(', ');
  const findings = [
    failing.length > 0 && `failing now: ${failing.join(', ')}. The worker's log says why`,
    waiting.length > 0 && `${waiting.join(', ')}. The worker's log says why`,
    tasks && `dead letters of the last day: ${tasks}. npm run retry:jobs retries them`,
  ].filter(Boolean);
  if (findings.length > 0) throw failure(findings.join('; '));
  return 'no dead letters in the last day';
}

/** A new run clears the last error, so waits until runs that begin have failed or are done. */
async function listOnceBegun(client: pg.Client): Promise<string[]> {
  const failing = new Set<string>();
  for (const end = Date.now() + longestWaitMs; ; await delay(second)) {
    for (const task of await listFailingSchedule(client)) failing.add(task);
    if (Date.now() > end || !(await isScheduleBeginning(client))) return [...failing].sort();
  }
}

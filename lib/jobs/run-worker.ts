import { announceDue } from '@/lib/ads/publishing/announce-due';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { mailHandlers, siteHandlers, whatsappHandlers } from './handlers';
import { openJobPool } from './job-pool';
import { markAlive, releaseAbandonedJobs } from './keep-jobs';
import { type RepeatedTask, repeat } from './repeat';
import { type Queue, runQueue } from './run-queue';
import { schedule } from './schedule';

/** Separate queues, so that a slow carrier delays only its own messages. */
const siteQueues: Queue[] = [
  { name: 'send mail', handlers: mailHandlers, concurrency: 10 },
  { name: 'send WhatsApp messages', handlers: whatsappHandlers, concurrency: 10 },
  { name: 'run jobs', handlers: siteHandlers, concurrency: 4, schedule },
];

/** Tasks that run more often than the queue's clock, which counts minutes. */
const siteTasks: RepeatedTask[] = [
  { name: 'announce what is due', every: second / 2, run: (now) => announceDue(now) },
];

type WorkerOptions = {
  signal: AbortSignal;
  queues?: Queue[];
  tasks?: RepeatedTask[];
  grace?: number;
};

export async function runWorker({
  signal,
  queues = siteQueues,
  tasks = siteTasks,
  grace = 8 * second,
}: WorkerOptions): Promise<void> {
  const connections = openJobPool(env().DATABASE_URL, 10);
  const workerIds = new Set<string>();
  const keepJobs = async () => {
    await markAlive(workerIds);
    await releaseAbandonedJobs();
  };
  const options = { connections, signal, grace, workerIds };
  await Promise.all([
    ...queues.map((queue) => {
      const task = { name: queue.name, every: second, run: () => runQueue(queue, options) };
      return repeat(task, signal);
    }),
    ...tasks.map((task) => repeat(task, signal)),
    repeat({ name: 'keep jobs', every: 5 * second, run: keepJobs }, signal),
  ]);
  await connections.end();
}

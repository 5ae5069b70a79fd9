import type pg from 'pg';
import { announceDue } from '@/lib/ads/publishing/lifetime/announce-due';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { sendAlerts } from '@/lib/alerts/sending/send-alerts';
import { second } from '@/lib/dates';
import { directDatabaseUrl } from '@/lib/db/pools/direct-url';
import { warnIfDeaf } from '@/lib/db/pools/warn-if-deaf';
import { watchPool } from '@/lib/db/pools/watch-pool';
import { workerConnections } from '@/lib/db/pools/worker-connections';
import { workerHeartbeat } from '@/lib/metrics/metrics';
import { indexChanges } from '@/lib/search/open-search/indexing/index-changes';
import { renewShownCatalogue } from '@/lib/settings/shown-catalogue';
import { mailHandlers, siteHandlers, whatsappHandlers } from './handlers';
import { markAlive, releaseAbandonedJobs } from './heartbeats';
import { heldText, holdInRestored } from './hold-restored';
import { openJobPool } from './job-pool';
import { type RepeatedTask, repeat } from './repeat';
import { type Queue, runQueue } from './run-queue';
import { schedule } from './schedule';

/** Separate queues, so that a slow carrier delays only its own messages. */
const siteQueues: Queue[] = [
  { name: 'send mail', handlers: mailHandlers, concurrency: 10 },
  { name: 'send WhatsApp messages', handlers: whatsappHandlers, concurrency: 10 },
  { name: 'run jobs', handlers: siteHandlers, concurrency: 4, schedule },
];

/** Tasks that run more often than once a minute, the queue's smallest interval. */
const siteTasks: RepeatedTask[] = [
  { name: 'match new ads with alerts', every: second, run: (now) => matchQueue(now) },
  { name: 'send alerts', every: second, run: (now) => sendAlerts(now) },
  { name: 'read the names of categories', every: 10 * second, run: renewShownCatalogue },
  { name: 'tell the search engine of changes', every: second, run: () => indexChanges() },
  { name: 'announce what is due', every: second / 2, run: (now) => announceDue(now) },
];

const lateWithoutMessages =
  'worker: the database passes no messages on, as behind a pooler in transaction mode, so mails and ' +
  'jobs begin up to two seconds late. Set DATABASE_DIRECT_URL to an address past the pooler.';

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
  const connections = watchPool('jobs', openJobPool(directDatabaseUrl(), workerConnections));
  await holdFirst(connections, signal);
  const workerIds = new Set<string>();
  const sendHeartbeats = async () => {
    await markAlive(connections, workerIds);
    workerHeartbeat().setToCurrentTime();
    await releaseAbandonedJobs(connections);
  };
  const options = { connections, signal, grace, workerIds };
  warnIfDeaf(lateWithoutMessages);
  await Promise.all([
    ...queues.map((queue) => {
      const task = { name: queue.name, every: second, run: () => runQueue(queue, options) };
      return repeat(task, signal);
    }),
    ...tasks.map((task) => repeat(task, signal)),
    repeat({ name: 'send heartbeats', every: 5 * second, run: sendHeartbeats }, signal),
  ]);
  await connections.end();
}

async function holdFirst(connections: pg.Pool, signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  const run = async () => {
    const client = await connections.connect();
    try {
      const held = await holdInRestored(client);
      if (held !== null) console.warn(heldText(held));
      done.abort();
    } finally {
      client.release();
    }
  };
  const task = { name: 'compare the database with its rows', every: second, run };
  await repeat(task, AbortSignal.any([signal, done.signal]));
}

import { type FailingAlerts, failingAlertsSql } from '@/lib/alerts/sending/failing-alerts';
import { second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { gauge } from '@/lib/metrics/registry';
import { outboxStates } from '@/lib/notifications/outbox/outbox-states';
import { inTime } from '@/lib/process/in-time';
import { deadLetterSql } from './dead-letters';

/* All workers report the same numbers, so graphs take the maximum. */

type Sample = { labels: Record<string, string>; value: number };
type Reading = { name: string; help: string; labelNames?: string[]; read: () => Promise<Sample[]> };

/** Within Prometheus' own timeout of ten seconds. */
const timeoutMs = 5 * second;

export function watchQueues(): void {
  const begun: Promise<Sample[] | 'late' | 'failed'>[] = [];
  for (const { read, ...config } of readings) {
    gauge({
      ...config,
      async collect() {
        const result = inTime(read(), timeoutMs).catch(() => 'failed' as const);
        begun.push(result);
        const samples = await result;
        if (config.labelNames) this.reset();
        // Without labels a reset gauge is 0, which would be a number like any other.
        else this.remove();
        if (typeof samples === 'string') return;
        for (const { labels, value } of samples) this.set(labels, value);
      },
    });
  }
  gauge({
    name: 'townboard_queue_metrics_up',
    help: '1 if all that a worker counts in the database could be counted.',
    // Registered last: the queries of this scrape have begun.
    async collect() {
      const results = await Promise.all(begun.splice(0));
      this.set(results.some((result) => typeof result === 'string') ? 0 : 1);
    },
  });
}

const readings: Reading[] = [
  {
    name: 'townboard_jobs',
    help: 'Jobs by task and state. dead: dead letters of a week.',
    labelNames: ['task', 'state'],
    read: async () => labelled(await countJobs()),
  },
  {
    name: 'townboard_job_oldest_due_seconds',
    help: 'How long the oldest due job waits for a worker.',
    read: async () => [{ labels: {}, value: await oldestDue() }],
  },
  {
    name: 'townboard_outbox',
    help: 'Mails and WhatsApp messages: waiting, late (due for a minute), unsent (tried, for five minutes), dead letters of a day.',
    labelNames: ['channel', 'state'],
    read: async () => labelled(await countOutbox()),
  },
  {
    name: 'townboard_alerts',
    help: 'Alerts whose mail failed (unsent) or is due for ten minutes (late), and ads whose comparison with alerts failed (unmatched).',
    labelNames: ['state'],
    read: async () => labelled(await countFailingAlerts()),
  },
  {
    name: 'townboard_search_changes',
    help: 'Changed ads that are not yet indexed by state. refused: the engine rejected the document.',
    labelNames: ['state'],
    async read() {
      const { waiting, refused } = await countSearchChanges();
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'refused' }, value: refused },
      ];
    },
  },
  {
    name: 'townboard_search_lag_seconds',
    help: 'Age of the oldest change that is not indexed.',
    read: async () => [{ labels: {}, value: (await countSearchChanges()).lag }],
  },
  {
    name: 'townboard_purchases',
    help: 'Purchases of the last day by state; refund-delayed: of any time, for the operator.',
    labelNames: ['state'],
    read: async () => labelled(await countPurchases()),
  },
  {
    name: 'townboard_last_backup_timestamp_seconds',
    help: 'When the newest backup by npm run backup was begun, or 0.',
    read: async () => [{ labels: {}, value: await lastBackup() }],
  },
];

const labelled = (rows: readonly { count: number }[]): Sample[] =>
  rows.map(({ count, ...labels }) => ({ labels, value: count }));

async function lastBackup(): Promise<number> {
  const last = await db.lastBackup.findUnique({ where: { id: 1 }, select: { at: true } });
  return last ? last.at.getTime() / 1000 : 0;
}

const countJobs = () => db.$queryRaw<{ task: string; state: string; count: number }[]>`
  SELECT task_identifier AS task,
    CASE WHEN ${Prisma.raw(deadLetterSql)} THEN 'dead'
      WHEN locked_at IS NOT NULL THEN 'running'
      WHEN attempts > 0 THEN 'retrying'
      WHEN run_at <= now() THEN 'due' ELSE 'delayed' END AS state,
    count(*)::int AS count
  FROM graphile_worker.jobs GROUP BY 1, 2`;

async function oldestDue(): Promise<number> {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    SELECT extract(epoch FROM now() - min(run_at))::float AS seconds FROM graphile_worker.jobs
    WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now()`;
  return row?.seconds ?? 0;
}

async function countSearchChanges() {
  const [row] = await db.$queryRaw<{ waiting: number; refused: number; lag: number | null }[]>`
    SELECT (count(*) FILTER (WHERE "refusedAs" IS NULL))::int AS waiting,
      (count(*) FILTER (WHERE "refusedAs" IS NOT NULL))::int AS refused,
      extract(epoch FROM now() - min("createdAt") FILTER (WHERE "refusedAs" IS NULL))::float AS lag
    FROM "SearchChange"`;
  return { waiting: row?.waiting ?? 0, refused: row?.refused ?? 0, lag: row?.lag ?? 0 };
}

const outboxSql = Object.entries(outboxStates)
  .map(
    ([state, condition]) =>
      `SELECT "channel"::text AS channel, '${state}' AS state, count(*)::int AS count
       FROM "OutboxMessage" WHERE ${condition} GROUP BY 1`,
  )
  .join(' UNION ALL ');

const countOutbox = () =>
  db.$queryRaw<{ channel: string; state: string; count: number }[]>(Prisma.raw(outboxSql));

const countFailingAlerts = () => db.$queryRaw<FailingAlerts[]>(Prisma.raw(failingAlertsSql));

const countPurchases = () => db.$queryRaw<{ state: string; count: number }[]>`
  SELECT "state"::text AS state, count(*)::int AS count FROM "Purchase"
  WHERE "createdAt" > now() - interval '1 day' GROUP BY 1
  UNION ALL
  SELECT 'refund-delayed', count(*)::int FROM "Purchase" WHERE "refundDelayedAt" IS NOT NULL`;

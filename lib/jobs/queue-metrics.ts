import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { gauge } from '@/lib/metrics/registry';
import { deadLetterSql } from './dead-letters';

/*
 * Waiting jobs and messages, counted when Prometheus scrapes a worker. All workers report the same
 * numbers, so graphs take the maximum.
 */

/** Call once per worker. */
export function watchQueues(): void {
  gauge({
    name: 'townboard_jobs',
    help: 'Jobs by task and state. dead: dead letters of a week.',
    labelNames: ['task', 'state'],
    async collect() {
      this.reset();
      for (const { task, state, count } of await countJobs()) this.set({ task, state }, count);
    },
  });
  gauge({
    name: 'townboard_job_oldest_due_seconds',
    help: 'How long the oldest due job waits for a worker.',
    async collect() {
      this.set(await oldestDue());
    },
  });
  gauge({
    name: 'townboard_messages',
    help: 'Mails and WhatsApp messages: waiting, late by a minute, dead letters of a day.',
    labelNames: ['channel', 'state'],
    async collect() {
      this.reset();
      for (const { channel, state, count } of await countMessages())
        this.set({ channel, state }, count);
    },
  });
  gauge({
    name: 'townboard_search_changes',
    help: 'Changed ads that are not yet indexed by state. refused: the engine rejected the document.',
    labelNames: ['state'],
    async collect() {
      const { waiting, refused } = await countSearchChanges();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'refused' }, refused);
    },
  });
  gauge({
    name: 'townboard_search_lag_seconds',
    help: 'Age of the oldest change that is not indexed.',
    async collect() {
      this.set((await countSearchChanges()).lag);
    },
  });
  gauge({
    name: 'townboard_purchases',
    help: 'Purchases of the last day by state; refund-delayed: of any time, for the operator.',
    labelNames: ['state'],
    async collect() {
      this.reset();
      for (const { state, count } of await countPurchases()) this.set({ state }, count);
    },
  });
  gauge({
    name: 'townboard_last_backup_timestamp_seconds',
    help: 'When the newest backup by npm run backup was begun, or 0.',
    async collect() {
      this.set(await lastBackup());
    },
  });
}

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

const countMessages = () => db.$queryRaw<{ channel: string; state: string; count: number }[]>`
  SELECT "channel"::text AS channel, 'waiting' AS state, count(*)::int AS count
  FROM "OutboxMessage" WHERE "sentAt" IS NULL AND "failedAt" IS NULL GROUP BY 1
  UNION ALL
  SELECT "channel"::text, 'late', count(*)::int FROM "OutboxMessage"
  WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "sendAt" < now() - interval '1 minute' GROUP BY 1
  UNION ALL
  SELECT "channel"::text, 'failed', count(*)::int FROM "OutboxMessage"
  WHERE "failedAt" > now() - interval '1 day' GROUP BY 1`;

const countPurchases = () => db.$queryRaw<{ state: string; count: number }[]>`
  SELECT "state"::text AS state, count(*)::int AS count FROM "Purchase"
  WHERE "createdAt" > now() - interval '1 day' GROUP BY 1
  UNION ALL
  SELECT 'refund-delayed', count(*)::int FROM "Purchase" WHERE "refundDelayedAt" IS NOT NULL`;

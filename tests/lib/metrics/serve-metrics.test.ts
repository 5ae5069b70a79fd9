import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { watchQueues } from '@/lib/jobs/queue-metrics';
import { serveMetrics } from '@/lib/metrics/serve-metrics';
import { sendMail } from '@/lib/notifications/send-mail';
import { interceptRequests } from '@/lib/request-hook/node-server';
import { newEmail } from '@/tests/builders/account';
import { resetDatabase } from '@/tests/builders/servers/database';
import { addTask } from '@/tests/builders/servers/queue';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('metrics are served apart from the site, with waiting jobs', async () => {
  await resetDatabase();
  const undo = interceptRequests((_request, response) => response.writeHead(418).end());
  try {
    const port = await freePort();
    watchQueues();
    serveMetrics('127.0.0.1', port);
    await sendMail({
      to: newEmail(),
      template: 'verify-email',
      data: { code: '1234' },
      now: new Date(),
    });
    const [earlier, later] = [addTime(new Date(), -6 * minute), addTime(new Date(), minute)];
    const row = { channel: 'email', template: 'verify-email', createdAt: earlier } as const;
    await db.outboxMessage.createMany({
      data: [
        { ...row, sendAt: earlier },
        { ...row, sendAt: later, attempts: 2 },
        { ...row, sendAt: later, attempts: 8, failedAt: earlier },
      ],
    });
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '90 seconds'`;
    await addTask({ task: 'sweep-images', maxAttempts: 3 });
    await db.$executeRaw`
      SELECT graphile_worker.permanently_fail_jobs(array_agg(id))
      FROM graphile_worker.jobs WHERE task_identifier = 'sweep-images'`;
    const at = new Date('2026-11-25T03:10:00Z');
    await db.lastBackup.create({ data: { at }, select: { id: true } });
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(reply.status).toBe(200);
    const text = await reply.text();
    expect(text).toContain('townboard_jobs{task="deliver-email",state="due"} 1');
    expect(text).toContain('townboard_jobs{task="sweep-images",state="dead"} 1');
    expect(text).toContain('townboard_outbox{channel="email",state="waiting"} 3');
    expect(text).toContain('townboard_outbox{channel="email",state="late"} 1');
    expect(text).toContain('townboard_outbox{channel="email",state="unsent"} 1');
    expect(text).toContain('townboard_outbox{channel="email",state="failed"} 1');
    expect(text).toMatch(/townboard_job_oldest_due_seconds 9\d/);
    expect(text).toContain('townboard_alerts{state="late"} 0');
    expect(text).toContain('townboard_purchases{state="refund-delayed"} 0');
    expect(text).toContain(`townboard_last_backup_timestamp_seconds ${at.getTime() / 1000}`);
    expect(text).toContain('townboard_queue_metrics_up 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    undo();
  }
});

test('what cannot be counted is left out, and all else is served', async () => {
  const rename = async (from: string, to: string) => {
    await db.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  };
  const tables = ['OutboxMessage', 'LastBackup'];
  for (const name of tables) await rename(name, `${name}Away`);
  onTestFinished(async () => {
    for (const name of tables) await rename(`${name}Away`, name);
  });
  const port = await freePort();
  watchQueues();
  serveMetrics('127.0.0.1', port);
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(reply.status).toBe(200);
  const text = await reply.text();
  expect(text).toContain('townboard_queue_metrics_up 0');
  expect(text).toContain('townboard_purchases{state="refund-delayed"} 0');
  // A backup at 0 would be one that was never made.
  expect(text).not.toMatch(/^townboard_(?:messages\{|last_backup_timestamp_seconds )/m);
});

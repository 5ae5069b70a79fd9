import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { db, writePool } from '@/lib/db/client';
import { markAlive, releaseAbandonedJobs } from '@/lib/jobs/heartbeats';
import { sendMail } from '@/lib/notifications/send-mail';
import { emitSandboxEvent } from '@/lib/payments/providers/sandbox/sandbox-event';
import { tryPort } from '@/scripts/postgres/postgres';
import { newEmail } from '@/tests/builders/account';
import { resetDatabase } from '@/tests/builders/servers/database';
import { answer, loopback } from '@/tests/builders/servers/loopback';
import { addTask, hurry, jobRows, startQueue } from '@/tests/builders/servers/queue';

beforeEach(resetDatabase);

function start(
  script: string,
  env: Record<string, string> = {},
): { child: ChildProcess; output: () => string } {
  const args = ['--import', './scripts/launch/register-alias.ts', script];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  child.stdout?.on('data', (piece) => {
    text += piece;
  });
  return { child, output: () => text };
}

async function startHanging() {
  const { child, output } = start('tests/builders/servers/hanging-worker.ts');
  await addTask({ task: 'note', payload: { n: 1 }, maxAttempts: 3 });
  await vi.waitUntil(() => output().includes('begun'), { timeout: 10_000 });
  return child;
}

function startAnother() {
  const seen: unknown[] = [];
  const queue = startQueue({ note: async (payload) => seen.push(payload) });
  return { seen, ...queue };
}

const passSeconds = (count: number) => db.$executeRaw`
  WITH worker AS (UPDATE "JobWorker" SET "seenAt" = "seenAt" - make_interval(secs => ${count}))
  UPDATE graphile_worker._private_jobs SET locked_at = locked_at - make_interval(secs => ${count})`;

test("a killed worker's job is taken over within a minute", async () => {
  const child = await startHanging();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await releaseAbandonedJobs(writePool());
  expect((await jobRows())[0]?.lockedBy).not.toBeNull();
  await passSeconds(20);
  await releaseAbandonedJobs(writePool());
  expect((await jobRows())[0]?.lockedBy).not.toBeNull();
  await passSeconds(20);
  await releaseAbandonedJobs(writePool());
  expect(await jobRows()).toMatchObject([{ attempts: 1, lockedBy: null }]);
  const { seen } = startAnother();
  await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
  expect(seen).toEqual([{ n: 1 }]);
});

test('a running job is not taken over while its worker lives', async () => {
  // In this process, without heartbeats of its own that would race with the moved clock.
  const end = Promise.withResolvers<void>();
  const hang = vi.fn(() => end.promise);
  startQueue({ note: hang });
  onTestFinished(() => end.resolve());
  await addTask({ task: 'note', payload: { n: 1 }, maxAttempts: 3 });
  await vi.waitUntil(() => hang.mock.calls.length === 1, { timeout: 10_000 });
  const { seen, workerIds } = startAnother();
  await vi.waitUntil(() => workerIds.size === 1, { timeout: 10_000 });
  const [job] = await jobRows();
  await passSeconds(120);
  await markAlive(writePool(), [job?.lockedBy ?? '']);
  await releaseAbandonedJobs(writePool());
  expect(await jobRows()).toMatchObject([{ attempts: 1, lockedBy: job?.lockedBy }]);
  expect(seen).toEqual([]);
});

test('the worker sends heartbeats', async () => {
  await startHanging();
  const [job] = await jobRows();
  await vi.waitUntil(async () => db.jobWorker.findUnique({ where: { id: job?.lockedBy ?? '' } }), {
    timeout: 14_000,
    interval: 200,
  });
}, 20_000);

test('after SIGTERM a worker ends although its job hangs, and returns the job', async () => {
  const child = await startHanging();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await jobRows()).toMatchObject([{ attempts: 1, lockedBy: null }]);
  await hurry();
  const { seen } = startAnother();
  await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
});

test("the site's worker sends messages, counts them, and ends at SIGTERM", async () => {
  const WORKER_METRICS_PORT = String(await tryPort(0));
  const { child } = start('scripts/worker/worker.ts', { WORKER_METRICS_PORT });
  const now = new Date();
  await sendMail({ to: newEmail(), template: 'verify-email', data: { code: '1234' }, now });
  await vi.waitUntil(async () => db.outboxMessage.findFirst({ where: { sentAt: { not: null } } }), {
    timeout: 12_000,
    interval: 100,
  });
  const read = async () => (await fetch(`http://127.0.0.1:${WORKER_METRICS_PORT}/metrics`)).text();
  await vi.waitFor(
    async () =>
      expect(await read()).toMatch(
        /townboard_job_duration_seconds_count\{task="deliver-email",result="[a-z]+"\} 1/,
      ),
    5_000,
  );
  expect(await read()).toContain('townboard_deliveries_total{channel="email",result="sent"} 1');
  const [, heartbeat] =
    /^townboard_worker_heartbeat_timestamp_seconds (.*)$/m.exec(await read()) ?? [];
  expect(Date.now() / 1000 - Number(heartbeat)).toBeLessThan(20);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test("the site's worker delivers a sandbox event to the webhook", async () => {
  const webhook = await loopback(answer(200, {}));
  start('scripts/worker/worker.ts', { APP_URL: webhook.url });
  const refund = { ref: 're_1', amountPence: 198, status: 'succeeded', failure: null } as const;
  const event = { kind: 'refund-state', type: 'refund.updated', ref: 'pi_1', refund } as const;
  await db.$transaction((tx) => emitSandboxEvent(tx, event, new Date()));
  const isDelivered = async () => {
    await hurry();
    return (await db.sandboxEvent.count({ where: { deliveredAt: null } })) === 0;
  };
  await vi.waitUntil(isDelivered, { timeout: 12_000, interval: 200 });
  expect(webhook.received.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /api/payment/webhook',
  );
});

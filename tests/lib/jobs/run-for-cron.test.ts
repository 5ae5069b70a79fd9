import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { db, writePool } from '@/lib/db/client';
import { runForCron } from '@/lib/jobs/run-for-cron';
import { sendMail } from '@/lib/notifications/send-mail';
import { newEmail } from '@/tests/builders/account';
import { resetDatabase } from '@/tests/builders/servers/database';

const secret = 'a-secret-of-the-clock-of-a-platform';

beforeEach(async () => {
  await resetDatabase();
  vi.stubEnv('CRON_SECRET', secret);
});
afterEach(() => vi.unstubAllEnvs());

test('runs due jobs and repeated tasks until the time is over', async () => {
  const now = new Date();
  await sendMail({ to: newEmail(), template: 'verify-email', data: { code: '1234' }, now });
  const running = runForCron(`Bearer ${secret}`, 4000);
  const sent = () => db.outboxMessage.count({ where: { sentAt: { not: null } } });
  await vi.waitUntil(async () => (await sent()) === 1, { timeout: 15_000, interval: 100 });
  await expect(runForCron(`Bearer ${secret}`)).rejects.toMatchObject({ code: 'conflict' });
  expect(await running).toEqual({ ran: true });
  expect(await db.$queryRaw`SELECT 1 FROM graphile_worker._private_known_crontabs LIMIT 1`).toEqual(
    [expect.anything()],
  );
  expect(
    await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE "locked_at" IS NOT NULL`,
  ).toEqual([]);
}, 40_000);

test('mails are sent and heartbeats go on while a long job holds the only usual connection', async () => {
  const { options } = writePool();
  const usual = options.max;
  options.max = 1;
  while (writePool().idleCount > 0) (await writePool().connect()).release(true);
  onTestFinished(() => {
    options.max = usual;
  });
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  await sendMail({
    to: newEmail(),
    template: 'verify-email',
    data: { code: '1234' },
    now: new Date(),
  });
  const job = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1`;
      hold();
      await freed;
    },
    { timeout: 20_000 },
  );
  await held;
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const countOf = async (sql: string) => (await client.query(sql)).rowCount;
  const running = runForCron(`Bearer ${secret}`, 9000);
  const arrived = async () =>
    (await countOf('SELECT 1 FROM "OutboxMessage" WHERE "sentAt" IS NOT NULL')) === 1 &&
    Number(await countOf('SELECT 1 FROM "JobWorker"')) > 0;
  await vi.waitUntil(arrived, { timeout: 8500, interval: 100 });
  expect(options.max).toBe(8);
  free();
  await Promise.all([job, running]);
  expect(options.max).toBe(1);
}, 40_000);

test('is not found without the secret, and if none is configured', async () => {
  for (const sent of [null, '', 'Bearer ', `Bearer ${secret}x`, secret]) {
    await expect(runForCron(sent)).rejects.toMatchObject({ code: 'not_found' });
  }
  vi.stubEnv('CRON_SECRET', '');
  await expect(runForCron('Bearer ')).rejects.toMatchObject({ code: 'not_found' });
});

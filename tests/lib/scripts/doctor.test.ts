import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { sendMail } from '@/lib/notifications/send-mail';
import { services } from '@/lib/services';
import { dropDatabase, withClient } from '@/scripts/postgres/postgres.ts';
import { addTask } from '@/tests/builders/servers/queue';
import { newEmail } from '../../builders/account';
import { createMember } from '../../builders/member';
import { databaseUrl, ensureWorkerDatabase, resetDatabase } from '../../builders/servers/database';
import { answer, deadAddress, loopback } from '../../builders/servers/loopback';
import { startS3 } from '../../builders/servers/s3';
import { startStrictS3 } from '../../builders/servers/strict-s3';
import { createStaff } from '../../builders/staff';

const secrets = [
  'sk_test_secret',
  'whsec_secret',
  're_secret',
  'EAA-secret',
  'a'.repeat(32),
  'S3RVER',
  'classifier-secret',
];

// Set to empty, so that they are not read from a developer's .env.
const unset = [
  'APP_ENV',
  'TRUSTED_PROXIES',
  'BACKUPS',
  'CONTACT_EMAIL',
  'PAYMENTS',
  'PAYMENTS_ADULT',
  'PAYMENTS_BY_GROUP',
  ...services({ PAYMENTS: 'stripe' }).flatMap(({ missing }) => missing),
];

/** Runs the doctor with only these settings. */
function examine(
  settings: Record<string, string>,
  options: string[] = [],
): Promise<{ code: number; text: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const blank = Object.fromEntries(unset.map((name) => [name, '']));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test' as const, DATA_DIR: directory };
  const args = [
    '--import',
    './scripts/launch/register-alias.ts',
    'scripts/doctor/doctor.ts',
    ...options,
  ];
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { env: { ...env, ...blank, ...settings } },
      (error, stdout, stderr) => {
        const text = stdout + stderr;
        for (const secret of secrets) expect(text).not.toContain(secret);
        done({ code: typeof error?.code === 'number' ? error.code : 0, text });
      },
    );
  });
}

async function configured() {
  const { endpoint, stop } = await startS3('pictures');
  onTestFinished(stop);
  const resend = await loopback(
    answer(200, { object: 'list', data: [{ name: 'example.com', status: 'verified' }] }),
  );
  const whatsapp = await loopback(answer(200, { verified_name: 'Townboard', id: '1059' }));
  const stripe = await loopback(answer(200, { object: 'balance' }));
  const classifier = await loopback(answer(200, { labels: [] }));
  const settings = {
    APP_ENV: 'production',
    APP_URL: 'https://townboard.example',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    AUTH_SECRET: 'a'.repeat(32),
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-west-2',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    RESEND_API_KEY: 're_secret',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'Townboard <hello@mail.example.com>',
    WHATSAPP_TOKEN: 'EAA-secret',
    WHATSAPP_PHONE_NUMBER_ID: '1059',
    WHATSAPP_API_URL: `${whatsapp.url}/v26.0`,
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    STRIPE_API_URL: stripe.url,
    PHOTO_CLASSIFIER_URL: `${classifier.url}/v1`,
    PHOTO_CLASSIFIER_TOKEN: 'classifier-secret',
    PHOTO_CLASSIFIER_HOLD: 'weapon=0.9',
    BACKUPS: 'elsewhere',
    CONTACT_EMAIL: 'help@townboard.example',
  };
  return { settings, resend, whatsapp, stripe };
}

test('passes a demo, and lists what production would need', async () => {
  const { code, text } = await examine({});
  expect(code).toBe(0);
  expect(text).toContain('– Mail       stand-in: the outbox page');
  expect(text).toContain('– Contact    needs CONTACT_EMAIL');
  expect(text).toMatch(/✓ Disk +[0-9.]+ GB free/);
  expect(text).toMatch(/Missing for production: APP_URL, .*, MAIL_FROM\n/);
});

test('tries every service of a complete production', async () => {
  await resetDatabase();
  await createStaff();
  const { settings, resend, whatsapp, stripe } = await configured();
  const PHONE_KEY_PREVIOUS = process.env.AUTH_SECRET ?? '';
  const { code, text } = await examine({ ...settings, PHONE_KEY_PREVIOUS });
  expect(text).not.toContain('✗');
  expect(text).toMatch(/✓ Database +PostgreSQL \d+\.\d+, every migration is applied/);
  expect(text).toMatch(/✓ Pictures +bucket pictures: objects can be saved, read and removed/);
  expect(text).toMatch(/✓ Mail +Resend takes the key, example\.com is verified/);
  expect(text).toMatch(/✓ WhatsApp +the sending number is "Townboard"/);
  expect(text).toMatch(/✓ Cards +Stripe takes the key \(test mode\)/);
  expect(text).toMatch(/✓ Classifier answers with 0 labels; these act: weapon/);
  expect(text).toMatch(/– Backup +made elsewhere \(BACKUPS\)/);
  expect(text).toMatch(/✓ Contact +help@townboard\.example/);
  expect(text).toMatch(/✓ Outbox +nothing is late/);
  expect(text).toMatch(/✓ Jobs +no dead letters in the last day/);
  expect(text).toMatch(/✓ Phones +all are sealed, and a configured key opens them/);
  expect(text).toMatch(/✓ Refunds +none is delayed/);
  expect(text).toMatch(/✓ Postcodes +by outcode: npm run places:import/);
  expect(text).not.toContain('Missing');
  expect(code).toBe(0);
  expect(stripe.received[0]).toMatchObject({ method: 'GET', path: '/v1/balance' });
  expect(resend.received[0]).toMatchObject({ method: 'GET', path: '/domains?limit=100' });
  expect(whatsapp.received[0]).toMatchObject({
    method: 'GET',
    path: '/v26.0/1059?fields=verified_name',
    headers: { authorization: 'Bearer EAA-secret' },
  });
});

test('tries an upload to the bucket, and reports a failure', async () => {
  const strict = await startStrictS3('pictures');
  const careless = await startS3('pictures', [
    '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>',
  ]);
  onTestFinished(async () => void (await Promise.all([strict.stop(), careless.stop()])));
  const found = async (S3_ENDPOINT: string, APP_URL: string) =>
    /[✓✗] Pictures.*/.exec(
      (
        await examine({
          ...{ APP_ENV: 'production', APP_URL, DIRECT_UPLOADS: 'on', S3_BUCKET: 'pictures' },
          ...{ S3_REGION: 'eu-west-2', S3_ENDPOINT },
          ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
        })
      ).text,
    )?.[0];
  const [fine, ruleless, mixed, larger] = await Promise.all([
    found(strict.endpoint, 'http://127.0.0.1:3000'),
    found(strict.endpoint, 'http://townboard.example'),
    found(strict.endpoint, 'https://townboard.example'),
    found(careless.endpoint, 'http://127.0.0.1:3000'),
  ]);
  expect(fine).toMatch(/✓ .*removed, and browsers can send files to it$/);
  expect(ruleless).toMatch(/✗ .*no CORS rule that lets http:\/\/townboard\.example PUT/);
  expect(mixed).toMatch(/✗ .*S3_ENDPOINT is not https/);
  expect(larger).toMatch(/✗ .*takes larger files than their addresses are signed for/);
  expect(strict.puts.filter(({ status }) => status === 200)).toHaveLength(1);
}, 40_000);

test('names each failing service, and exits with 1', async () => {
  const { settings } = await configured();
  await sendMail({
    to: newEmail(),
    template: 'no-account',
    data: {},
    now: addTime(new Date(), -2 * minute),
  });
  const stripe = await loopback(answer(401, { error: { type: 'invalid_request_error' } }));
  const refusing = await loopback(answer(403, { statusCode: 403, name: 'invalid_api_key' }));
  const { code, text } = await examine({
    ...settings,
    S3_BUCKET: 'elsewhere',
    RESEND_BASE_URL: refusing.url,
    WHATSAPP_API_URL: await deadAddress(),
    STRIPE_API_URL: stripe.url,
    PHOTO_CLASSIFIER_URL: await deadAddress(),
    TRUSTED_PROXIES: 'two',
  });
  expect(code).toBe(1);
  expect(text).toMatch(/✗ Pictures +bucket elsewhere: \w+ \(404\)/);
  expect(text).toMatch(/✗ Mail +Resend: invalid_api_key \(403\)/);
  expect(text).toMatch(/✗ WhatsApp +no answer from 127\.0\.0\.1/);
  expect(text).toMatch(/✗ Cards +Stripe: StripeAuthenticationError \(401\)/);
  expect(text).toMatch(/✗ Classifier 127\.0\.0\.1:\d+: /);
  expect(text).toMatch(/✗ Outbox +messages due for over a minute: 1\. Is the worker running\?/);
  expect(text).toMatch(/✗ Settings +Wrong configuration: TRUSTED_PROXIES\./);
  expect(text).toMatch(/✓ Database/);
});

test('names dead letters and failing scheduled jobs', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(async () => {
    await client.query('DELETE FROM graphile_worker._private_jobs');
    await client.end();
  });
  await addTask({ task: 'deliver-email', maxAttempts: 1 });
  await addTask({ task: 'refresh-ad-counts', maxAttempts: 3 });
  await client.query(
    "UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'syntax error'",
  );
  const { code, text } = await examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  expect(code).toBe(1);
  expect(text).toMatch(/✗ Jobs +failing now: refresh-ad-counts\. The worker's log says why/);
  expect(text).toContain('dead letters of the last day: deliver-email (1)');
});

test('waits for scheduled jobs that have just begun, as each run replaces the error of the last', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(async () => {
    await client.query('DELETE FROM graphile_worker._private_jobs');
    await client.end();
  });
  await addTask({ task: 'refresh-ad-counts', maxAttempts: 3 });
  const jobs = 'graphile_worker._private_jobs';
  await client.query(`UPDATE ${jobs} SET attempts = 1, locked_at = now(), locked_by = 'a-worker'`);
  const found = examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  // Until the doctor has seen it running.
  await delay(6000);
  await client.query(`UPDATE ${jobs} SET locked_at = NULL, locked_by = NULL, last_error = 'no'`);
  expect((await found).text).toMatch(/✗ Jobs +failing now: refresh-ad-counts\./);
}, 60_000);

test('counts alerts that fail', async () => {
  await resetDatabase();
  await db.alertQueue.create({ data: { adId: 'ad', isReduced: false, failedAt: new Date() } });
  const { text } = await examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  expect(text).toMatch(
    /✗ Jobs +ads that could not be matched with alerts \(1\)\. The worker's log says why/,
  );
  await resetDatabase();
});

test('names messages that a carrier has not taken for minutes, though none is due', async () => {
  await resetDatabase();
  const data = { channel: 'email', template: 'no-account', attempts: 2 } as const;
  const at = { createdAt: addTime(new Date(), -6 * minute), sendAt: addTime(new Date(), minute) };
  const { settings } = await configured();
  await db.outboxMessage.createMany({ data: [1, 2].map(() => ({ ...data, ...at })) });
  expect((await examine(settings)).text).toMatch(/✓ Outbox +nothing is late/);
  await db.outboxMessage.create({ data: { ...data, ...at }, select: { id: true } });
  const { text } = await examine(settings);
  expect(text).toMatch(/✗ Outbox +messages that the carrier has not taken for five minutes: 3\./);
}, 40_000);

test('reports a database newer than this build', async () => {
  const insert = `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
    VALUES ('ahead', '', now(), '20990101000000_newer')`;
  await db.$executeRawUnsafe(insert);
  onTestFinished(async () => {
    await db.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'ahead'`;
  });
  const { text } = await examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  expect(text).toMatch(/✓ Database +PostgreSQL .*, ahead of this build by 1: 20990101000000_newer/);
});

test('lists the purchases whose refund is delayed', async () => {
  const { userId: ownerId } = await createMember();
  const { id } = await db.purchase.create({
    data: {
      ...{ ownerId, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
      refundDelayedAt: new Date(),
    },
    select: { id: true },
  });
  onTestFinished(async () => {
    await db.purchase.delete({ where: { id }, select: { id: true } });
  });
  const { code, text } = await examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  expect(code).toBe(1);
  expect(text).toContain(`✗ Refunds    delayed: 1 (purchases ${id})`);
});

test('examines a replica, which must not be the primary itself', async () => {
  const url = process.env.DATABASE_URL ?? '';
  const { code, text } = await examine({ DATABASE_URL: url, DATABASE_REPLICA_URL: url });
  expect(code).toBe(1);
  expect(text).toContain('✗ Replica ');
  expect(text).toContain('✓ Database ');
});

test('reports the last backup, and fails if it is days old', async () => {
  const settings = { DATABASE_URL: process.env.DATABASE_URL ?? '' };
  expect((await examine(settings)).text).toContain('– Backup     none by npm run backup is known');
  const opened = await examine({ ...settings, APP_ENV: 'production' });
  expect(opened.text).toMatch(/✗ Backup +none by npm run backup is known .* BACKUPS=elsewhere/);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const { id } = await db.lastBackup.create({ data: { at: hoursAgo(30) }, select: { id: true } });
  onTestFinished(async () => {
    await db.lastBackup.delete({ where: { id }, select: { id: true } });
  });
  expect((await examine(settings)).text).toMatch(/✓ Backup +the last is of \d{4}-\d\d-\d\d/);
  await db.lastBackup.update({ where: { id }, data: { at: hoursAgo(49) }, select: { id: true } });
  const late = await examine(settings);
  expect(late.code).toBe(1);
  expect(late.text).toMatch(/✗ Backup +the last is of .* UTC: npm run backup/);
}, 60_000);

test('names the source of unit postcodes', async () => {
  await db.postcodeSource.create({
    data: {
      ...{ file: 'ONSPD_NOV_2026_UK.csv', format: 'ONSPD', units: 1_790_000 },
      importedAt: new Date('2026-11-23T12:00:00Z'),
    },
    select: { id: true },
  });
  const { text } = await examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  expect(text).toContain(
    '✓ Postcodes  1790000 units of ONSPD (ONSPD_NOV_2026_UK.csv), imported 2026-11-23',
  );
});

test('production without settings fails by name', async () => {
  const { code, text } = await examine({ APP_ENV: 'production' });
  expect(code).toBe(1);
  expect(text).toMatch(/✗ Mail +needs RESEND_API_KEY, MAIL_FROM/);
  expect(text).toMatch(/✗ Contact +needs CONTACT_EMAIL/);
  expect(text).toMatch(/✗ Database +needs DATABASE_URL/);
});

test('an unreachable mail provider is named', async () => {
  const url = await deadAddress();
  const { code, text } = await examine({
    APP_ENV: 'demo',
    RESEND_API_KEY: 're_tests',
    MAIL_FROM: 'hello@example.com',
    RESEND_BASE_URL: url,
  });
  expect(code).toBe(1);
  expect(text).toContain(`✗ Mail       no answer from ${new URL(url).host}`);
});

test('an unreachable database is a finding, not a crash', async () => {
  const { host } = new URL(await deadAddress());
  const { code, text } = await examine({ DATABASE_URL: `postgresql://u:a-password@${host}/site` });
  expect(code).toBe(1);
  expect(text).toMatch(/✗ Database +cannot be used \(.*ECONNREFUSED/);
  expect(text).not.toContain('a-password');
});

test('names the tasks of dead letters, without their content', async () => {
  const { settings } = await configured();
  await addTask({ task: 'sweep-images', payload: { to: 'ann@example.com' }, maxAttempts: 3 });
  await db.$executeRaw`
    SELECT graphile_worker.permanently_fail_jobs(array_agg(id), 'no, for ann@example.com')
    FROM graphile_worker.jobs WHERE task_identifier = 'sweep-images'`;
  const { text } = await examine(settings);
  expect(text).toMatch(/✗ Jobs .*dead letters of the last day: sweep-images \(1\)\. npm run/);
  expect(text).not.toContain('ann@example.com');
});

test('a database without the job queue needs a migration', async () => {
  const { settings } = await configured();
  const name = `no_queue_${process.env.VITEST_POOL_ID}`;
  const url = databaseUrl(name);
  await ensureWorkerDatabase(name);
  onTestFinished(() => dropDatabase(databaseUrl, name));
  await withClient(url, (client) => client.query('DROP SCHEMA graphile_worker CASCADE'));
  const { code, text } = await examine({ ...settings, DATABASE_URL: url });
  expect(code).toBe(1);
  expect(text).toMatch(
    /✗ Database +migrations of the job queue to apply: \d+\. Run npm run migrate/,
  );
});

test('explains what to do while nobody can review waiting adult ads', async () => {
  await db.user.updateMany({ data: { role: 'member' } });
  const settings = { DATABASE_URL: process.env.DATABASE_URL ?? '', AUTH_SECRET: 'a'.repeat(32) };
  const before = await examine({ ...settings, ADULT_REVIEW: 'before' });
  expect(before.text).toMatch(/✗ Moderators .*npm run admin:grant -- email moderator/);
  const unchecked = await examine({ ...settings, ADULT_REVIEW: 'after' });
  expect(unchecked.text).toMatch(/✓ Moderators none, so agencies cannot post adult ads/);
  await db.setting.create({ data: { key: 'adult.review', value: 'before', at: new Date() } });
  const chosen = await examine({ ...settings, ADULT_REVIEW: 'after' });
  expect(chosen.text).toMatch(/✗ Moderators /);
  await createStaff();
  const after = await examine({ ...settings, ADULT_REVIEW: 'before' });
  expect(after.text).toMatch(/✓ Moderators 1 can review ads/);
}, 30_000);

test('with --production refuses guessable secrets', async () => {
  const settings = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    AUTH_SECRET: 'a'.repeat(32),
    CRON_SECRET: 'b'.repeat(16),
    AGE_CHECK_CLIENT_SECRET: 'c'.repeat(32),
  };
  const usual = await examine(settings);
  expect(usual.text).not.toContain('can be guessed');
  const strict = await examine(settings, ['--production']);
  expect(strict.code).toBe(1);
  for (const name of ['AUTH_SECRET', 'CRON_SECRET', 'AGE_CHECK_CLIENT_SECRET']) {
    expect(strict.text).toMatch(new RegExp(`✗ Strength .*\\b${name} can be guessed`));
  }
  expect(strict.text).toContain('APP_ENV=production');
}, 30_000);

test('a locked table holds up its own line alone, for ten seconds', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE "Purchase"');
  onTestFinished(() => client.end());
  const { code, text } = await examine({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  expect(code).toBe(1);
  expect(text).toMatch(/✗ Refunds +the database did not answer within 10 seconds/);
  expect(text).toMatch(/✓ Database .*\n[\s\S]*✓ Phones .*\n[\s\S]*✓ Postcodes /);
}, 90_000);

test('production behind https needs the number of its proxies', async () => {
  const settings = { APP_URL: 'https://townboard.example', TRUSTED_PROXIES: '0' };
  expect((await examine(settings)).text).not.toContain('Proxies');
  const { code, text } = await examine(settings, ['--production']);
  expect(code).toBe(1);
  expect(text).toMatch(/✗ Proxies +APP_URL is https.* Set TRUSTED_PROXIES/);
}, 30_000);

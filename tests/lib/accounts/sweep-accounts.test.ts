import { expect, onTestFinished, test } from 'vitest';
import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { sweepAccounts } from '@/lib/accounts/sweep-accounts';
import { codeLife, sessionIdle } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createUser, newAddress, newEmail, sessionFor } from '../../builders/account';

// Long ago, so that the sweep does not touch rows of other tests.
const now = new Date('2001-01-01T12:00:00Z');

test('sweepAccounts deletes what has expired and nothing else', async () => {
  const user = await createUser();
  const idle = await sessionFor(user, addTime(now, -sessionIdle));
  const alive = await sessionFor(user, now);
  const [oldEmail, newerEmail] = [newEmail(), newEmail()];
  await sendEmailCode({ email: oldEmail }, newAddress(), addTime(now, -codeLife));
  await sendEmailCode({ email: newerEmail }, newAddress(), now);
  const key = (name: string, createdAt: Date) =>
    db.idempotencyKey.create({ data: { userId: user.id, key: name, request: 'x', createdAt } });
  await key('old', addTime(now, -day));
  await key('new', now);

  await sweepAccounts(now);

  const sessions = await db.session.findMany({ where: { userId: user.id }, select: { id: true } });
  expect(sessions).toEqual([{ id: alive.actor.sessionId }]);
  expect(sessions).not.toContainEqual({ id: idle.actor.sessionId });
  expect(await db.challenge.count({ where: { target: oldEmail } })).toBe(0);
  expect(await db.challenge.count({ where: { target: newerEmail } })).toBe(1);
  const keys = await db.idempotencyKey.findMany({ where: { userId: user.id } });
  expect(keys.map((row) => row.key)).toEqual(['new']);
});

test('sweepAccounts goes on after a table that fails, and reports it', async () => {
  const user = await createUser();
  const createdAt = addTime(now, -day);
  await db.idempotencyKey.create({
    data: { userId: user.id, key: 'old', request: 'x', createdAt },
  });
  await db.$executeRaw`
    CREATE FUNCTION refuse_deletes() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no deletes'; END $$`;
  await db.$executeRaw`
    CREATE TRIGGER refuse_deletes BEFORE DELETE ON "Challenge"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletes()`;
  onTestFinished(async () => {
    await db.$executeRaw`DROP FUNCTION refuse_deletes() CASCADE`;
  });
  await expect(sweepAccounts(now)).rejects.toThrow('no deletes');
  expect(await db.idempotencyKey.count({ where: { userId: user.id } })).toBe(0);
});

test.each([
  ['Challenge', 'expiresAt'],
  ['ResetToken', 'expiresAt'],
  ['AgeCheck', 'expiresAt'],
  ['Session', 'expiresAt'],
  ['Session', 'lastSeenAt'],
  ['RateLimit', 'resetAt'],
  ['IdempotencyKey', 'createdAt'],
])('old rows of "%s" by %s are found by index', async (table, column) => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT FROM pg_indexes WHERE tablename = ${table} AND indexdef LIKE ${`%("${column}")%`}`;
  expect(rows).toHaveLength(1);
});

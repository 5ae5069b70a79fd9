import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { isUnavailable, loggable } from '@/lib/db/errors';
import { PrismaClient } from '@/lib/db/generated/client';

test('what is logged of a wrong query says what is wrong, and quotes none of its values', async () => {
  const where = { email: 'someone@example.co.uk', usernameKey: 7 };
  // @ts-expect-error a name that is a number is what makes it fail
  const error = await db.user.findFirst({ where, select: { id: true } }).catch((caught) => caught);
  expect(String(error)).toContain('someone@example.co.uk');
  const text = String(loggable(error));
  expect(text).toMatch(/^PrismaClientValidationError: Argument `usernameKey`: Invalid value/);
  expect(text).toMatch(/\n\s+at /);
  expect(text).not.toContain('someone@example.co.uk');
});

test('other errors are logged as they are', () => {
  const error = new Error('disk full');
  expect(loggable(error)).toBe(error);
});

test('a database that nobody reaches is unavailable, for raw queries and others', async () => {
  const adapter = new PrismaPg({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
  const nowhere = new PrismaClient({ adapter });
  const caught = (query: Promise<unknown>) => query.catch((error: unknown) => error);
  expect(isUnavailable(await caught(nowhere.$queryRaw`SELECT 1`))).toBe(true);
  expect(isUnavailable(await caught(nowhere.user.count()))).toBe(true);
});

test('a wrong query is no reason to call the database unavailable', async () => {
  const error = await db.$queryRaw`SELECT nothing`.catch((caught: unknown) => caught);
  expect(isUnavailable(error)).toBe(false);
});

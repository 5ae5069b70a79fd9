import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { loggable } from '@/lib/db/errors';

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

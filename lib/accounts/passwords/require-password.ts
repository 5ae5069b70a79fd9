import type { Actor } from '@/lib/accounts/actor';
import { messages } from '@/lib/catalogue/messages';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { resetLimit, takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { isPassword } from './password-hash';

/** Throws `invalid` at the field that held the password, `rate_limited`. */
export async function requirePassword(
  actor: Actor,
  password: string,
  field: string,
  now: Date,
): Promise<{ email: string; passwordHash: string }> {
  await takeFromLimit(limits.passwordGuesses, actor.userId, now);
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { email: true, passwordHash: true },
  });
  if (!(await isPassword(user.passwordHash, password))) throw wrongPassword(field);
  await resetLimit(limits.passwordGuesses, actor.userId);
  return user;
}

export const wrongPassword = (field: string) =>
  new AppError('invalid', messages.currentPasswordWrong, {
    fields: { [field]: messages.currentPasswordWrong },
  });

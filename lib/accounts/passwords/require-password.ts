import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { resetLimit, takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { isPassword } from './password-hash';

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

/** If two changes race, the first wins and the other fails as if its password were wrong. */
export async function updateIfUnchanged(
  { userId }: Actor,
  before: { email?: string; passwordHash: string },
  data: Prisma.UserUncheckedUpdateManyInput,
  field: string,
  tx: Db,
): Promise<void> {
  const { count } = await tx.user.updateMany({ where: { id: userId, ...before }, data });
  if (count === 0) throw wrongPassword(field);
}

const wrongPassword = (field: string) =>
  new AppError('invalid', siteTexts.currentPasswordWrong, {
    fields: { [field]: siteTexts.currentPasswordWrong },
  });

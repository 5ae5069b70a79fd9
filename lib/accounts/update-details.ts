import { ageRange } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/errors';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import type { Actor } from './actor';
import { getMe, type Me } from './get-me';
import { requireCleanNames } from './names/require-clean-names';
import { isReservedUsername } from './names/reserved-usernames';
import { usernameTaken } from './names/taken';
import type { Details } from './schema';

export async function updateDetails(actor: Actor, changes: Details, now: Date): Promise<Me> {
  if (changes.dob) requireOldEnough(changes.dob, now);
  await requireCleanNames(changes, db);
  if (changes.username !== undefined) await requireUnreserved(actor, changes.username);
  try {
    await db.user.update({
      where: { id: actor.userId },
      data: columnsOf(changes),
      select: { id: true },
    });
  } catch (error) {
    throw isUniqueViolation(error) ? usernameTaken() : error;
  }
  return getMe(actor);
}

const columnsOf = ({ firstName, lastName, username, gender, dob }: Details) =>
  ({
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(username !== undefined && { username, usernameKey: username.toLowerCase() }),
    ...(gender !== undefined && { gender }),
    ...(dob !== undefined && { dateOfBirth: dob && new Date(dob) }),
  }) satisfies Prisma.UserUpdateInput;

/** Staff may keep a reserved name. */
async function requireUnreserved(actor: Actor, username: string): Promise<void> {
  if (!isReservedUsername(username)) return;
  const own = { id: actor.userId, usernameKey: username.toLowerCase() };
  if ((await db.user.count({ where: own })) === 0) throw usernameTaken();
}

function requireOldEnough(dob: string, now: Date): void {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - ageRange.min);
  if (dob <= latest.toISOString().slice(0, 10)) return;
  throw new AppError('invalid', siteTexts.dobTooYoung, { fields: { dob: siteTexts.dobTooYoung } });
}

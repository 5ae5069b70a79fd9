import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import type { UserRole } from '@/lib/db/generated/enums';
import { Prisma } from '@/lib/db/prisma';
import { isModeratorSql } from './moderators';

export type StaffRole = Exclude<UserRole, 'member'>;

/** A moderator or admin whose session has passed the second factor. */
export type Staff = Actor & { role: StaffRole };

export const hasRole = (role: UserRole, wanted: StaffRole): role is StaffRole =>
  role === 'admin' || role === wanted;

export async function hasModerators(tx: Db = db): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "User" WHERE ${Prisma.raw(isModeratorSql)} LIMIT 1`;
  return found.length > 0;
}

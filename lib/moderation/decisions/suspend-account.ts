import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import { type LockedMember, lockAccount } from './state';

/** Triggers suspend the ads. Returns the account's earlier state. Throws `forbidden` for staff. */
export async function suspendAccount(
  tx: Db,
  userId: string,
  { rule, days }: Pick<DecisionForm, 'rule' | 'days'>,
  now: Date,
): Promise<LockedMember> {
  const before = await lockAccount(tx, userId);
  if (before.role !== 'member') throw new AppError('forbidden', siteTexts.staffAccount);
  await tx.user.update({
    where: { id: userId },
    data: {
      bannedAt: before.bannedAt ?? now,
      suspendedRule: rule,
      suspendedUntil: days === null ? null : addTime(now, days * day),
    },
    select: { id: true },
  });
  return before;
}

export async function liftSuspension(tx: Db, userId: string): Promise<LockedMember> {
  const before = await lockAccount(tx, userId);
  await tx.user.update({
    where: { id: userId },
    data: { bannedAt: null, suspendedRule: null, suspendedUntil: null },
    select: { id: true },
  });
  return before;
}

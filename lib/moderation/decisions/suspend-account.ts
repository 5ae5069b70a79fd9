import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import { type LockedMember, lockAccount, lockAccountOrNull } from './state';

type Suspension = { rule: string | null; until: Date | null };

/** Null: for good. */
export const endOfSuspension = (at: Date, days: number | null): Date | null =>
  days === null ? null : addTime(at, days * day);

/** Of two that end alike, the earlier one. */
const longer = (earlier: Suspension, later: Suspension): Suspension =>
  earlier.until === null || (later.until !== null && later.until <= earlier.until)
    ? earlier
    : later;

/**
 * Triggers suspend the ads. A longer suspension stays as it is. Returns the account's earlier state.
 * Throws `forbidden` for staff.
 */
export async function suspendAccount(
  tx: Db,
  userId: string,
  { rule, days }: Pick<DecisionForm, 'rule' | 'days'>,
  now: Date,
): Promise<LockedMember> {
  const before = await lockAccount(tx, userId);
  if (before.role !== 'member') throw new AppError('forbidden', siteTexts.staffAccount);
  const added = { rule, until: endOfSuspension(now, days) };
  const standing = before.bannedAt && { rule: before.suspendedRule, until: before.suspendedUntil };
  const bannedAt = before.bannedAt ?? now;
  await writeSuspension(tx, userId, bannedAt, standing ? longer(standing, added) : added);
  return before;
}

export async function liftSuspension(tx: Db, userId: string): Promise<LockedMember> {
  const before = await lockAccount(tx, userId);
  await writeSuspension(tx, userId, null, { rule: null, until: null });
  return before;
}

/**
 * After a decision about the account was undone or overturned: what the others leave standing. Returns
 * the account's earlier state; null if it was erased.
 */
export async function settleSuspension(
  tx: Db,
  userId: string,
  now: Date,
): Promise<LockedMember | null> {
  const before = await lockAccountOrNull(tx, userId);
  if (!before) return null;
  const standing = await standingSuspensions(tx, userId, now);
  const [first] = standing;
  if (!first) {
    await liftSuspension(tx, userId);
    return before;
  }
  const bannedAt = before.bannedAt ?? first.at;
  await writeSuspension(tx, userId, bannedAt, standing.reduce<Suspension>(longer, first));
  return before;
}

const writeSuspension = (tx: Db, id: string, bannedAt: Date | null, { rule, until }: Suspension) =>
  tx.user.update({
    where: { id },
    data: { bannedAt, suspendedRule: rule, suspendedUntil: until },
    select: { id: true },
  });

/** The earliest first. Those before the last lift are over. */
async function standingSuspensions(
  tx: Db,
  memberId: string,
  now: Date,
): Promise<(Suspension & { at: Date })[]> {
  const lift = await tx.decision.findFirst({
    where: { memberId, action: 'lift', undoneAt: null },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  const decisions = await tx.decision.findMany({
    where: { memberId, action: 'suspend', undoneAt: null, ...(lift && { id: { gt: lift.id } }) },
    orderBy: { id: 'asc' },
    select: { at: true, rule: true, days: true, appeal: { select: { outcome: true } } },
  });
  return decisions.flatMap(({ at, rule, days, appeal }) => {
    const until = endOfSuspension(at, days);
    const isOver = appeal?.outcome === 'overturned' || (until !== null && until <= now);
    return isOver ? [] : [{ at, rule, until }];
  });
}

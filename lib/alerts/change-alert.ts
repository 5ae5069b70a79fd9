import type { Actor } from '@/lib/accounts/actor';
import { nextMail } from '@/lib/alerts/sending/next-mail';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { alertSelect, toAlert } from './alert-rows';
import { alertAddress, searchAt, withExcludedWords } from './alert-search';
import { followedSeller } from './followed-seller';
import type { AlertChanges } from './schema';
import { alertTexts } from './texts';
import type { Alert } from './views';
import { writeSearch } from './write-search';

/** Throws `conflict` if another alert already has the new search. */
export async function changeAlert(
  actor: Actor,
  id: string,
  { leaveOut, isPaused, frequency, withReduced }: AlertChanges,
  now: Date,
): Promise<Alert> {
  return db.$transaction(async (tx) => {
    requireId(id);
    await lockMember(tx, actor.userId);
    const alert = await tx.alert.findFirst({
      where: { id, userId: actor.userId },
      select: { search: true, frequency: true, pausedAt: true },
    });
    if (!alert) throw notFound('This alert');
    if (leaveOut && followedSeller(alert.search)) throw new AppError('invalid', alertTexts.noWords);
    if (leaveOut !== undefined && !followedSeller(alert.search)) {
      const query = withExcludedWords(searchAt(alert.search), leaveOut);
      await requireOnlyOne(tx, actor, id, query);
      await writeSearch(tx, id, query, now);
    }
    if (isPaused) await tx.alertMatch.deleteMany({ where: { alertId: id } });
    else if (frequency && frequency !== alert.frequency) {
      const dueAt = nextMail(frequency, now);
      await tx.alertMatch.updateMany({ where: { alertId: id }, data: { dueAt } });
    }
    const row = await tx.alert.update({
      where: { id },
      data: {
        ...(frequency && { frequency }),
        ...(withReduced === undefined ? {} : { withReduced }),
        ...(isPaused === undefined ? {} : { pausedAt: isPaused ? (alert.pausedAt ?? now) : null }),
      },
      select: alertSelect,
    });
    return toAlert(row, tx);
  });
}

function requireId(id: string): void {
  if (!isUuid(id)) throw notFound('This alert');
}

async function requireOnlyOne(
  tx: Db,
  { userId }: Actor,
  id: string,
  query: SearchQuery,
): Promise<void> {
  const other = await tx.alert.findFirst({
    where: { userId, search: alertAddress(query), id: { not: id } },
    select: { id: true },
  });
  if (other) throw new AppError('conflict', alertTexts.exists);
}

export async function deleteAlert({ userId }: Actor, id: string): Promise<{ success: true }> {
  requireId(id);
  const { count } = await db.alert.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound('This alert');
  return { success: true };
}

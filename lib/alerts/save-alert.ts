import type { Actor } from '@/lib/accounts/actor';
import { alertsPerMember } from '@/lib/catalogue/limits';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { AppError } from '@/lib/errors';
import { alertSelect, toAlert } from './alert-rows';
import { alertAddress, searchAt } from './alert-search';
import type { NewAlert } from './schema';
import { alertTexts } from './texts';
import type { Alert } from './views';
import { writeSearch } from './write-search';

/**
 * Once for each search of a member: saving it again switches a paused one on. Throws `invalid`,
 * `conflict` for too many, and `forbidden` for a search of adult ads without the age check.
 */
export async function saveAlert(
  actor: Actor,
  { search, frequency }: NewAlert,
  hasAgeCheck: boolean,
  now: Date,
): Promise<Alert> {
  const query = searchAt(search);
  if (query.isAdult && !hasAgeCheck) throw new AppError('forbidden', alertTexts.ageCheck);
  const userId_search = { userId: actor.userId, search: alertAddress(query) };
  return db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    const known = await tx.alert.findUnique({ where: { userId_search }, select: { id: true } });
    if (!known) await requireRoom(tx, actor);
    const row = await tx.alert.upsert({
      where: { userId_search },
      create: { ...userId_search, isAdult: query.isAdult, frequency, createdAt: now },
      update: { pausedAt: null },
      select: alertSelect,
    });
    if (!known) await writeSearch(tx, row.id, query, now);
    return toAlert(row);
  });
}

async function requireRoom(tx: Db, { userId }: Actor): Promise<void> {
  const count = await tx.alert.count({ where: { userId } });
  if (count >= alertsPerMember) {
    throw new AppError('conflict', alertTexts.tooMany(alertsPerMember));
  }
}

import type { Actor } from '@/lib/accounts/actor';
import { alertsPerMember } from '@/lib/catalogue/limits';
import { type Db, db } from '@/lib/db/client';
import type { AlertFrequency } from '@/lib/db/generated/enums';
import { lockMember } from '@/lib/db/lock-member';
import { AppError } from '@/lib/errors';
import { alertSelect, toAlert } from './alert-rows';
import { alertAddress, searchAt } from './alert-search';
import { followSearch, isSellerAddress, sellerAt } from './followed-seller';
import type { NewAlert } from './schema';
import { alertTexts } from './texts';
import type { Alert } from './views';
import { writeFollowed, writeSearch } from './write-search';

/** Saving again resumes a paused alert. Throws `forbidden` for adult ads without an age check. */
export async function saveAlert(
  actor: Actor,
  { search, frequency }: NewAlert,
  hasAgeCheck: boolean,
  now: Date,
): Promise<Alert> {
  if (isSellerAddress(search)) {
    const sellerId = await sellerAt(actor, search, now);
    const subject = { search: followSearch(sellerId), isAdult: false };
    return save(actor, subject, frequency, now, (tx, id) => writeFollowed(tx, id, sellerId));
  }
  const query = searchAt(search);
  if (query.isAdult && !hasAgeCheck) throw new AppError('forbidden', alertTexts.ageCheck);
  const subject = { search: alertAddress(query), isAdult: query.isAdult };
  return save(actor, subject, frequency, now, (tx, id) => writeSearch(tx, id, query, now));
}

const save = (
  actor: Actor,
  { search, isAdult }: { search: string; isAdult: boolean },
  frequency: AlertFrequency,
  now: Date,
  write: (tx: Db, id: string) => Promise<void>,
): Promise<Alert> =>
  db.$transaction(async (tx) => {
    const userId_search = { userId: actor.userId, search };
    await lockMember(tx, actor.userId);
    const known = await tx.alert.findUnique({ where: { userId_search }, select: { id: true } });
    if (!known) await requireRoom(tx, actor);
    const row = await tx.alert.upsert({
      where: { userId_search },
      create: { ...userId_search, isAdult, frequency, createdAt: now },
      update: { pausedAt: null },
      select: alertSelect,
    });
    if (!known) await write(tx, row.id);
    return toAlert(row, tx);
  });

async function requireRoom(tx: Db, { userId }: Actor): Promise<void> {
  const count = await tx.alert.count({ where: { userId } });
  if (count >= alertsPerMember) {
    throw new AppError('conflict', alertTexts.tooMany(alertsPerMember));
  }
}

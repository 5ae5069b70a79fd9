import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { AppError } from '@/lib/errors';
import { deleteUnusedPhones, phonesOf } from './delete-unused-phones';
import { requireUkMobile } from './require-uk-mobile';
import { whereNumber, whereVerified } from './store-phone';
import { ofVerified, verifiedPhoneSelect } from './stored-phone';
import { newestFirst } from './verified-phones';

/** Idempotent. Throws `conflict` while one of the member's ads uses the number. */
export async function removePhone(
  actor: Actor,
  { phone }: { phone: string },
): Promise<{ success: true }> {
  const { userId } = actor;
  const number = requireUkMobile(phone);
  return db.$transaction(async (tx) => {
    // Keeps ads from being published with the number until the transaction ends.
    await lockMember(tx, userId);
    await requireUnused(userId, number, tx);
    const phones = await phonesOf(userId, tx);
    await tx.verifiedPhone.deleteMany({ where: { userId, ...whereVerified(number) } });
    const newest = await tx.verifiedPhone.findFirst({
      where: { userId },
      orderBy: newestFirst,
      select: { ...verifiedPhoneSelect, phoneId: true },
    });
    await tx.user.updateMany({
      where: { id: userId, ...whereNumber(number) },
      data: newest
        ? { plainPhone: ofVerified(newest).plainPhone, phoneId: newest.phoneId }
        : { plainPhone: null, phoneId: null },
    });
    await deleteUnusedPhones(
      phones.map(({ id }) => id),
      tx,
    );
    return { success: true };
  });
}

async function requireUnused(ownerId: string, number: string, tx: Db): Promise<void> {
  const used = await tx.ad.count({ where: { ownerId, deletedAt: null, ...whereNumber(number) } });
  if (used > 0) throw new AppError('conflict', siteTexts.phoneInUse);
}

import { messages } from '@/lib/catalogue/messages';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { AppError } from '@/lib/errors';
import type { Actor } from './actor';
import { requireUkMobile } from './require-uk-mobile';
import { newestVerifiedPhones } from './verified-phones';

/** Idempotent. Throws `conflict` while one of the member's ads uses the number, `invalid`. */
export async function removePhone(
  actor: Actor,
  { phone }: { phone: string },
): Promise<{ success: true }> {
  const { userId } = actor;
  const number = requireUkMobile(phone);
  return db.$transaction(async (tx) => {
    // No ad can be published with the number meanwhile.
    await lockMember(tx, userId);
    await requireUnused(userId, number, tx);
    await tx.verifiedPhone.deleteMany({ where: { userId, number } });
    const [newest = null] = await newestVerifiedPhones(userId, tx);
    await tx.user.updateMany({ where: { id: userId, phone: number }, data: { phone: newest } });
    return { success: true };
  });
}

async function requireUnused(ownerId: string, number: string, tx: Db): Promise<void> {
  const holding = { OR: [{ phone: number }, { whatsapp: number }] };
  const used = await tx.ad.count({ where: { ownerId, deletedAt: null, ...holding } });
  if (used > 0) throw new AppError('conflict', messages.phoneInUse);
}

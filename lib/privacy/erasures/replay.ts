import { endPromotions } from '@/lib/ads/publishing/lifetime/end-promotions';
import { minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Erasure } from '@/lib/db/journal-erasure';
import { recordAudit } from '@/lib/db/record-audit';
import type { StoreFiles } from '@/lib/images/storage/store-files';
import { eraseMember } from '@/lib/privacy/delete-account';
import { erasuresSince } from './journal';

/** Repeats no mail and no refund: reconciliation learns of refunds from the provider. */
export async function replayErasures(since: Date, files: StoreFiles): Promise<number> {
  let count = 0;
  for (const { kind, id, at } of await erasuresSince(since, files)) {
    const isDone = await (kind === 'account' ? eraseAgain(id, at) : deleteAgain(id, at));
    if (isDone) count += 1;
  }
  return count;
}

const eraseAgain = (userId: string, at: Erasure['at']) =>
  db.$transaction(
    async (tx) => {
      const user = await tx.user.findFirst({
        where: { id: userId, erasedAt: null },
        select: { email: true },
      });
      if (!user) return false;
      const actor = { userId, sessionId: '', role: 'member' } as const;
      await eraseMember(actor, user.email, new Date(at), tx);
      return true;
    },
    { timeout: minute },
  );

const deleteAgain = (id: string, at: Erasure['at']) =>
  db.$transaction(async (tx) => {
    const deletedAt = new Date(at);
    const { count } = await tx.ad.updateMany({
      where: { id, deletedAt: null },
      data: { deletedAt, updatedAt: deletedAt },
    });
    if (count === 0) return false;
    await endPromotions([id], deletedAt, tx);
    await tx.draft.deleteMany({ where: { adId: id } });
    await recordAudit(tx, null, 'ad.deleted', { type: 'ad', id }, deletedAt);
    return true;
  });

import type { Actor } from '@/lib/accounts/actor';
import type { Db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { endPromotions } from './end-promotions';

/** Also clears the phone numbers of ads deleted earlier. Returns the ids deleted now. */
export async function deleteAllAds(actor: Actor, now: Date, tx: Db): Promise<string[]> {
  const deleted = await tx.ad.updateManyAndReturn({
    where: { ownerId: actor.userId, deletedAt: null },
    data: { deletedAt: now, updatedAt: now },
    select: { id: true },
  });
  const ids = deleted.map(({ id }) => id);
  await tx.ad.updateMany({
    where: { ownerId: actor.userId },
    data: { phoneId: null, plainPhone: null, plainWhatsapp: null },
  });
  await endPromotions(ids, now, tx);
  for (const id of ids) await recordAudit(tx, actor.userId, 'ad.deleted', { type: 'ad', id }, now);
  return ids;
}

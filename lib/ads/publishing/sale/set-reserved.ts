import type { Actor } from '@/lib/accounts/actor';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import type { Db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';

/** A reserved ad stays public, marked as reserved. Throws `not_found`. */
export async function setReserved(
  actor: Actor,
  id: string,
  { reserved }: { reserved: boolean },
  now: Date,
  tx: Db,
): Promise<{ reserved: boolean }> {
  await lockOwnAd(actor, id, tx);
  await tx.ad.update({
    where: { id },
    data: { reservedAt: reserved ? now : null, updatedAt: now },
    select: { id: true },
  });
  const action = reserved ? 'ad.reserved' : 'ad.unreserved';
  await recordAudit(tx, actor.userId, action, { type: 'ad', id }, now);
  return { reserved };
}

import type { Actor } from '@/lib/accounts/actor';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import { recordAudit } from '@/lib/ads/publishing/record-audit';
import { db } from '@/lib/db/client';

/** A reserved ad stays public, marked as reserved. Throws `not_found`. */
export async function setReserved(
  actor: Actor,
  id: string,
  { reserved }: { reserved: boolean },
  now: Date,
): Promise<{ reserved: boolean }> {
  return db.$transaction(async (tx) => {
    await lockOwnAd(actor, id, tx);
    await tx.ad.update({
      where: { id },
      data: { reservedAt: reserved ? now : null, updatedAt: now },
      select: { id: true },
    });
    await recordAudit(tx, actor, reserved ? 'ad.reserved' : 'ad.unreserved', id, now);
    return { reserved };
  });
}

import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { lockOwnAd } from './lock-own-ad';
import { recordAudit } from './record-audit';

/** A reserved ad stays public, with a mark. Throws `not_found`. */
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

import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import { closedCategories } from '@/lib/settings/categories';

/** The categories closed to the member's ads; an edited ad may stay in its own. */
export async function closedFor(actor: Actor, adId: string | null, tx: Db = db): Promise<string[]> {
  const closed = await closedCategories(tx);
  if (closed.length === 0 || adId === null) return closed;
  const ad = await tx.ad.findFirst({
    where: { id: adId, ownerId: actor.userId },
    select: { category: true },
  });
  return closed.filter((slug) => slug !== ad?.category);
}

import type { Actor } from '@/lib/accounts/actor';
import { isSold } from '@/lib/ads/policy';
import { requireAdId } from '@/lib/ads/publishing/lock-own-ad';
import { categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';

export type Buyer = {
  conversationId: string;
  name: string;
  lastMessageAt: string;
  isBuyer: boolean;
};

const mostBuyers = 50;

export async function getBuyers(actor: Actor, adId: string): Promise<Buyer[]> {
  requireAdId(adId);
  const ad = await db.ad.findFirst({
    where: { id: adId, ownerId: actor.userId, deletedAt: null },
    select: {
      category: true,
      isActive: true,
      soldAt: true,
      conversations: {
        where: { sellerId: actor.userId, buyer: { erasedAt: null } },
        orderBy: { lastMessageAt: 'desc' },
        take: mostBuyers,
        select: { id: true, lastMessageAt: true, buyer: { select: { id: true, username: true } } },
      },
    },
  });
  if (!ad) throw notFound('This ad');
  // Ads that hide their seller name nobody (docs/decisions/025).
  if (!conclusionOf(categoryOf(ad.category), {})) return [];
  const sale = isSold(ad) ? await readLastSale(actor, adId) : null;
  return ad.conversations.flatMap(({ id, lastMessageAt, buyer }) =>
    buyer
      ? {
          conversationId: id,
          name: buyer.username,
          lastMessageAt: lastMessageAt.toISOString(),
          isBuyer: sale?.buyerId === buyer.id,
        }
      : [],
  );
}

/** An ad that was sold before keeps its reviewed sales. */
const readLastSale = ({ userId }: Actor, adId: string) =>
  db.sale.findFirst({
    where: { adId, sellerId: userId },
    orderBy: { at: 'desc' },
    select: { buyerId: true },
  });

import { adStatus } from '@/lib/ads/status';
import { visibleAdultAds } from '@/lib/ads/visible-ads';
import { db } from '@/lib/db/client';
import type { MemberAd } from '@/lib/moderation/queue/queue-item';

const most = 50;
/** In a case about the member. */
const mostInCase = 10;

export const getMemberAds = (ownerId: string) =>
  db.ad.findMany({
    where: { ownerId, deletedAt: null },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: { id: true, title: true, moderation: true, version: true },
  });

export async function hasVisibleAdultAds(ownerId: string, now: Date): Promise<boolean> {
  const where = visibleAdultAds(ownerId, now);
  return (await db.ad.findFirst({ where, select: { id: true } })) !== null;
}

export async function getRecentAds(ownerId: string, now: Date): Promise<MemberAd[]> {
  const ads = await db.ad.findMany({
    where: { ownerId, deletedAt: null },
    orderBy: { createdAt: 'desc' },
    take: mostInCase,
    select: {
      id: true,
      title: true,
      isAdult: true,
      createdAt: true,
      moderation: true,
      isActive: true,
      soldAt: true,
      expiresAt: true,
    },
  });
  return ads.map(({ id, title, isAdult, createdAt, ...facts }) => ({
    id,
    title,
    isAdult,
    status: adStatus(facts, now),
    createdAt: createdAt.toISOString(),
  }));
}

import { db } from '@/lib/db/client';

const most = 50;

export const getMemberAds = (ownerId: string) =>
  db.ad.findMany({
    where: { ownerId, deletedAt: null },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: { id: true, title: true, moderation: true, version: true },
  });

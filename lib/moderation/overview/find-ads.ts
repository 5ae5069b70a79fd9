import { adIdPattern } from '@/lib/ad-id-pattern';
import { db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';

export type FoundAd = {
  id: string;
  title: string;
  isAdult: boolean;
  moderation: Moderation;
  moderationReason: string | null;
  isActive: boolean;
  version: number;
  createdAt: Date;
  owner: { id: string; username: string };
};

const most = 50;

const select = {
  id: true,
  title: true,
  isAdult: true,
  moderation: true,
  moderationReason: true,
  isActive: true,
  version: true,
  createdAt: true,
  owner: { select: { id: true, username: true } },
} as const;

/** By id or words of the title; without words the newest. Excludes deleted ads. */
export async function findAds(words: string): Promise<FoundAd[]> {
  const text = words.trim();
  if (adIdPattern.test(text)) {
    return db.ad.findMany({ where: { id: text, deletedAt: null }, select });
  }
  if (text === '') {
    return db.ad.findMany({
      where: { deletedAt: null },
      orderBy: { createdAt: 'desc' },
      take: most,
      select,
    });
  }
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Ad"
    WHERE "search" @@ plainto_tsquery('ad_english', ${text}) AND "deletedAt" IS NULL
    ORDER BY "createdAt" DESC LIMIT ${most}`;
  const ids = found.map(({ id }) => id);
  return db.ad.findMany({ where: { id: { in: ids } }, orderBy: { createdAt: 'desc' }, select });
}

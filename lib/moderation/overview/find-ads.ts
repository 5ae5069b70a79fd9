import { adIdPattern } from '@/lib/ad-id-pattern';
import { type AdVisibility, visibilityOf } from '@/lib/ads/policy';
import { foundMost } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';

export type FoundAd = {
  id: string;
  title: string;
  isAdult: boolean;
  moderation: Moderation;
  moderationReason: string | null;
  /** Who can open its page. */
  visibility: AdVisibility;
  version: number;
  createdAt: Date;
  owner: { id: string; username: string };
};

const select = {
  id: true,
  title: true,
  isAdult: true,
  moderation: true,
  moderationReason: true,
  isActive: true,
  expiresAt: true,
  soldAt: true,
  deletedAt: true,
  version: true,
  createdAt: true,
  owner: { select: { id: true, username: true } },
} as const;

/** By id or any words of the ad, newest first; without words the newest. Excludes deleted ads. */
export async function findAds(words: string, now: Date): Promise<FoundAd[]> {
  const rows = await readAds(words);
  return rows.map(({ isActive, expiresAt, soldAt, deletedAt, ...ad }) => ({
    ...ad,
    visibility: visibilityOf({ ...ad, isActive, expiresAt, soldAt, deletedAt }, now),
  }));
}

async function readAds(words: string) {
  const text = words.trim();
  if (adIdPattern.test(text)) {
    return db.ad.findMany({ where: { id: text, deletedAt: null }, select });
  }
  if (text === '') {
    return db.ad.findMany({
      where: { deletedAt: null },
      orderBy: { createdAt: 'desc' },
      take: foundMost,
      select,
    });
  }
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Ad"
    WHERE "search" @@ plainto_tsquery('ad_english', ${text}) AND "deletedAt" IS NULL
    ORDER BY "createdAt" DESC LIMIT ${foundMost}`;
  const ids = found.map(({ id }) => id);
  return db.ad.findMany({ where: { id: { in: ids } }, orderBy: { createdAt: 'desc' }, select });
}

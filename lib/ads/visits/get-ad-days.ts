import type { Actor } from '@/lib/accounts/actor';
import { requireAdId } from '@/lib/ads/publishing/lock-own-ad';
import { adFigureDays } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { dayOf } from './count-day';
import { getUpgradeEffects, type UpgradeEffect } from './upgrade-effects';

export type FigureDay = {
  /** "2026-11-23", in UTC. */
  day: string;
  views: number;
  fromSearch: number;
  fromBrowse: number;
  fromShared: number;
  fromPromotion: number;
  /** How often the number was asked for. */
  reveals: number;
  saves: number;
  /** How many people wrote for the first time. */
  messages: number;
};

export type AdDaysView = {
  title: string;
  /** Since it was posted. */
  visits: number;
  /** The last 30 days, or since it was posted; today is last. */
  days: FigureDay[];
  upgrades: UpgradeEffect[];
};

export async function getAdDays(actor: Actor, adId: string, now: Date): Promise<AdDaysView> {
  requireAdId(adId);
  const ad = await db.ad.findFirst({
    where: { id: adId, ownerId: actor.userId, deletedAt: null },
    select: { title: true, createdAt: true, visits: true },
  });
  if (!ad) throw notFound('This ad');
  const earliest = addTime(now, (1 - adFigureDays) * day);
  const first = new Date(Math.max(ad.createdAt.getTime(), earliest.getTime()));
  const days = await db.$queryRaw<FigureDay[]>`
    SELECT to_char(one.day, 'YYYY-MM-DD') AS "day", coalesce(d."views", 0) AS "views",
      coalesce(d."fromSearch", 0) AS "fromSearch", coalesce(d."fromBrowse", 0) AS "fromBrowse",
      coalesce(d."fromShared", 0) AS "fromShared",
      coalesce(d."fromPromotion", 0) AS "fromPromotion",
      coalesce(d."contacts", 0) AS "reveals", coalesce(d."saves", 0) AS "saves",
      coalesce(d."messages", 0) AS "messages"
    FROM generate_series(${dayOf(first)}::date, ${dayOf(now)}::date, interval '1 day') one(day)
      LEFT JOIN "AdDay" d ON d."adId" = ${adId} AND d."day" = one.day::date
    ORDER BY one.day`;
  const upgrades = await getUpgradeEffects(actor, { adId }, now);
  return { title: ad.title, visits: ad.visits, days, upgrades };
}

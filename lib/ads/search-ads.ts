import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { adIdPattern } from '@/lib/ids';
import type { RegionCode } from '@/lib/locations/regions';
import type { AdCard } from './ad-views';
import { readCards } from './card-rows';
import { isPublicSql } from './is-public';

/** Which ads are meant, wherever they are shown. */
export type AdFilter = {
  /** Words in the title, matched as they stand. */
  text?: string | undefined;
  group?: string | undefined;
  region?: RegionCode | undefined;
  isAdult: boolean;
};

export type AdSearch = AdFilter & {
  /** Where the page before ended, from its `next`. */
  after?: string | undefined;
  limit: number;
  /** Ads that stand elsewhere on the page. */
  without?: readonly string[];
};

/** The condition of public ads that `filter` means, on the table `a` ("Ad"). */
export const matchingSql = ({ text, group, region, isAdult }: AdFilter, now: Date) => Prisma.sql`
  ${isPublicSql(now)} AND a."isAdult" = ${isAdult}
  ${group ? Prisma.sql`AND a."categoryGroup" = ${group}` : Prisma.empty}
  ${region ? inRegion(region) : Prisma.empty}
  ${text ? Prisma.sql`AND a."title" ILIKE ${`%${escapeLike(text)}%`}` : Prisma.empty}`;

/** A page of public ads, newest first, and where the next one begins; null at the end. */
export async function searchAds(
  { after, limit, without = [], ...filter }: AdSearch,
  now: Date,
): Promise<{ ads: AdCard[]; next: string | null }> {
  const found = await readCards(
    Prisma.sql`
      SELECT a."id", row_number() OVER (ORDER BY a."rankedAt" DESC, a."id" DESC) AS "rank"
      FROM "Ad" a
      WHERE ${matchingSql(filter, now)} AND a."id" <> ALL (${without}) ${beyond(after)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit + 1}`,
    now,
  );
  const ads = found.slice(0, limit);
  const last = ads.at(-1);
  return { ads, next: last && found.length > limit ? await cursorOf(last._id) : null };
}

const inRegion = (region: RegionCode) => Prisma.sql`
  AND a."outcode" IN (SELECT place."outcode" FROM "Place" place WHERE place."region" = ${region})`;

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const cursorPattern = /^(\d{1,14})-(.+)$/;

function beyond(after: string | undefined): Prisma.Sql {
  const [, time, id = ''] = cursorPattern.exec(after ?? '') ?? [];
  if (!time || !adIdPattern.test(id)) return Prisma.empty;
  return Prisma.sql`AND (a."rankedAt", a."id") < (${new Date(Number(time))}, ${id})`;
}

async function cursorOf(id: string): Promise<string | null> {
  const ad = await db.ad.findUnique({ where: { id }, select: { rankedAt: true } });
  return ad && `${ad.rankedAt.getTime()}-${id}`;
}

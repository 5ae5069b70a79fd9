import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { Actor } from '@/lib/accounts/actor';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { isPublicSql } from '@/lib/ads/is-public';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { limitKey } from '@/lib/rate-limit/rate-limit';
import { deriveKey } from '@/lib/secrets/keys';
import { dayOf } from './count-day';
import type { VisitSource } from './visit-source';

export type Visitor = {
  /** The visitor's random id from the cookie. */
  id: string | undefined;
  freshId: string;
  address: string;
  userAgent: string | null;
  /** The request came from a script of our pages. */
  ranScript: boolean;
};

/** Counts a person once a day, up to a limit per IP address; ignores bots and the owner. */
export async function recordVisit(
  actor: Actor | null,
  adId: string,
  visitor: Visitor | null,
  { isAdultVisitor, from = null }: { isAdultVisitor: boolean; from?: VisitSource | null },
  now: Date,
): Promise<{ visits: number; isOwner?: true }> {
  if (!adIdPattern.test(adId)) throw notFound('This ad');
  const isPerson = visitor?.ranScript && visitor.userAgent && !isbot(visitor.userAgent);
  const keys = isPerson ? visitorKeys(visitor, now) : [];
  const addressKey = limitKey(
    limits.visitsOfAddress,
    `${dayOf(now)}\0${adId}\0${visitor?.address}`,
  );
  const rows = await count(adId, keys, addressKey, actor, { isAdultVisitor, from }, now);
  const [row] = rows;
  if (!row) throw notFound('This ad');
  const { visits, ownerId } = row;
  return ownerId === actor?.userId ? { visits, isOwner: true } : { visits };
}

/** The fresh id is stored too, so that the next view with its cookie is not a second visit. */
function visitorKeys(visitor: Visitor, now: Date): string[] {
  if (visitor.id) return [visitorKey(visitor.id, now)];
  return [`${visitor.address}\0${visitor.userAgent}`, visitor.freshId].map((name) =>
    visitorKey(name, now),
  );
}

/** Includes the day, so that visitors cannot be tracked from day to day. */
const visitorKey = (name: string, now: Date) =>
  createHmac('sha256', deriveKey('visitors'))
    .update(`${dayOf(now)}\0${name}`)
    .digest('base64url');

const count = (
  adId: string,
  keys: string[],
  addressKey: string,
  actor: Actor | null,
  { isAdultVisitor, from }: { isAdultVisitor: boolean; from: VisitSource | null },
  now: Date,
) => db.$queryRaw<{ visits: number; ownerId: string }[]>`
  WITH ad AS (
    SELECT a."id", a."ownerId" FROM "Ad" a
    WHERE a."id" = ${adId} AND ${isPublicSql(now)} AND (${isAdultVisitor} OR NOT a."isAdult")
  ), seen AS (
    INSERT INTO "AdVisit" ("adId", "visitorKey", "day")
    SELECT ad."id", key, ${dayOf(now)}::date FROM ad, unnest(${keys}::text[]) key
    WHERE ad."ownerId" IS DISTINCT FROM ${actor?.userId ?? null}::uuid
    ON CONFLICT DO NOTHING
    RETURNING "visitorKey"
  ), allowed AS (
    INSERT INTO "RateLimit" ("key", "count", "resetAt")
    SELECT ${addressKey}, 1, ${addTime(now, limits.visitsOfAddress.window)}::timestamptz FROM seen
    WHERE "visitorKey" = ${keys[0] ?? ''}
    ON CONFLICT ("key") DO UPDATE SET "count" = "RateLimit"."count" + 1
    WHERE "RateLimit"."count" < ${limits.visitsOfAddress.max}
    RETURNING "key"
  ), counted AS (
    UPDATE "Ad" a SET "visits" = a."visits" + 1 FROM ad
    WHERE a."id" = ad."id" AND EXISTS (SELECT FROM allowed)
    RETURNING a."id", a."visits"
  ), of_day AS (
    INSERT INTO "AdDay" AS d
      ("adId", "day", "views", "fromSearch", "fromBrowse", "fromShared", "fromPromotion")
    SELECT "id", ${dayOf(now)}::date, 1, (${from ?? ''}::text = 'search')::int, (${from ?? ''}::text = 'browse')::int,
      (${from ?? ''}::text = 'shared')::int, (${from ?? ''}::text = 'promotion')::int FROM counted
    ON CONFLICT ("adId", "day") DO UPDATE SET "views" = d."views" + 1,
      "fromSearch" = d."fromSearch" + excluded."fromSearch",
      "fromBrowse" = d."fromBrowse" + excluded."fromBrowse",
      "fromShared" = d."fromShared" + excluded."fromShared",
      "fromPromotion" = d."fromPromotion" + excluded."fromPromotion"
  )
  SELECT coalesce((SELECT "visits" FROM counted), a."visits") AS "visits", a."ownerId"
  FROM "Ad" a JOIN ad ON a."id" = ad."id"`;

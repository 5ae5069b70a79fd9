import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { Actor } from '@/lib/accounts/actor';
import { isPublicSql } from '@/lib/ads/is-public';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { adIdPattern } from '@/lib/ids';
import { deriveKey } from '@/lib/keys';

export type Visitor = {
  /** The visitor's random id, when the browser has sent one. */
  id: string | undefined;
  /** The id it is given with this reply, when it had none. */
  freshId: string;
  address: string;
  userAgent: string | null;
};

/**
 * Counts a person's look at a public ad, once a day; bots and the owner not at all. Returns the
 * visits so far. Throws `not_found`.
 */
export async function recordVisit(
  actor: Actor | null,
  adId: string,
  visitor: Visitor | null,
  isAdultVisitor: boolean,
  now: Date,
): Promise<{ visits: number }> {
  if (!adIdPattern.test(adId)) throw notFound('This ad');
  const isPerson = visitor?.userAgent && !isbot(visitor.userAgent);
  const keys = isPerson ? visitorKeys(visitor, now) : [];
  const rows = await count(adId, keys, actor, isAdultVisitor, now);
  const [row] = rows;
  if (!row) throw notFound('This ad');
  return row;
}

/**
 * Without an id a person is known by address and browser, and the fresh id is written down as well,
 * so that the next look with it is no second visit. The first key decides.
 */
function visitorKeys(visitor: Visitor, now: Date): string[] {
  if (visitor.id) return [visitorKey(visitor.id, now)];
  return [`${visitor.address}\0${visitor.userAgent}`, visitor.freshId].map((name) =>
    visitorKey(name, now),
  );
}

/** Bound to the day, so that nobody can be followed from one to the next. */
const visitorKey = (name: string, now: Date) =>
  createHmac('sha256', deriveKey('visitors'))
    .update(`${dayOf(now)}\0${name}`)
    .digest('base64url');

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

const count = (
  adId: string,
  keys: string[],
  actor: Actor | null,
  isAdultVisitor: boolean,
  now: Date,
) => db.$queryRaw<{ visits: number }[]>`
  WITH ad AS (
    SELECT a."id", a."ownerId" FROM "Ad" a
    WHERE a."id" = ${adId} AND ${isPublicSql(now)} AND (${isAdultVisitor} OR NOT a."isAdult")
  ), seen AS (
    INSERT INTO "AdVisit" ("adId", "visitorKey", "day")
    SELECT ad."id", key, ${dayOf(now)}::date FROM ad, unnest(${keys}::text[]) key
    WHERE ad."ownerId" IS DISTINCT FROM ${actor?.userId ?? null}::uuid
    ON CONFLICT DO NOTHING
    RETURNING "visitorKey"
  ), counted AS (
    UPDATE "Ad" a SET "visits" = a."visits" + 1 FROM ad
    WHERE a."id" = ad."id" AND EXISTS (SELECT FROM seen WHERE "visitorKey" = ${keys[0] ?? ''})
    RETURNING a."id", a."visits"
  ), of_day AS (
    INSERT INTO "AdDay" ("adId", "day", "views") SELECT "id", ${dayOf(now)}::date, 1 FROM counted
    ON CONFLICT ("adId", "day") DO UPDATE SET "views" = "AdDay"."views" + 1
  )
  SELECT coalesce((SELECT "visits" FROM counted), a."visits") AS "visits"
  FROM "Ad" a JOIN ad ON a."id" = ad."id"`;

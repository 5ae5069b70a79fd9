import type { Actor } from '@/lib/accounts/actor';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { getAdFigures, noFigures } from '@/lib/ads/visits/ad-figures';
import { getPerformances } from '@/lib/ads/visits/promotion-performance';
import { myAdsPerPage } from '@/lib/catalogue/limits';
import { type Db, db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import type { MyAd, OwnAd, PublicAd } from './ad-views';
import type { MyAdsQuery } from './my-ads-query';
import { type PublicAdRow, readPublicAd } from './read-public-ad';
import { myAdSelect, ownAdSelect } from './selects';
import { toMyAd, toOwnAd, toOwnersView, toPublicAd } from './serialise';

/** Includes ads that expired in the last 30 days, marked `expired`. */
export async function getPublicAd(
  id: string,
  now: Date,
  read?: PublicAdRow,
): Promise<PublicAd | null> {
  if (!adIdPattern.test(id)) return null;
  const row = read?.id === id ? read : await readPublicAd(id, now);
  return row ? toPublicAd(row, now) : null;
}

/** Any ad of the member as its page would show it, public or not. Throws `not_found`. */
export async function getOwnersView(actor: Actor, id: string, now: Date): Promise<PublicAd> {
  const isOwn = adIdPattern.test(id)
    ? await db.ad.count({ where: { id, ownerId: actor.userId, deletedAt: null } })
    : 0;
  const row = isOwn ? await readPublicAd(id, now) : undefined;
  if (!row) throw notFound('This ad');
  return toOwnersView(row, now);
}

export async function getOwnAd(
  actor: Actor,
  id: string,
  now: Date,
  tx: Db = db,
): Promise<OwnAd | null> {
  if (!adIdPattern.test(id)) return null;
  const where = { id, ownerId: actor.userId, deletedAt: null };
  const row = await tx.ad.findFirst({ where, select: ownAdSelect(now) });
  return row && toOwnAd(row, now);
}

export async function requireOwnAd(actor: Actor, id: string, now: Date): Promise<OwnAd> {
  const ad = await getOwnAd(actor, id, now);
  if (!ad) throw notFound('This ad');
  return ad;
}

/** A page, newest first. `before` is the last ad of the page before, which may be deleted now. */
export async function getMyAds(
  actor: Actor,
  now: Date,
  { before }: MyAdsQuery = {},
): Promise<MyAd[]> {
  const rows = await db.ad.findMany({
    where: {
      ownerId: actor.userId,
      deletedAt: null,
      ...(before && (await olderThan(actor, before))),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: myAdsPerPage,
    select: myAdSelect(now),
  });
  const ids = rows.map(({ id }) => id);
  const [performances, figures] = await Promise.all([
    getPerformances(ids, now),
    getAdFigures(ids, now),
  ]);
  return rows.map((row) => ({
    ...toMyAd(row, now),
    performance: performances.get(row.id) ?? null,
    ...(figures.get(row.id) ?? noFigures),
  }));
}

async function olderThan(actor: Actor, id: string) {
  const where = { id, ownerId: actor.userId };
  const ad = await db.ad.findFirst({ where, select: { createdAt: true } });
  if (!ad) throw notFound('This ad');
  return { OR: [{ createdAt: { lt: ad.createdAt } }, { createdAt: ad.createdAt, id: { lt: id } }] };
}

import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { Area } from '@/lib/locations/area';

/* Counts stored by refreshAdCounts, about a minute old at most. */

const busy = { tooSlow: siteTexts.siteBusy };

type Named = Pick<ListScope, 'key'>;
type Placed = Pick<Area, 'slug'>;

/** `fresh`: posted in the last 24 hours. */
export async function storedCount(
  { key }: Named,
  { slug }: Placed,
): Promise<{ count: number; fresh: number }> {
  const [found] = await readRows<{ count: number; fresh: number }>(
    Prisma.sql`
    SELECT "count", "fresh" FROM "AdCount" WHERE "scope" = ${key} AND "area" = ${slug}`,
    busy,
  );
  return found ?? { count: 0, fresh: 0 };
}

export async function storedScopeCounts<S extends Named>(
  scopes: readonly S[],
  { slug }: Placed,
): Promise<{ scope: S; count: number }[]> {
  if (scopes.length === 0) return [];
  const rows = await readRows<{ scope: string; count: number }>(
    Prisma.sql`
    SELECT "scope", "count" FROM "AdCount"
    WHERE "area" = ${slug} AND "scope" = ANY (${scopes.map(({ key }) => key)})`,
    busy,
  );
  const counts = new Map(rows.map(({ scope, count }) => [scope, count]));
  return scopes.flatMap((scope) => {
    const count = counts.get(scope.key);
    return count ? [{ scope, count }] : [];
  });
}

export async function areasWithAds<A extends Placed>(
  { key }: Named,
  areas: readonly A[],
): Promise<{ area: A; count: number }[]> {
  if (areas.length === 0) return [];
  const rows = await readRows<{ area: string; count: number }>(
    Prisma.sql`
    SELECT "area", "count" FROM "AdCount"
    WHERE "scope" = ${key} AND "area" = ANY (${areas.map(({ slug }) => slug)})`,
    busy,
  );
  const counts = new Map(rows.map(({ area, count }) => [area, count]));
  return areas.flatMap((area) => {
    const count = counts.get(area.slug);
    return count ? [{ area, count }] : [];
  });
}

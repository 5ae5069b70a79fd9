import type { ListScope } from '@/lib/catalogue/list-scopes';
import { reader } from '@/lib/db/reader';
import type { Area } from '@/lib/locations/areas';

/* Counts stored by refreshAdCounts, a minute or two old. */

type Named = Pick<ListScope, 'key'>;
type Placed = Pick<Area, 'slug'>;

/** `fresh`: posted in the last 24 hours. */
export async function countIn(
  { key }: Named,
  { slug }: Placed,
): Promise<{ count: number; fresh: number }> {
  const found = await reader.adCount.findUnique({
    where: { scope_area: { scope: key, area: slug } },
    select: { count: true, fresh: true },
  });
  return found ?? { count: 0, fresh: 0 };
}

export async function scopesWithAds<S extends Named>(
  scopes: readonly S[],
  { slug }: Placed,
): Promise<{ scope: S; count: number }[]> {
  if (scopes.length === 0) return [];
  const rows = await reader.adCount.findMany({
    where: { area: slug, scope: { in: scopes.map(({ key }) => key) } },
    select: { scope: true, count: true },
  });
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
  const rows = await reader.adCount.findMany({
    where: { scope: key, area: { in: areas.map(({ slug }) => slug) } },
    select: { area: true, count: true },
  });
  const counts = new Map(rows.map(({ area, count }) => [area, count]));
  return areas.flatMap((area) => {
    const count = counts.get(area.slug);
    return count ? [{ area, count }] : [];
  });
}

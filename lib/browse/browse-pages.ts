import { openScopes } from '@/lib/catalogue/list-scopes';
import { reader } from '@/lib/db/reader';
import { browsePath } from '@/lib/site-paths';

export const fewestAdsToIndex = 3;

export type BrowsePageEntry = { path: string; count: number; lastChangedAt: Date };

const slugs = new Map(openScopes.map(({ key, slug }) => [key, slug]));

/** In chunks of at most `size`, in a stable order, without adult lists. */
export async function* browsePages(now: Date, size = 5_000): AsyncGenerator<BrowsePageEntry[]> {
  let last: { scope: string; area: string } | undefined;
  do {
    const rows = await reader.adCount.findMany({
      where: { scope: { in: [...slugs.keys()] }, count: { gte: fewestAdsToIndex } },
      orderBy: [{ scope: 'asc' }, { area: 'asc' }],
      take: size,
      ...(last && { cursor: { scope_area: last }, skip: 1 }),
      select: { scope: true, area: true, count: true, changedAt: true },
    });
    if (rows.length > 0) {
      yield rows.map(({ scope, area, count, changedAt }) => ({
        path: browsePath(slugs.get(scope) ?? scope, area),
        count,
        lastChangedAt: changedAt < now ? changedAt : now,
      }));
    }
    const end = rows.length < size ? undefined : rows.at(-1);
    last = end && { scope: end.scope, area: end.area };
  } while (last);
}

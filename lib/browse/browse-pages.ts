import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import { Prisma } from '@/lib/db/prisma';
import { readAtLength } from '@/lib/db/read-rows';
import { browsePath } from '@/lib/site-paths';

export const fewestAdsToIndex = 3;

export type BrowsePageEntry = {
  scope: ListScope;
  path: string;
  count: number;
  lastChangedAt: Date;
};

type Row = { scope: string; area: string; count: number; changedAt: Date };

/** In chunks of at most `size` and in a stable order. */
export async function* browsePages(
  scopes: readonly ListScope[],
  now: Date,
  size = 5_000,
): AsyncGenerator<BrowsePageEntry[]> {
  const scopeByKey = new Map(scopes.map((scope) => [scope.key, scope]));
  let last = { scope: '', area: '' };
  for (;;) {
    const rows: Row[] = await readAtLength(Prisma.sql`
      SELECT "scope", "area", "count", "changedAt" FROM "AdCount"
      WHERE "scope" = ANY (${[...scopeByKey.keys()]}) AND "count" >= ${fewestAdsToIndex}
        AND ("scope", "area") > (${last.scope}, ${last.area})
      ORDER BY "scope", "area" LIMIT ${size}`);
    if (rows.length > 0) {
      yield rows.flatMap(({ scope: key, area, count, changedAt }) => {
        const scope = scopeByKey.get(key);
        if (!scope) return [];
        const lastChangedAt = changedAt < now ? changedAt : now;
        return [{ scope, path: browsePath(scope.slug, area), count, lastChangedAt }];
      });
    }
    const end = rows.at(-1);
    if (!end || rows.length < size) return;
    last = end;
  }
}

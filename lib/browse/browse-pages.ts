import { openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { Prisma } from '@/lib/db/prisma';
import { readAtLength } from '@/lib/db/read-rows';
import { browsePath } from '@/lib/site-paths';

export const fewestAdsToIndex = 3;

export type BrowsePageEntry = { path: string; count: number; lastChangedAt: Date };

type Row = { scope: string; area: string; count: number; changedAt: Date };

const slugs = new Map(openScopes.map(({ key, slug }) => [key, slug]));

/** In chunks of at most `size` and in a stable order, without adult lists. */
export async function* browsePages(now: Date, size = 5_000): AsyncGenerator<BrowsePageEntry[]> {
  let last = { scope: '', area: '' };
  for (;;) {
    const rows: Row[] = await readAtLength(Prisma.sql`
      SELECT "scope", "area", "count", "changedAt" FROM "AdCount"
      WHERE "scope" = ANY (${[...slugs.keys()]}) AND "count" >= ${fewestAdsToIndex}
        AND ("scope", "area") > (${last.scope}, ${last.area})
      ORDER BY "scope", "area" LIMIT ${size}`);
    if (rows.length > 0) {
      yield rows.map(({ scope, area, count, changedAt }) => ({
        path: browsePath(slugs.get(scope) ?? scope, area),
        count,
        lastChangedAt: changedAt < now ? changedAt : now,
      }));
    }
    const end = rows.at(-1);
    if (!end || rows.length < size) return;
    last = end;
  }
}

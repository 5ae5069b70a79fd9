import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { adsPerPage } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { FacetGroup } from '@/lib/search/engine/facet-groups';
import {
  cursorOfQuery,
  type FoundList,
  isBackwards,
  pageOfAll,
  toFoundList,
} from '@/lib/search/engine/found-list';
import { cursorOf, type ListedAd, type WalkedSort } from '@/lib/search/engine/listed-ad';
import type { CategoryCounts } from '@/lib/search/engine/search-engine';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { collect } from './collect';
import { beyondSql, compareBy, orderSql, runOf, runsOf } from './list-order';

export type WalkedList = FoundList & {
  /** Counts of the fields `facets`; null with words. */
  groups: FacetGroup[] | null;
  categories: CategoryCounts | null;
};

/** Sorts few matches in memory; scans the index in list order for many, where matches are dense. */
export async function findByWalk(
  query: SearchQuery & { sort: WalkedSort },
  now: Date,
  facets: readonly FormField[],
): Promise<WalkedList> {
  const { sort, cursor } = query;
  const toCursor = (ad: ListedAd) => cursorOf(sort, ad);
  const { total, ads, newest, groups, categories } = await collect(query, now, facets);
  const first = sort === 'newest' && !cursor ? newest : null;
  const read = ads
    ? pageOfAll(ads, query, toCursor, compareBy(sort))
    : (first ?? (await walk(query, now)));
  return { ...toFoundList(read, query, total, toCursor), groups, categories };
}

async function walk(query: SearchQuery & { sort: WalkedSort }, now: Date): Promise<ListedAd[]> {
  const cursor = cursorOfQuery(query);
  const backwards = isBackwards(query);
  const runs = runsOf[query.sort].map((run, index) => ({ run, index }));
  if (backwards) runs.reverse();
  const first = cursor ? runs.findIndex(({ index }) => index === runOf(query.sort, cursor)) : 0;
  const read: ListedAd[] = [];
  for (const [position, { run }] of runs.slice(first).entries()) {
    const missing = adsPerPage + 1 - read.length;
    if (missing === 0) break;
    const beyond = cursor && position === 0 ? beyondSql(run, cursor, backwards) : null;
    const conditions = [matchingSql(query, now), run.condition, beyond].filter(
      (sql) => sql !== null,
    );
    read.push(
      ...(await readRows<ListedAd>(Prisma.sql`
        SELECT a."id", a."rankedAt", a."pricePence", a."outcode" FROM "Ad" a
        WHERE ${Prisma.join(conditions, ' AND ')}
        ${orderSql(run, backwards)} LIMIT ${missing}`)),
    );
  }
  return read;
}

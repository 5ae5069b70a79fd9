import { countedExactly } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { countOf } from '@/lib/search/engine/bounded-count';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { countOutcodes } from './count-outcodes';
import { countFacets } from './facet-counts';
import { firstWithAds } from './first-with-ads';
import { findNearest } from './nearest';
import { findRelevant } from './relevance';
import { findByWalk } from './walk';

export const postgresqlEngine: SearchEngine = {
  list,
  facets: countFacets,
  count,
  outcodes: countOutcodes,
  firstWithAds,
};

async function list(...[query, now, fields]: Parameters<SearchEngine['list']>) {
  const { sort, text, area } = query;
  if (sort === 'relevance' && text !== null) {
    const { featured, categories, groups, ...found } = await findRelevant(
      { ...query, text },
      now,
      fields,
    );
    return { list: found, featured, categories, groups };
  }
  if (sort === 'nearest' && area?.centre) {
    const { categories, ...found } = await findNearest(query, area.centre, now);
    return { list: found, featured: [], categories, groups: null };
  }
  const walked = sort === 'price-up' || sort === 'price-down' ? sort : 'newest';
  const { categories, groups, ...found } = await findByWalk(
    { ...query, sort: walked },
    now,
    fields,
  );
  return { list: found, featured: [], categories, groups };
}

async function count(filter: SearchFilter, now: Date) {
  const [row] = await readRows<{ count: number }>(Prisma.sql`
    SELECT count(*)::integer AS "count" FROM (
      SELECT FROM "Ad" a WHERE ${matchingSql(filter, now)} LIMIT ${countedExactly + 1}) found`);
  return countOf(row?.count ?? 0);
}

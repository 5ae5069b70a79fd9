import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import type { Point } from '@/lib/locations/distance';
import { countOf } from '@/lib/search/engine/bounded-count';
import { cursorOfQuery, isBackwards, toFoundList } from '@/lib/search/engine/found-list';
import type { EngineList } from '@/lib/search/engine/search-engine';
import { outcodesAround, outcodesByDistance } from '@/lib/search/matching/area-outcodes';
import type { Cursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { categoriesOf, ofCategories } from './aggregations';
import { all, is } from './clause';
import { filterClauses } from './filter-clauses';
import { multiSearch, searchOne } from './multi-search';
import { withWords } from './read-words';
import { orderOf } from './sorted';

/** Finds the outcodes with ads first, then the ads of the nearest, newest first within each. */
export async function findNearest(
  query: SearchQuery,
  centre: Point,
  now: Date,
): Promise<EngineList> {
  const outcodes = outcodesByDistance(centre, outcodesAround(query.area, query.radius));
  const clauses = await withWords((words) => filterClauses(query, now, words));
  const counted = await searchOne({
    query: all(clauses),
    size: 0,
    aggs: { ...ofCategories, outcodes: { terms: { field: 'outcode', size: outcodes.length } } },
    track_total_hits: countedExactly + 1,
  });
  const cursor = cursorOfQuery(query);
  const backwards = isBackwards(query);
  const from = cursor?.keys[0] ?? 0;
  const buckets = counted.aggregations?.outcodes?.buckets ?? [];
  const counts = new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
  const ordered = backwards ? outcodes.slice(0, from + 1).reverse() : outcodes.slice(from);
  const [first, ...others] = ordered;
  const begun = cursor && first ? [first] : [];
  const wanted = [...begun, ...enough(cursor ? others : ordered, counts)];
  const answers = await multiSearch(
    wanted.map((outcode, at) => ({
      query: all([is('outcode', outcode), ...clauses]),
      size: adsPerPage + 1,
      sort: orderOf('rankedAt', !backwards),
      ...(cursor && at === 0 && { search_after: [cursor.keys[1] ?? 0, cursor.id] }),
      track_total_hits: false,
    })),
  );
  const position = new Map(outcodes.map((outcode, index) => [outcode, index]));
  const read = answers.flatMap(({ hits }, at) =>
    hits.hits.map(
      ({ _id, sort }): Cursor => ({
        keys: [position.get(wanted[at] ?? '') ?? outcodes.length, Number(sort[0])],
        id: _id,
      }),
    ),
  );
  const total = countOf(counted.hits.total?.value ?? 0);
  return {
    list: toFoundList(read.slice(0, adsPerPage + 1), query, total, (found) => found),
    featured: [],
    categories: categoriesOf(counted),
    groups: null,
  };
}

/** The first outcodes with enough ads for a page and one more. */
function enough(ordered: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const chosen: string[] = [];
  let found = 0;
  for (const outcode of ordered) {
    if (found > adsPerPage) break;
    const count = counts.get(outcode) ?? 0;
    if (count > 0) chosen.push(outcode);
    found += count;
  }
  return chosen;
}

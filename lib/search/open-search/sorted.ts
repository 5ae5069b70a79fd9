import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import { countOf } from '@/lib/search/engine/bounded-count';
import { cursorOfQuery, isBackwards, toFoundList } from '@/lib/search/engine/found-list';
import { cursorOf, type ListedAd, type WalkedSort } from '@/lib/search/engine/listed-ad';
import type { EngineList } from '@/lib/search/engine/search-engine';
import { noPrice } from '@/lib/search/open-search/indexing/documents';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { categoriesOf, groupsOf, ofCategories, ofFields } from './aggregations';
import { all } from './clause';
import { filterClauses } from './filter-clauses';
import { type Hit, searchOne } from './multi-search';
import { withWords } from './read-words';

const keys = {
  newest: { field: 'rankedAt', isDown: true, none: 0 },
  'price-up': { field: 'priceUp', isDown: false, none: noPrice.up },
  'price-down': { field: 'priceDown', isDown: true, none: noPrice.down },
} as const;

export const orderOf = (field: string, isDown: boolean) => {
  const order = isDown ? ('desc' as const) : ('asc' as const);
  return [{ [field]: order }, { id: order }];
};

export async function findSorted(
  query: SearchQuery & { sort: WalkedSort },
  now: Date,
  fields: readonly FormField[],
): Promise<EngineList> {
  const { field, isDown, none } = keys[query.sort];
  const cursor = cursorOfQuery(query);
  const filter = await withWords((words) => all(filterClauses(query, now, words)));
  const answer = await searchOne({
    query: filter,
    size: adsPerPage + 1,
    sort: orderOf(field, isDown !== isBackwards(query)),
    ...(cursor && { search_after: [cursor.keys[0] ?? none, cursor.id] }),
    aggs: { ...ofCategories, ...ofFields(fields) },
    track_total_hits: countedExactly + 1,
  });
  const toListed = ({ _id, sort }: Hit): ListedAd => {
    const key = Number(sort[0]);
    return {
      id: _id,
      rankedAt: new Date(query.sort === 'newest' ? key : 0),
      pricePence: key === none ? null : key,
      outcode: '',
    };
  };
  return {
    list: toFoundList(
      answer.hits.hits.map(toListed),
      query,
      countOf(answer.hits.total?.value ?? 0),
      (ad) => cursorOf(query.sort, ad),
    ),
    featured: [],
    categories: categoriesOf(answer),
    groups: groupsOf(fields, answer),
  };
}

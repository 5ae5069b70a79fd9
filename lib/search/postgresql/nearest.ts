import { adsPerPage } from '@/lib/catalogue/limits';
import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { Point } from '@/lib/locations/distance';
import {
  cursorOfQuery,
  type FoundList,
  isBackwards,
  pageOfAll,
  toFoundList,
} from '@/lib/search/engine/found-list';
import type { ListedAd } from '@/lib/search/engine/listed-ad';
import type { CategoryCounts } from '@/lib/search/engine/search-engine';
import { outcodesAround, outcodesByDistance } from '@/lib/search/matching/area-outcodes';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { Cursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { compareText } from '@/lib/text/compare-text';
import { collect } from './collect';

/** Outcodes in the first query; later queries take ever more. */
const firstStep = 8;
const growth = 4;

/** Many matches are read outwards, until the page is full. */
export async function findNearest(
  query: SearchQuery,
  centre: Point,
  now: Date,
): Promise<FoundList & { categories: CategoryCounts | null }> {
  const outcodes = outcodesByDistance(centre, outcodesAround(query.area, query.radius));
  const position = new Map(outcodes.map((outcode, index) => [outcode, index]));
  const toCursor = (ad: ListedAd): Cursor => ({
    keys: [position.get(ad.outcode) ?? outcodes.length, ad.rankedAt.getTime()],
    id: ad.id,
  });
  const { total, ads, categories } = await collect(query, now);
  const read = ads
    ? pageOfAll(ads, query, toCursor, compare)
    : await readOutwards(query, outcodes, now);
  return { ...toFoundList(read, query, total, toCursor), categories };
}

const compare = (a: Cursor, b: Cursor) =>
  (a.keys[0] ?? 0) - (b.keys[0] ?? 0) ||
  (b.keys[1] ?? 0) - (a.keys[1] ?? 0) ||
  compareText(b.id, a.id);

async function readOutwards(
  query: SearchQuery,
  nearestFirst: readonly string[],
  now: Date,
): Promise<ListedAd[]> {
  const cursor = cursorOfQuery(query);
  const backwards = isBackwards(query);
  const from = cursor?.keys[0] ?? 0;
  const outcodes = backwards ? nearestFirst.slice(0, from + 1).reverse() : nearestFirst.slice(from);
  const read: ListedAd[] = [];
  let done = 0;
  for (let step = cursor ? 1 : firstStep; done < outcodes.length; step *= growth) {
    const missing = adsPerPage + 1 - read.length;
    if (missing <= 0) break;
    const beyond = cursor && done === 0 ? beyondSql(cursor, backwards) : Prisma.empty;
    const batch = codeArray(outcodes.slice(done, done + step));
    const direction = Prisma.raw(backwards ? 'ASC' : 'DESC');
    read.push(
      ...(await readRows<ListedAd>(Prisma.sql`
        SELECT a."id", a."rankedAt", a."pricePence", a."outcode" FROM "Ad" a
        WHERE ${matchingSql({ ...query, area: null }, now)}
          AND a."outcode" = ANY (${batch}) ${beyond}
        ORDER BY array_position(${batch}, a."outcode"),
          a."rankedAt" ${direction}, a."id" ${direction}
        LIMIT ${missing}`)),
    );
    done += step;
  }
  return read;
}

function beyondSql({ keys, id }: Cursor, backwards: boolean): Prisma.Sql {
  const sign = Prisma.raw(backwards ? '>' : '<');
  return Prisma.sql`
    AND (a."rankedAt", a."id") ${sign} (${new Date(keys[1] ?? 0)}::timestamptz, ${id})`;
}
